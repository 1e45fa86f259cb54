import fc from "fast-check";
import { expect, test } from "vitest";
import { pages } from "#tools/content/pages.ts";
import { claims } from "./faq/claims-part-one.ts";
import { faq } from "./faq.ts";
import { contentProblems } from "./schema/check.ts";
import { type FaqEntry, faqCategories, faqEntryShape, faqSetProblems } from "./schema/faq.ts";
import { answerParagraphs, linksOf, plainAnswer } from "./schema/faq-answer.ts";

const paths = pages.map(({ path }) => path);
const words = (count: number) => `${"word ".repeat(count - 1)}word.`;

test("an answer is shown with the words of its links in the place of the links", () => {
  expect(
    plainAnswer("The [plan table](/pricing) says so, and [we](/support#contact-form) do."),
  ).toBe("The plan table says so, and we do.");
});

test("an answer without a link is shown as written", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }).filter((text) => !text.includes("[")),
      (text) => {
        expect(plainAnswer(text)).toBe(text);
      },
    ),
  );
});

test("the result agrees with a reader that tries every place for a link, one by one", () => {
  const sign = fc.constantFrom("[", "]", "(", ")", "](/", "/", "#", "a", " ", "\n", "\n\n", "é");
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 24 }), (signs) => {
      expect(plainAnswer(signs.join(""))).toBe(read(signs.join("")));
    }),
    { numRuns: 2_000 },
  );
});

test("an answer that was put together of text and links comes apart into the same parts", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab .,'/#(é"), minLength: 1 });
  const to = fc.constantFrom("/", "/pricing", "/docs/mcp", "/support#contact-form");
  const part = fc.record({ text, to });
  fc.assert(
    fc.property(text, fc.array(fc.tuple(part, text)), (start, rest) => {
      const parts = [{ text: start }, ...rest.flatMap(([link, after]) => [link, { text: after }])];
      const written = parts
        .map((each) => ("to" in each ? `[${each.text}](${each.to})` : each.text))
        .join("");
      expect(answerParagraphs(written)).toEqual([parts]);
      expect(linksOf(written)).toEqual(rest.map(([link]) => link.to));
    }),
  );
});

test("a blank line separates paragraphs of an answer", () => {
  expect(answerParagraphs("One.\n\n[Two](/docs).")).toEqual([
    [{ text: "One." }],
    [{ text: "Two", to: "/docs" }, { text: "." }],
  ]);
});

const good: FaqEntry = {
  id: "a-question",
  category: "Getting Started",
  question: "Is it so?",
  answer: `[Ask](/support#contact-form) ${words(50)}`,
};

test.each([25, 70])("an answer of %i words is accepted", (count) => {
  const entry = { ...good, answer: `[Pricing](/pricing) ${words(count - 1)}` };
  expect(contentProblems("content/faq/", faqEntryShape, [entry], () => "it")).toEqual([]);
});

test.each([
  ["a question that does not ask", { question: "It is so." }, "isn't a question"],
  ["a question that is too long", { question: `${"x".repeat(110)}?` }, "more than 110"],
  ["an answer of 24 words", { answer: `[Pricing](/pricing) ${words(23)}` }, "fewer than 25"],
  ["an answer of 71 words", { answer: `[Pricing](/pricing) ${words(70)}` }, "more than 70 words"],
  ["an answer without a link", { answer: words(50) }, "leads nowhere"],
  [
    "a link that leaves the site",
    { answer: `[Pricing](/pricing) [us](https://us.example) ${words(50)}` },
    "is not written as",
  ],
  [
    "an answer of three paragraphs",
    { answer: `[Pricing](/pricing)\n\nTwo.\n\n${words(50)}` },
    "one or two",
  ],
  [
    "a line break inside a paragraph",
    { answer: `[Pricing](/pricing)\n${words(50)}` },
    "no other break",
  ],
  ["a name with capitals", { id: "A-Question" }, "isn't a name"],
])("%s is refused", (_, change, reason) => {
  const problems = (entry: object) =>
    contentProblems("content/faq/", faqEntryShape, [entry], () => "it");
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
  ["a category without a question", fullSet.slice(12), "'Getting Started' has no question"],
  ["two questions with one id", [...fullSet, { ...good, id: "0-0" }], "id '0-0' is there more"],
  [
    "one question asked twice",
    [...fullSet, { ...good, question: "Is it 0-0?" }],
    "question 'Is it 0-0?' is there more",
  ],
  [
    "a link to a page that does not exist",
    [...fullSet, { ...good, answer: "[Contact](/contact#form)" }],
    "/contact#form, which isn't a page",
  ],
])("%s: the problem is reported", (_, entries, reason) => {
  expect(faqSetProblems("content/faq.ts", fullSet, paths)).toEqual([]);
  expect(faqSetProblems("content/faq.ts", entries, paths).join("\n")).toContain(reason);
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
    /Starter[^.]* 1,000 requests per hour\. Professional[^.]* 10,000 requests per hour/,
  ],
  ["Technical Support", /Enterprise tier has a custom limit/],
  ["Technical Support", /request logs[^.]* 30 days\. Run logs[^.]* 90 days by default/],
  [
    "Technical Support",
    /Within 12 hours if you use the ticket form, and within 24 hours if you email/,
  ],
  ["Technical Support", /The phone[^.]* 9 AM to 6 PM SGT/],
  ["Security & Compliance", /we notify the regulator within 72 hours/],
])("the questions of %s keep what the specification promises: %s", (category, promise) => {
  expect(textOf(category)).toMatch(promise);
});

const claimed = [...new Set(claims.map(({ where }) => where.replace("/resources, ", "")))];

test.each(claimed)("the figures of %s are the claimed ones", (category) => {
  const number = /\d+(?:,\d{3})*(?:\.\d+)?/g;
  const text = textOf(category);
  const figures = claims
    .filter(({ where }) => where === `/resources, ${category}`)
    .map(({ figure }) => figure);
  const known = new Set(figures.flatMap((figure) => figure.match(number) ?? []));
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
  expect((text.match(number) ?? []).filter((figure) => !known.has(figure))).toEqual([]);
});

/** Every question of a category with its answer, as they are shown. */
function textOf(category: string): string {
  return faq
    .filter((entry) => entry.category === category)
    .map(({ question, answer }) => `${question} ${plainAnswer(answer)}`)
    .join("\n");
}

/** Reads an answer character by character and tries every possible end of a link. */
function read(answer: string): string {
  if (answer === "") return "";
  for (let end = 1; end <= answer.length; end += 1) {
    const [words, to, ...more] = answer.slice(1, end - 1).split("](");
    const isLink =
      answer.startsWith("[") &&
      answer[end - 1] === ")" &&
      end > 2 &&
      more.length === 0 &&
      words !== undefined &&
      words !== "" &&
      ![..."[]\n"].some((sign) => words.includes(sign)) &&
      to?.startsWith("/") === true &&
      ![..."() \n"].some((sign) => to.includes(sign));
    if (isLink) return words + read(answer.slice(end));
  }
  return answer.charAt(0) + read(answer.slice(1));
}
