import * as z from "zod";
import { fixed, headingWith, line, prose, record } from "./words.ts";

const heroShape = record({
  /** Follows the count of all questions, as in '80 questions'. */
  questions: fixed("questions"),
  updated: fixed("Updated Weekly"),
});

const cardShape = <Title extends string>(title: Title) =>
  record({
    title: fixed(title),
    text: prose(200),
    /** Left out where there is nothing to open yet. */
    link: z.exactOptional(
      record({
        label: line(40),
        to: z
          .string("must be text. Write it as '/docs'.")
          .regex(/^\/[a-z0-9/-]*$/, "is no page of the site. Write it as '/docs'."),
      }),
    ),
  });

const cardsShape = record({
  heading: line(60),
  cards: z
    .tuple(
      [
        cardShape("Documentation"),
        cardShape("Video Tutorials"),
        cardShape("Code Examples"),
        cardShape("Best Practices"),
      ],
      "must hold the four cards of the specification in their order. Add what is missing.",
    )
    .readonly(),
});

const questionsShape = record({
  heading: headingWith("Questions"),
  search: record({
    label: line(40),
    placeholder: fixed("Search through all questions and answers..."),
  }),
  /** Names the group of the category buttons. */
  categories: line(30),
  all: fixed("All"),
  clearFilters: fixed("Clear filters"),
  empty: record({
    title: fixed("No questions found"),
    text: fixed("Try adjusting your search terms or clearing the filters to see more results."),
    button: fixed("Clear all filters"),
  }),
  withoutScript: prose(160),
});

/** Everything that content/resources-page.ts exports, its claims aside. */
export const resourcesPageShape = record({
  hero: heroShape,
  infoCards: cardsShape,
  questions: questionsShape,
});

export type ResourcesHero = z.infer<typeof heroShape>;
export type ResourcesInfoCards = z.infer<typeof cardsShape>;
export type ResourcesQuestions = z.infer<typeof questionsShape>;
