import { expect, test } from "vitest";
import { markdownPassages, scriptPassages } from "./passages.ts";

test("paragraphs, headings and cells are passages with their lines, and code is not", () => {
  const markdown = [
    "# Read me",
    "",
    "Set `X_PATH` and [go on](/docs).",
    "",
    "```sh",
    "whoever --version",
    "```",
    "",
    "| Name | Meaning |",
    "| --- | --- |",
    "| `a` | A word |",
  ].join("\n");
  expect(markdownPassages("page.md", markdown)).toEqual([
    { page: "page.md", line: 1, text: "Read me", prose: false },
    { page: "page.md", line: 3, text: "Set X and go on.", prose: true },
    { page: "page.md", line: 9, text: "Name", prose: false },
    { page: "page.md", line: 9, text: "Meaning", prose: false },
    { page: "page.md", line: 11, text: "A word", prose: false },
  ]);
});

test("the entries of one list share a group, and another list has its own", () => {
  const groups = markdownPassages("page.md", "- One entry\n- Another\n\nText.\n\n1. Third").map(
    ({ group }) => group,
  );
  expect(groups).toEqual([1, 1, undefined, 2]);
});

test("the sentences in a script are passages, and its names and keys are not", () => {
  const script = [
    'const a = "Copy the link", b = "server-facts", c = "GET /pipelines";',
    `const d = \`There are \${count} findings.\`;`,
    'const e = "Copy the link";',
  ].join("\n");
  expect(scriptPassages("assets/a.js", script)).toEqual([
    { page: "assets/a.js", text: "Copy the link", prose: false },
    { page: "assets/a.js", text: "There are X findings.", prose: true },
  ]);
});

test("texts that the minifier has joined come apart, without the addresses of their links", () => {
  const script = 'const a = "Do you bill in SGD?(Yes, see [Pricing](/pricing).(No.".split("(");';
  expect(scriptPassages("assets/a.js", script).map(({ text }) => text)).toEqual([
    "Do you bill in SGD?",
    "Yes, see Pricing.",
  ]);
});
