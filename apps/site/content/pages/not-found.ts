import { notFoundPath, site } from "@yno/brand/site";
import type { Placeholder } from "../schema/page.ts";

/** The page for every path that the table does not know. It is rendered once, as 404.html. */
export const notFoundPage = {
  path: notFoundPath,
  title: `Page not found | ${site.brand}`,
  description: "There is no page at this address.",
  heading: "Oops! Page not found",
} as const satisfies Placeholder;

/** What the page for unknown addresses says around its links. */
export const words = {
  check: "Check the address, or",
  search: "search the questions and answers",
  email: "Email",
  product: "about the product, or",
  job: "to apply for a job.",
  home: "Return to Home",
};

export type NotFoundWords = typeof words;
