import type { Root } from "hast";
import { pruneCss, shownAtFirst } from "./prune-css.ts";

/**
 * The inline style of a page, so that it's painted without waiting for a sheet: the rules of the
 * site's sheet that match something in its HTML.
 *
 * @param css the fallback faces and the built sheet of the site
 * @throws Error when a rule asks for a file
 */
export function pageStyle(css: string, page: Root): string {
  const style = pruneCss(css, shownAtFirst(page)).trim();
  if (/url\(|@import|<\//.test(style)) {
    throw new Error(
      "The style of a page names a file or holds '</': move what asks for a file into app/styles/fonts.css.",
    );
  }
  return style;
}
