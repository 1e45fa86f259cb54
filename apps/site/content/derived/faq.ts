import { answerTags, richText } from "#build/markdown/rich-text.ts";
import { toColumns } from "#content/schema/columns.ts";
import { faq } from "../collections/faq.ts";

/** The questions of /resources, their answers as data. */
export const faqColumns = toColumns(
  faq.map((entry) => ({ ...entry, text: richText(entry.answer, answerTags) })),
  ["id", "category", "question", "text"],
);
