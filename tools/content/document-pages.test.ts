import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { documentPage, documentPages, documentRoute } from "./document-pages.ts";

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
  ["no day", front.replace(/updated.*\n/, ""), "field updated: is no ISO date"],
  ["a line that isn't on the map", front.replace("resources", "sea"), "field navigation.line:"],
  ["a field too many", front.replace("\ntitle:", "\nsummary: No.\ntitle:"), '"summary"'],
])("a document with %s is refused, with its file and field", (_, text, message) => {
  expect(() => documentPage(text, file)).toThrow(`${file}, record 'front matter', `);
  expect(() => documentPage(text, file)).toThrow(message);
});

test("its route has the page's meta and frame, and the text below them", async () => {
  const code = String(await compile(documentRoute(`${front}\n## Overview\n`, file)));
  expect(code).toContain("export const page = ");
  expect(code).toContain("export default function MDXContent");
  expect(code).toContain('"Overview"');
  expect(code).not.toContain("frame");
});

test("what a document exports as its frame reaches the page", () => {
  const text = `${front}\nexport const frame = { badge: "v1" }\n\n## Overview\n`;
  expect(documentRoute(text, file)).toContain("{...frame}");
});

test("every document with its own address is a page, and the API reference is not", () => {
  const files = documentPages.map(({ document }) => document);
  expect(files).toContain("content/docs/mcp.mdx");
  expect(files).not.toContain("content/docs/api-reference.mdx");
});
