import type { Element } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const html = unified().use(rehypeParse, { fragment: true });

/**
 * The `main` of a built page. The rest of the page, whose navigation grows with the number of
 * pages, isn't parsed.
 *
 * @throws Error when the page has no `main`
 */
export function mainElement(page: string): Element {
  const start = page.search(/<main[\s>]/);
  const [main] = html.parse(page.slice(start, page.lastIndexOf("</main>"))).children;
  if (start < 0 || main?.type !== "element" || main.tagName !== "main") {
    throw new Error("The page has no main element: build it again.");
  }
  return main;
}
