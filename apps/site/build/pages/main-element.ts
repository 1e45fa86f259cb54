import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });

/** The tree of what is inside the body of a page. The build reads each page from one tree. */
export function parsePage(html: string): Root {
  return parser.parse(html);
}

/**
 * The `main` of a page.
 *
 * @throws Error when the page has no `main`
 */
export function mainElement(page: Root): Element {
  for (const element of elementsIn(page)) if (element.tagName === "main") return element;
  throw new Error("The page has no main element: build it again.");
}

/** All elements inside, in the order of the page. */
export function* elementsIn(parent: Element | Root): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The link by which a heading or a clause leads to itself. */
export function ownLink({ tagName, properties, children }: Element): Element | undefined {
  const { id } = properties;
  if (!/^h\d$/.test(tagName) && !/^clause-/.test(String(id))) return undefined;
  return children
    .filter((child) => child.type === "element")
    .find((child) => child.tagName === "a" && child.properties.href === `#${id}`);
}
