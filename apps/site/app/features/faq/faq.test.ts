import fc from "fast-check";
import { expect, test } from "vitest";
import { faqCategories } from "#content/collections/faq.ts";
import { questionWords } from "#content/messages/filtered-lists.ts";
import {
  countQuestions,
  groupByCategory,
  knownCategory,
  narrow,
  type Question,
  questionContains,
  statusLine,
} from "./faq.ts";

const awkward = [
  ...[
    "",
    " ",
    "a",
    "A",
    "É",
    "é",
    "e\u0301",
    "ß",
    "İ",
    "ς",
    "Σ",
    "😀",
    "👩🏽‍💻",
    "\ud83d",
    "\udc00",
  ],
  ...["שלום", "\u202e", ".*", "(", "[", "\\", "$&", "^", "|", '"', "<b>", "\n\n", "\0"],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...awkward), { maxLength: 8 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const category = fc.constantFrom(...faqCategories);
const question: fc.Arbitrary<Question> = fc.record({
  id: text,
  category,
  question: text,
  answer: text,
  text: fc.constant([]),
});
const questions = fc.array(question, { maxLength: 20 });
const narrowing = fc.record({
  term: text,
  category: fc.constantFrom("" as const, ...faqCategories),
});

const asked = (changes: Partial<Question>): Question => ({
  id: "a",
  category: "Getting Started",
  question: "",
  answer: "",
  text: [],
  ...changes,
});

/** Character by character, as a person would search by hand. */
function standsIn(whole: string, part: string): boolean {
  const characters = whole.toUpperCase().split("");
  const wanted = part.toUpperCase().split("");
  return [...characters.keys(), characters.length].some((start) =>
    wanted.every((character, index) => characters[start + index] === character),
  );
}

test("a question matches when it or its answer contains the text, ignoring case", () => {
  fc.assert(
    fc.property(question, text, (each, term) => {
      const expected = standsIn(each.question, term) || standsIn(each.answer, term);
      expect(questionContains(each, term)).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test("case doesn't count, also where a small letter has two forms", () => {
  expect(questionContains(asked({ answer: "We refund its fees." }), "REFUND ITS")).toBe(true);
  expect(questionContains(asked({ answer: "ΟΔΟΣ" }), "οδοσ")).toBe(true);
});

test("a text that ends in the question and goes on in the answer is not found", () => {
  expect(questionContains(asked({ question: "How?", answer: "So." }), "?S")).toBe(false);
});

test("narrowing keeps exactly the questions that match, in their order, in their own groups", () => {
  fc.assert(
    fc.property(questions, narrowing, (all, wanted) => {
      const groups = narrow(groupByCategory(all), wanted);
      const expected = all.filter(
        (each) =>
          (wanted.category === "" || each.category === wanted.category) &&
          (standsIn(each.question, wanted.term) || standsIn(each.answer, wanted.term)),
      );
      const names = new Set(expected.map((each) => each.category));
      expect(new Set(groups.map((group) => group.category))).toEqual(names);
      expect(countQuestions(groups)).toBe(expected.length);
      for (const group of groups) {
        expect(group.questions).toEqual(expected.filter((q) => q.category === group.category));
      }
    }),
  );
});

test("only a category of the list is accepted from the address", () => {
  const groups = groupByCategory([asked({}), asked({ category: "Account & Billing" })]);
  expect(knownCategory(groups, "Account & Billing")).toBe("Account & Billing");
  for (const other of ["", "account & billing", "All", "Technical Support", "constructor"]) {
    expect(knownCategory(groups, other)).toBe("");
  }
});

test.each([
  ["", "", "Showing 3 of 84 question(s)"],
  ["", "Account & Billing", "Showing 3 of 84 question(s) in Account & Billing"],
  ["refund", "", 'Showing 3 of 84 question(s) matching "refund"'],
  ["a$&b", "Getting Started", 'Showing 3 of 84 question(s) in Getting Started matching "a$&b"'],
] as const)("the status line for '%s' and '%s' is the specification's", (term, name, line) => {
  expect(statusLine(3, 84, { term, category: name })).toBe(line);
});

test("one question is one", () => {
  expect([0, 1, 2].map(questionWords.count)).toEqual(["0 questions", "1 question", "2 questions"]);
});
