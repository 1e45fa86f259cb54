import * as z from "zod";
import { repeatedValues } from "./check.ts";
import { linksOf, plainAnswer } from "./faq-answer.ts";
import { id, line, record } from "./words.ts";

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

/** How many words an answer shows: two to five lines of about 13 words, with a little to spare. */
const words = { least: 25, most: 70 };

const wordCount = (answer: string) => plainAnswer(answer).split(/\s+/).filter(Boolean).length;

const inOneOrTwoParagraphs = (answer: string) => {
  const paragraphs = answer.split("\n\n");
  const isWhole = (text: string) => text !== "" && text === text.trim() && !text.includes("\n");
  return paragraphs.length <= 2 && paragraphs.every(isWhole);
};

const answer = line(700, "Answer one question here, and leave the rest to the linked page.")
  .refine(
    inOneOrTwoParagraphs,
    "is not cut into paragraphs as it should be. Write one or two, with one blank line between them and no other break.",
  )
  .refine(
    (text) => wordCount(text) >= words.least,
    `has fewer than ${words.least} words. Add the condition or the limit that a reader would ask for next.`,
  )
  .refine(
    (text) => wordCount(text) <= words.most,
    `has more than ${words.most} words. Leave the rest to the linked page.`,
  )
  .refine(
    (text) => /[.?]$/.test(plainAnswer(text)),
    "does not end like a sentence. Finish it with a full stop.",
  )
  .refine(
    (text) => linksOf(text).length > 0,
    "leads nowhere. Link a page that says more, as '[Pricing](/pricing)'.",
  )
  .refine(
    (text) => !/[[\]]|\(\//.test(plainAnswer(text)),
    "holds a link that is not written as '[words](/path)'. Correct its brackets.",
  );

export const faqEntryShape = record({
  /** Part of the address, as in /resources#change-plan. */
  id,
  category: z.enum(
    faqCategories,
    `isn't one of the categories. Write one of: ${faqCategories.join("; ")}.`,
  ),
  question: line(110, "It appears in a list of questions: ask one thing.").endsWith(
    "?",
    "isn't a question. End it with a question mark.",
  ),
  /** Paragraphs with a blank line between them; `[words](/path)` is a link to a page of the site. */
  answer,
});

/** A question of /resources with its answer. */
export type FaqEntry = z.infer<typeof faqEntryShape>;
export type FaqCategory = FaqEntry["category"];

/**
 * Problems across all questions, a sentence for each.
 *
 * @param paths the addresses of the pages that an answer may link to
 */
export function faqSetProblems(
  file: string,
  entries: readonly FaqEntry[],
  paths: readonly string[],
): string[] {
  const empty = faqCategories
    .filter((category) => entries.every((entry) => entry.category !== category))
    .map((category) => `${file}: the category '${category}' has no question. Write one.`);
  const deadLinks = entries.flatMap((entry) =>
    linksOf(entry.answer)
      .filter((to) => !paths.includes(to.replace(/#.*$/, "")))
      .map(
        (to) =>
          `${file}, record '${entry.id}', field answer: links to ${to}, which isn't a page of the site. Link to one in the route table.`,
      ),
  );
  return [
    ...empty,
    ...repeatedValues(
      file,
      "id",
      entries.map(({ id }) => id),
    ),
    ...repeatedValues(
      file,
      "question",
      entries.map(({ question }) => question),
    ),
    ...deadLinks,
  ];
}
