import { wholeFileProblems } from "@yno/records/check";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import * as page from "#content/docs-mcp-page.ts";
import { docsMcpPageShape, docsMcpServerProblems } from "./docs-mcp-page.ts";

const known = mcpServers.map(({ id }) => id);
const problems = (changes: object) =>
  wholeFileProblems("page.ts", docsMcpPageShape, { ...page, ...changes });

test("a card of a server that the registry does not have is named", () => {
  const without = known.filter((id) => id !== "git");
  expect(docsMcpServerProblems("page.ts", page, without)).toEqual([
    expect.stringContaining("field popularServers: 'git' isn't a server of the registry."),
  ]);
});

test("a use case with a server without a card is reported", () => {
  const useCases = [{ title: "A case", text: "Done.", servers: ["redis"] }];
  expect(docsMcpServerProblems("page.ts", { ...page, useCases }, known)).toEqual([
    expect.stringContaining("record 'A case', field servers: 'redis' isn't one"),
  ]);
});

test("groups and cards appear once each, in the specification's order", () => {
  expect(problems({ registryGroups: page.registryGroups.toReversed() })).toEqual([
    expect.stringContaining("must name each group once, in this order"),
  ]);
  expect(problems({ popularServers: page.popularServers.toReversed() })).toEqual([
    expect.stringContaining("must name each card once, in this order"),
  ]);
});
