import type { Paragraph, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { subProcessors } from "#content/collections/sub-processors.ts";
import { panel } from "#content/mcp-registry-panel.ts";
import { subProcessorColumns } from "#content/pages/privacy.ts";
import * as sharedFacts from "#content/shared-facts.ts";
import { serverSamples, stateFacts, subProcessorTable } from "./inserted-values.ts";

function stated(value: string): Paragraph["children"] {
  const sentence: Paragraph = {
    type: "paragraph",
    children: [
      { type: "text", value: "It lasts " },
      { type: "mdxTextExpression", value },
      { type: "text", value: "." },
    ],
  };
  const tree: Root = { type: "root", children: [sentence] };
  stateFacts()(tree);
  return sentence.children;
}

test("a fact becomes its words, and the sentence one text", () => {
  expect(stated("sharedFacts.trial")).toEqual([
    { type: "text", value: `It lasts ${sharedFacts.trial}.` },
  ]);
});

test("any other expression stays", () => {
  expect(stated("site.brand")[1]).toEqual({ type: "mdxTextExpression", value: "site.brand" });
});

test("a fact that is unknown stops the build", () => {
  expect(() => stated("sharedFacts.tril")).toThrow("{sharedFacts.tril} isn't a fact");
});

const sample = (attributes: Record<string, string>): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name: "ServerSample",
  attributes: Object.entries(attributes).map(([name, value]) => ({
    type: "mdxJsxAttribute",
    name,
    value,
  })),
  children: [],
});

function filled(attributes: Record<string, string>): Root {
  const tree: Root = { type: "root", children: [sample(attributes)] };
  serverSamples()(tree);
  return tree;
}

const git = mcpServers.find(({ id }) => id === "git");
const [paragraph, code] = filled({ server: "git", client: "cursor", title: "mcp.json" }).children;

test("a sample becomes the panel's sentence and a block with its title", () => {
  const place = panel.inProject(".cursor/mcp.json", "~/.cursor/mcp.json");
  expect(paragraph).toEqual({ type: "paragraph", children: [{ type: "text", value: place }] });
  expect(code).toMatchObject({ type: "code", lang: "json" });
  expect(code).toHaveProperty("meta", expect.stringContaining('title="mcp.json"'));
});

test("the block holds the configuration of that server for that client", () => {
  if (code?.type !== "code") throw new Error("There is no block.");
  expect(JSON.parse(code.value)).toEqual({
    mcpServers: { git: { command: "uvx", args: [`mcp-server-git@${git?.version}`] } },
  });
});

test("a configuration isn't a definition of an image, and its block is marked as such", () => {
  expect(code).toHaveProperty("meta", expect.stringContaining("not-a-definition"));
});

test("a file that isn't JSON has its format", () => {
  const [, file] = filled({ server: "git", client: "codex", title: "config.toml" }).children;
  expect(file).toMatchObject({ lang: "toml" });
  expect(file).toHaveProperty("value", expect.stringContaining("[mcp_servers.git]"));
});

test("a sample for Windows is what the client needs there", () => {
  const wanted = { server: "brave-search", client: "claude-code", system: "windows", title: "a" };
  const [, file] = filled(wanted).children;
  expect(file).toMatchObject({ lang: "json", value: expect.stringContaining('["/c", "npx", ') });
});

test("an allowlist is a sample too", () => {
  const [, list] = filled({ server: "git", client: "allowlist", title: "a" }).children;
  expect(list).toHaveProperty("value", expect.stringContaining('"allowedMcpServers"'));
});

test.each([
  ["a server that is unknown", { server: "none", client: "cursor", title: "a" }, "'none'"],
  ["a client that is unknown", { server: "git", client: "none", title: "a" }, "'none'"],
  ["no title", { server: "git", client: "cursor" }, "has no title"],
  [
    "an address that the client's file can't hold",
    { server: "atlassian", client: "claude-desktop", title: "a" },
    "which its file can't hold",
  ],
])("%s stops the build", (_, attributes, message) => {
  expect(() => filled(attributes)).toThrow(message);
});

test("the table of sub-processors has a row for each record, under its columns", () => {
  const tree: Root = {
    type: "root",
    children: [
      { type: "mdxJsxFlowElement", name: "SubProcessorTable", attributes: [], children: [] },
    ],
  };
  subProcessorTable()(tree);
  const [table] = tree.children;
  const rows = table?.type === "table" ? table.children : [];
  const cells = rows.map(({ children }) =>
    children.flatMap((cell) => cell.children.map((part) => "value" in part && part.value)),
  );
  expect(cells).toEqual([
    Object.values(subProcessorColumns),
    ...subProcessors.map((each) => [each.company, each.work, each.data, each.place, each.host]),
  ]);
});
