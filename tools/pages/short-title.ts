import { site } from "@yno/brand/site";

/** The title of a page without the brand after it. */
export function shortTitle(title: string): string {
  return title.replace(` | ${site.brand}`, "");
}
