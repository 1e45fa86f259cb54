import type { Page, Placeholder } from "#content/schema/page.ts";
import { lines } from "../../content/pages.ts";
import { findSubject } from "./subject.ts";

/** The alternative text of a page's social image. */
export function socialImageAlt(page: Page | Placeholder): string {
  const subject = findSubject(page, lines);
  switch (subject.kind) {
    case "network":
      return `${page.heading} The lines of the site meet at an interchange.`;
    case "unfinished":
      return `${page.heading}, a station that is not built yet`;
    case "line":
      return subject.station === null
        ? `${page.heading}, all stations of the ${subject.title} line`
        : `${page.heading}, a station of the ${subject.title} line`;
  }
}
