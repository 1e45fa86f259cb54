import { site } from "@yno/brand/site";
import type { Placeholder } from "../schema/page.ts";

/** The page for every path that the table does not know. It is rendered once, as 404.html. */
export const notFoundPage = {
  path: "/404",
  title: `Page not found | ${site.brand}`,
  description: "There is no page at this address.",
  heading: "Oops! Page not found",
} as const satisfies Placeholder;
