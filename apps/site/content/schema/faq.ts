import { emptyCategories, repeatedValues } from "@yno/records/check";
import { id, nonEmptyList, oneOf, prose, record, shortText, specified } from "@yno/records/words";
import * as z from "zod";

/** The categories, in the order of the page. */
export const faqCategories = [
  "Getting Started",
  "Account & Billing",
  "Technical Support",
  "Security & Compliance",
  "AI & Automation Features",
  "Enterprise & Partnerships",
  "Platform & Performance",
] as const;

const inWholeParagraphs = (answer: string) => {
  const paragraphs = answer.split("\n\n");
  const isList = (text: string) => text.split("\n").every((line) => /^- \S/.test(line));
  const isWhole = (text: string) => text !== "" && text === text.trim() && !text.includes("\n");
  return paragraphs.length <= 5 && paragraphs.every((text) => isWhole(text) || isList(text));
};

const answer = shortText(
  900,
  "Answer one question here, and leave the rest to the linked page.",
).refine(
  inWholeParagraphs,
  "is not cut into paragraphs as it should be. Write up to five paragraphs or lists, with one blank line between them and no other break.",
);

export const faqEntryShape = record({
  /** Part of the address, as in /resources#change-plan. */
  id,
  category: oneOf(faqCategories, "one of the categories"),
  question: shortText(110, "It appears in a list of questions: ask one thing.").endsWith(
    "?",
    "isn't a question. End it with a question mark.",
  ),
  /** Markdown: paragraphs, lists and links. `tools/content/answers.ts` says what it may hold. */
  answer,
});

/** A question of /resources with its answer. */
export type FaqEntry = z.infer<typeof faqEntryShape>;
export type FaqCategory = FaqEntry["category"];

/** What is wrong with the questions taken together, a sentence for each. */
export function faqSetProblems(file: string, entries: readonly FaqEntry[]): string[] {
  return [
    ...emptyCategories(
      faqCategories,
      entries,
      (category) => `${file}: the category '${category}' has no question. Write one.`,
    ),
    ...repeatedValues(file, entries, "id", "question"),
  ];
}

const cardShape = record({
  title: shortText(60),
  text: prose(200),
  /** Left out where there is nothing to open yet. */
  link: z.exactOptional(
    record({
      label: shortText(40),
      to: z
        .string("must be text. Write it as '/docs'.")
        .regex(/^\/[a-z0-9/-]*$/, "isn't a page of the site. Write it as '/docs'."),
    }),
  ),
});

/**
 * The words of content/pages/resources.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const resourcesPageShape = record({
  hero: record({
    /** Follows the count of all questions, as in '80 questions'. */
    questions: specified,
    updated: specified,
  }),
  infoCards: record({ heading: shortText(60), cards: nonEmptyList("cards", cardShape) }),
  questions: record({
    heading: shortText(60),
    search: record({ label: shortText(40), placeholder: specified }),
    /** Names the group of the category buttons. */
    categories: shortText(30),
    /** The name of the drawing, in which a line leads to its category. */
    bySubject: shortText(40),
    all: specified,
    clearFilters: specified,
    empty: record({ title: specified, text: specified, button: specified }),
    withoutScript: prose(160),
  }),
});

export type ResourcesPage = z.infer<typeof resourcesPageShape>;
export type ResourcesQuestions = ResourcesPage["questions"];
