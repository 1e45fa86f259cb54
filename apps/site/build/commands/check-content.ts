import * as dialogs from "#content/form-dialogs.ts";
import * as forms from "#content/forms.ts";
import { subscribe } from "#content/pages/home.ts";
import { formDialogsShape, formsShape, subscribeShape } from "#content/schema/forms.ts";
import { collections } from "../content/collections.ts";
import { wholeFileProblems } from "../content/content-problems.ts";
import { brokenRules } from "../content/page-rules.ts";
import { everyWordProblem } from "../content/page-words.ts";

/** Stops the build when a record of the content is wrong, with a sentence for each fault. */
const problems = [
  ...collections.flatMap((collection) => collection.problems()),
  ...(await everyWordProblem()),
  ...brokenRules(),
  ...wholeFileProblems("content/pages/home.ts, subscribe", subscribeShape, subscribe),
  ...wholeFileProblems("content/forms.ts", formsShape, forms),
  ...wholeFileProblems("content/form-dialogs.ts", formDialogsShape, dialogs),
];

if (problems.length > 0) {
  console.error(
    `The content has ${problems.length} fault(s), in apps/site:\n${problems.join("\n")}`,
  );
  process.exit(1);
}
