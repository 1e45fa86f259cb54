import { nonEmptyList, prose, record, shortText, specified } from "@yno/records/words";
import * as z from "zod";

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
