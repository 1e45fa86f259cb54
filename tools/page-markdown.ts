import type { Element, ElementContent, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

/** Elements that draw or work, but say nothing. */
const silent = new Set([
  "img",
  "input",
  "nav",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
]);

const html = unified().use(rehypeParse);

const markdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "_", strong: "*" });

/**
 * The text of a built page as Markdown: what stands in its `main`, headings, lists, tables and code
 * included, without navigation, controls and drawings. Addresses inside the site become whole ones.
 *
 * @param page the HTML of the page
 * @param origin such as https://www.yno.example
 * @throws Error when the page has no `main`
 */
export async function pageMarkdown(page: string, origin: string): Promise<string> {
  const main = mainOf(html.parse(page));
  if (!main) throw new Error("The page has no main element: build it again.");
  const text = await markdown.run({ type: "root", children: spoken(main, origin) });
  return markdown.stringify(text);
}

/**
 * What an element says, in elements that Markdown has words for. Neighbours that the style sheet
 * keeps apart get a space between them; pieces of code stand as they are.
 *
 * @param language of the code inside, where a block around it says so
 */
function spoken(parent: Element, origin: string, language?: string): ElementContent[] {
  const said = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [child];
    if (child.type !== "element" || isUnspoken(child)) return [];
    const inner = String(child.properties.dataLanguage ?? language ?? "") || undefined;
    const children = numbered(spoken(child, origin, inner));
    if (isHeadingLink(child)) return children;
    return [{ ...child, ...plain(child, origin, language), children }];
  });
  if (parent.tagName === "code") return said;
  return said.flatMap((child, index) => {
    const glued = child.type === "element" && said[index - 1]?.type === "element";
    return glued ? [{ type: "text" as const, value: " " }, child] : [child];
  });
}

/** A clause's number stands in its first paragraph, not above it. */
function numbered(children: ElementContent[]): ElementContent[] {
  const [number, space, first, ...rest] = children;
  const isClause = number?.type === "text" && /^\d+\.\d+$/.test(number.value);
  if (!isClause || space?.type !== "text" || first?.type !== "element") return children;
  return [{ ...first, children: [number, space, ...first.children] }, ...rest];
}

function isUnspoken(element: Element): boolean {
  return (
    silent.has(element.tagName) ||
    element.properties.ariaHidden === "true" ||
    hasClass(element, "needs-script") ||
    hasClass(element, "without-script")
  );
}

/** A heading or clause that links to itself is a heading or clause. */
function isHeadingLink(element: Element): boolean {
  return ["heading-link", "section-number", "clause-number"].some((name) =>
    hasClass(element, name),
  );
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The same element as Markdown can say it: whole addresses, a bold summary, code with its language. */
function plain(element: Element, origin: string, language: string | undefined): Partial<Element> {
  const { tagName, properties } = element;
  if (tagName === "a") {
    const href = String(properties.href ?? "");
    return { properties: { href: href.startsWith("/") ? `${origin}${href}` : href } };
  }
  if (tagName === "code" && language) {
    return { properties: { className: [`language-${language}`] } };
  }
  if (hasClass(element, "clauses")) return { tagName: "div", properties: {} };
  if (/^clause-/.test(String(properties.id ?? ""))) return { tagName: "div", properties: {} };
  if (tagName === "summary") return { tagName: "div", properties: {} };
  if (tagName === "button" || tagName === "label") return { tagName: "span", properties: {} };
  return {};
}

function mainOf(node: Root | Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    if (child.tagName === "main") return child;
    const inside = mainOf(child);
    if (inside) return inside;
  }
  return undefined;
}
