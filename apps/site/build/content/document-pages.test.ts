import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import {
  changesPage,
  documentPage,
  documentPages,
  documentProblems,
  documentRoute,
  splitDocument,
} from "./document-pages.ts";

const file = "content/docs/tides.mdx";
const front = `---
path: /docs/tides
navigation: { line: resources, station: 9, title: Tides }
updated: 2026-11-20
title: Tides
description: When the water comes and goes.
heading: Tides
opening: 'This document says when the water "comes" and goes.'
---
`;

test("the front matter of a document is the record of its page", () => {
  expect(documentPage(`${front}\n## Overview\n`, file)).toEqual({
    path: "/docs/tides",
    navigation: { line: "resources", station: 9, title: "Tides" },
    updated: "2026-11-20",
    title: "Tides | YNO",
    description: "When the water comes and goes.",
    heading: "Tides",
    opening: 'This document says when the water "comes" and goes.',
    document: file,
  });
});

test.each([
  [
    "an address that isn't one",
    front.replace("/docs/tides", "tides"),
    "field path: isn't a page's address",
  ],
  ["no opening", front.replace(/opening.*\n/, ""), "field opening: must be text"],
  ["no day", front.replace(/updated.*\n/, ""), "field updated: isn't an ISO date"],
  ["a line that isn't on the map", front.replace("resources", "sea"), "field navigation.line:"],
  [
    "a field too many",
    front.replace("\ntitle:", "\nsummary: No.\ntitle:"),
    "does not belong here: summary",
  ],
])("a document with %s is refused, with its file and field", (_, text, message) => {
  expect(() => documentPage(text, file)).toThrow(`${file}, record 'front matter'`);
  expect(() => documentPage(text, file)).toThrow(message);
});

test("its route has the page's meta and frame, and its text apart", async () => {
  const code = String(await compile(documentRoute(`${front}\n## Overview\n`, file)));
  expect(code).toContain("export const page = ");
  expect(code).toContain("export default function MDXContent");
  expect(code).toContain(`import("#${file}?text")`);
  expect(code).not.toContain("Overview");
  expect(code).not.toContain("frame");
});

test("what a document exports as its frame reaches the page", () => {
  const text = `${front}\nexport const frame = { badge: "v1" }\n\n## Overview\n`;
  expect(documentRoute(text, file)).toContain("{...frame}");
});

test("the frame of a document and its text import only what they use", () => {
  const tool = 'import { Tool } from "#app/tool.tsx"';
  const words = 'import * as words from "#content/words.ts"';
  const frame = "export const frame = {\n  actions: <Tool />,\n}";
  const { facts, text } = splitDocument(`${tool}\n${words}\n\n${frame}\n\n{words.tide}\n`);
  expect(facts).toContain(tool);
  expect(facts).not.toContain(words);
  expect(facts).toContain(frame);
  expect(text).not.toContain("Tool");
  expect(text).toContain(words);
});

test("every document with its own address is a page, and the API reference is not", () => {
  const files = documentPages.map(({ document }) => document);
  expect(files).toContain("content/docs/mcp.mdx");
  expect(files).not.toContain("content/docs/api-reference.mdx");
});

const sound = {
  title: "Molfar Image",
  updated: "2026-11-20",
  summary: "What it is.",
};

const documentWith = (fields: Record<string, string>) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}\n---\n\nText.\n`;

test.each([
  [true, "a new title", /^title: .*/m, "title: Another"],
  [true, "a new station", /title: MCP }/, "title: Another }"],
  [false, "new text", /$/, "More."],
  [false, "front matter that can't be read", /^title: .*/m, "title: : :"],
  [false, "nothing", /^/, ""],
])("%s: an edited document with %s describes another page", (isOther, _, before, after) => {
  const file = "content/docs/mcp.mdx";
  const text = readFileSync(join(root, file), "utf8").replace(before, after);
  expect(changesPage(text, file)).toBe(isOther);
});

test("valid front matter has no problems", () => {
  expect(documentProblems(documentWith(sound), "a.mdx")).toEqual([]);
});

test("a summary of 160 characters is short enough, and one more is too long", () => {
  const summary = (length: number) => `${"a".repeat(length - 1)}.`;
  expect(documentProblems(documentWith({ ...sound, summary: summary(160) }), "a.mdx")).toEqual([]);
  expect(documentProblems(documentWith({ ...sound, summary: summary(161) }), "a.mdx")).toEqual([
    expect.stringContaining("field summary: has more than 160 characters."),
  ]);
});

test.each([
  ["an empty title", { ...sound, title: '""' }, "field title: is empty. Write it."],
  ["no title", { updated: sound.updated, summary: sound.summary }, "field title: must be text."],
  [
    "a date of another form",
    { ...sound, updated: "20 November" },
    "field updated: isn't an ISO date.",
  ],
  ["an invalid day", { ...sound, updated: "2026-02-30" }, "field updated: isn't an ISO date."],
  ["an extra field", { ...sound, author: "We" }, "has a field that does not belong here: author."],
  [
    "text that YAML reads otherwise",
    { ...sound, title: "One: two" },
    "the front matter isn't YAML",
  ],
])("%s is named with file, field and remedy", (_, fields, message) => {
  const [problem = "", ...others] = documentProblems(documentWith(fields), "a.mdx");
  expect(others).toEqual([]);
  expect(problem).toMatch(/^a\.mdx\b/);
  expect(problem).toContain(message);
});

test("a file without front matter is named", () => {
  expect(documentProblems("# Text", "a.mdx")).toEqual([
    "a.mdx doesn't begin with front matter. Write it between two lines of '---'.",
  ]);
});
