import { expect, test } from "vitest";
import { plainAnswer } from "#build/content/answers.ts";
import { contentProblems } from "#build/content/content-problems.ts";
import { run as invoiceRun } from "../runs/three-way-invoice-matching.ts";
import { collection, type FaqEntry, faq, faqCategories, faqEntryShape } from "./faq.ts";

const good: FaqEntry = {
  id: "a-question",
  category: "Getting Started",
  question: "Is it so?",
  answer: "Yes. All of it is there. See [Pricing](/pricing).",
};

test.each([
  ["a question that does not ask", { question: "It is so." }, "isn't a question"],
  ["a question that is too long", { question: `${"x".repeat(110)}?` }, "more than 110"],
  ["an answer of six paragraphs", { answer: Array(6).fill("One.").join("\n\n") }, "up to five"],
  ["a line break inside a paragraph", { answer: "One\ntwo." }, "no other break"],
  ["a name with capitals", { id: "A-Question" }, "isn't a name"],
])("%s is refused", (_, change, reason) => {
  const problems = (entry: object) =>
    contentProblems("content/collections/faq.ts", faqEntryShape, [entry], () => "it");
  expect(problems(good)).toEqual([]);
  expect(problems({ ...good, ...change }).join("\n")).toContain(reason);
});

const fullSet = faqCategories.flatMap((category) =>
  Array.from({ length: 12 }, (_, index): FaqEntry => {
    const name = `${faqCategories.indexOf(category)}-${index}`;
    return { ...good, id: name, category, question: `Is it ${name}?` };
  }),
);

test.each([
  [
    "a category without a question",
    fullSet.slice(12),
    "no record has the category 'Getting Started'",
  ],
  ["two questions with one id", [...fullSet, { ...good, id: "0-0" }], "id '0-0' is there more"],
  [
    "one question asked twice",
    [...fullSet, { ...good, question: "Is it 0-0?" }],
    "question 'Is it 0-0?' is there more",
  ],
])("%s: the set says so", (_, entries, reason) => {
  expect(collection.problems(fullSet)).toEqual([]);
  expect(collection.problems(entries).join("\n")).toContain(reason);
});

test.each([
  ["Account & Billing", /No card is required\. The 14-day free trial/],
  ["Account & Billing", /30-day money-back guarantee/],
  ["Account & Billing", /after we've cancelled\? For 30 days/],
  [
    "Account & Billing",
    /effective immediately[^?]*Billing is prorated by day on your next invoice/,
  ],
  [
    "Technical Support",
    /Starter[^.]* 1,000 requests per hour\.\s+Professional[^.]* 10,000 requests per hour/,
  ],
  ["Technical Support", /Enterprise tier has a custom limit/],
  ["Technical Support", /request logs[^.]* 30 days\. By default, run records[^.]* 90 days/],
  [
    "Technical Support",
    /Within 12 hours if you use the ticket form, and within 24 hours if you email/,
  ],
  ["Technical Support", /The phone[^.]* 9 AM to 6 PM SGT/],
  ["Security & Compliance", /we notify the regulator within 72 hours/],
])("the questions of %s keep what the specification promises: %s", (category, promise) => {
  expect(categoryText(category)).toMatch(promise);
});

test("the answer on Community has the calls of the invoice run to systems and models", () => {
  const calls = invoiceRun.steps.flatMap((step) => (step.kind === "work" ? step.calls : []));
  const counted = calls.filter(({ system }) => !["Sums", "Units"].includes(system));
  expect(categoryText("Getting Started")).toContain(`makes ${counted.length} calls`);
});

/** Every question of a category with its answer, as they are shown. */
function categoryText(category: string): string {
  return faq
    .filter((entry) => entry.category === category)
    .map(({ question, answer }) => `${question} ${plainAnswer(answer)}`)
    .join("\n");
}
