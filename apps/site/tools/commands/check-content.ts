import { wholeFileProblems } from "@yno/records/check";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import * as docsMcpPage from "#content/docs-mcp-page.ts";
import { subscribe } from "#content/pages/home.ts";
import { docsMcpServerProblems } from "#content/schema/docs-mcp-page.ts";
import { subscribeShape } from "#content/schema/forms.ts";
import { collections } from "../content/collections.ts";
import { everyFileProblem } from "../content/whole-files.ts";

/** Stops the build when a record of the content is wrong, with a sentence for each fault. */
const problems = [
  ...collections.flatMap((collection) => collection.problems()),
  ...docsMcpServerProblems(
    "content/docs-mcp-page.ts",
    docsMcpPage,
    mcpServers.map(({ id }) => id),
  ),
  ...wholeFileProblems("content/pages/home.ts, subscribe", subscribeShape, subscribe),
  ...(await everyFileProblem()),
];

if (problems.length > 0) {
  console.error(`The content has ${problems.length} fault(s):\n${problems.join("\n")}`);
  process.exit(1);
}
