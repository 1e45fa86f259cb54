import { expect, test } from "vitest";
import { everyWordProblem, wordProblems } from "./page-words.ts";

const file = "content/pages/example.ts";

test("the words of all pages are in order", async () => {
  expect(await everyWordProblem()).toEqual([]);
});

test.each([
  ["an empty text", { text: "" }, "field section.text: is empty"],
  ["an exclamation mark", { label: "Try it now!" }, "field section.label: has an exclamation mark"],
  [
    "a loud word",
    { cards: ["Seamless work."] },
    "field section.cards.0: has a word that the voice",
  ],
  ["a long heading", { heading: "a".repeat(61) }, "field section.heading: has more than 60"],
  ["a long text", { text: `${"a".repeat(320)}.` }, "field section.text: has more than 320"],
  [
    "an unfinished item",
    { items: ["Done"] },
    "field section.items.0: does not end like a sentence",
  ],
  ["a long text without a full stop", { text: "a ".repeat(40) }, "does not end like a sentence"],
  ["a wrong email address", { mail: "us" }, "field section.mail: isn't an email address"],
  ["an empty list", { stats: [] }, "field section.stats: holds nothing"],
])("%s is named with its file and field", (_, section, message) => {
  const problems = wordProblems(file, { section });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${file}, `);
  expect(problems[0]).toContain(message);
});

test("what the specification fixes keeps its voice, and a page's record has its own shape", () => {
  expect(wordProblems(file, { toast: { title: "Subscription confirmed!" } })).toEqual([]);
  expect(wordProblems(file, { examplePage: { title: "" } })).toEqual([]);
});
