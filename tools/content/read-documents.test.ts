import { expect, test } from "vitest";
import { documentProblems, everyDocumentProblem } from "./read-documents.ts";

const sound = {
  title: "Molfar Image",
  updated: "2026-11-20",
  summary: "What it is.",
};

const documentWith = (fields: Record<string, string>) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}\n---\n\nText.\n`;

test("the front matter of every document is right", () => {
  expect(everyDocumentProblem()).toEqual([]);
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
