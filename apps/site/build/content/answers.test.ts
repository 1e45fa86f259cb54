import { expect, test } from "vitest";
import { pages } from "#content/collections/pages.ts";
import { answerProblems, plainAnswer } from "./answers.ts";

const paths = pages.map(({ path }) => path);
const words = (count: number) => `${"word ".repeat(count - 1)}word.`;
const problems = (answer: string) =>
  answerProblems("content/faq.ts", [{ id: "a", answer }], paths).join("\n");

test("an answer is read with the words of its links, and a blank line between paragraphs", () => {
  expect(plainAnswer("The [plan table](/pricing) says so.\n\nAnd [we](/support#form) do.")).toBe(
    "The plan table says so.\n\nAnd we do.",
  );
});

test("each entry of a list is a line", () => {
  expect(plainAnswer("Two plans:\n\n- [SME](/pricing)\n- Enterprise")).toBe(
    "Two plans:\n\nSME\nEnterprise",
  );
});

test("a short answer needs no link", () => {
  expect(problems(words(40))).toBe("");
});

test.each([5, 120])("an answer of %i words is accepted", (count) => {
  expect(problems(`[Pricing](/pricing) ${words(count - 1)}`)).toBe("");
});

test.each([
  ["4 words", `[Pricing](/pricing) ${words(3)}`, "has fewer than 5 words"],
  ["121 words", `[Pricing](/pricing) ${words(120)}`, "has more than 120 words"],
  ["41 words and no link", words(41), "has no link"],
  ["no full stop", `${words(50)} See [Pricing](/pricing)`, "doesn't end like a sentence"],
  [
    "a link to another site",
    `[us](https://us.example) ${words(50)}`,
    "links to https://us.example",
  ],
  ["a link to no page", `[Contact](/contact#form) ${words(50)}`, "isn't a page of the site"],
  ["a broken link", `[Pricing](/pricing) [us](/ ${words(50)}`, "shows '['"],
  ["bold words", `[Pricing](/pricing) **is** ${words(50)}`, "line 1 has strong"],
])("an answer with %s is refused, with its name", (_, answer, message) => {
  expect(problems(answer)).toContain(message);
  expect(problems(answer)).toMatch(/^content\/faq\.ts, record 'a', field answer: /);
});
