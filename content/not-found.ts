import type { NotFoundWords } from "./schema/frame.ts";

/** What the page for unknown addresses says around its links. */
export const words: NotFoundWords = {
  check: "Check the address, or",
  search: "search the questions and answers",
  email: "Email",
  product: "about the product, or",
  job: "to apply for a job.",
  home: "Return to Home",
};
