import type { Element, ElementContent } from "hast";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import { mainElement } from "./main-element.ts";

/** Drawings and controls, which have no text. */
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

/**
 * Parts left out of the Markdown: what needs JavaScript, the link of a question to itself, the
 * links around the list of servers, and the funding table repeated as cards for narrow screens.
 */
const leftOut = ["needs-script", "faq-address", "funding-cards", "registry-skip", "registry-end"];

/** Remarks beside a name, which the style sheet sets apart as badges. */
const remarks = ["badge", "general", "storage-kind"];

/** Rows of short labels or controls, which the style sheet sets apart. */
const rows = ["company-kind", "map-choices", "news-badges", "silent", "storage-kind"];

/**
 * Text as it is. GFM would escape characters that could form an address ('https\://'), but
 * addresses must stay usable for readers of the unrendered file.
 */
const text: NonNullable<NonNullable<Options["handlers"]>["text"]> = (node, _, state, info) => {
  const { unsafe } = state;
  state.unsafe = unsafe.filter(({ atBreak, character }) => atBreak || !/^[:.@~]$/.test(character));
  const safe = state.safe(node.value, info);
  state.unsafe = unsafe;
  return safe;
};

const markdown = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, {
  bullet: "-",
  rule: "-",
  emphasis: "_",
  strong: "*",
  handlers: { text },
});

/**
 * The text of a built page as Markdown: the content of its `main`, including headings, lists,
 * tables and code, without navigation, controls and drawings, as shown without JavaScript.
 * Addresses inside the site become whole ones.
 *
 * @param page the HTML of the page
 * @param address of the page, such as https://www.yno.example/about
 * @throws Error when the page has no `main`
 */
export async function pageMarkdown(page: string, address: string): Promise<string> {
  const children = spoken(mainElement(page), address);
  const tree = await markdown.run({ type: "root", children });
  return markdown.stringify(tree);
}

/**
 * The content of an element, in elements that Markdown can express. Neighbours that the style sheet
 * separates get a space between them; code is unchanged.
 *
 * @param language of the code inside, if a block around it names one
 */
function spoken(parent: Element, address: string, language?: string): ElementContent[] {
  const said = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [child];
    if (child.type !== "element" || isUnspoken(child)) return [];
    const inner = String(child.properties.dataLanguage ?? language ?? "") || undefined;
    const children = shaped(child, spoken(child, address, inner));
    if (isHeadingLink(child)) return children;
    return [{ ...child, ...plain(child, address, language), children }];
  });
  if (parent.tagName === "code") return said;
  const isRow = hasClass(parent, ...rows);
  const parts = isRow ? said.filter((child) => !isBlank(child)) : said;
  return parts.flatMap((child, index) => {
    const before = parts[index - 1];
    if (child.type !== "element" || before?.type !== "element") return [child];
    const isLabel = isRow && [child, before].every(({ tagName }) => /^(?:a|span)$/.test(tagName));
    return [textNode(isLabel ? ", " : " "), child];
  });
}

/** The content of an element, joined as it reads best without a style sheet. */
function shaped(element: Element, children: ElementContent[]): ElementContent[] {
  if (hasClass(element, ...remarks)) return [textNode("("), ...children, textNode(")")];
  if (element.tagName === "a") return trimmed(children);
  if (element.tagName === "dl") return pairs(children);
  if (element.tagName === "summary" && !children.some(isHeading)) {
    return [{ type: "element", tagName: "strong", properties: {}, children: trimmed(children) }];
  }
  return numbered(children);
}

/** A clause's number is in its first paragraph, not above it. */
function numbered(children: ElementContent[]): ElementContent[] {
  const [number, first, ...rest] = children.filter((child) => !isBlank(child));
  const isClause = number?.type === "text" && /^\d+\.\d+$/.test(number.value);
  if (!isClause || first?.type !== "element") return children;
  return [{ ...first, children: [number, textNode(" "), ...first.children] }, ...rest];
}

/** Terms and what belongs to them as a list of 'term: description'. */
function pairs(children: ElementContent[]): ElementContent[] {
  const parts = children.flatMap((child) =>
    child.type === "element" && child.tagName === "div" ? child.children : [child],
  );
  const groups: Element[][] = [];
  for (const part of parts) {
    if (part.type !== "element") continue;
    if (part.tagName === "dt" || groups.length === 0) groups.push([part]);
    else if (part.children.length > 0) groups.at(-1)?.push(part);
  }
  return groups.map((group) => ({
    type: "element",
    tagName: "li",
    properties: {},
    children: group.flatMap((part, index) =>
      index === 0 ? part.children : [textNode(index === 1 ? ": " : " "), ...part.children],
    ),
  }));
}

/** Without the trailing space before a decorative character. */
function trimmed(children: ElementContent[]): ElementContent[] {
  const last = children.at(-1);
  if (last?.type !== "text") return children;
  const value = last.value.trimEnd();
  return value === ""
    ? trimmed(children.slice(0, -1))
    : [...children.slice(0, -1), { ...last, value }];
}

function textNode(value: string): ElementContent {
  return { type: "text", value };
}

function isBlank(child: ElementContent): boolean {
  return child.type === "text" && child.value.trim() === "";
}

function isHeading(child: ElementContent): boolean {
  return child.type === "element" && /^h\d$/.test(child.tagName);
}

function isUnspoken(element: Element): boolean {
  return (
    silent.has(element.tagName) ||
    element.properties.ariaHidden === "true" ||
    hasClass(element, ...leftOut) ||
    // The Markdown doesn't need a link to itself.
    (hasClass(element, "without-script") && /\.md$/.test(String(element.properties.href ?? "")))
  );
}

/** A heading or clause that links to itself is a heading or clause. */
function isHeadingLink(element: Element): boolean {
  return hasClass(element, "heading-link", "section-number", "clause-number");
}

function hasClass({ properties }: Element, ...names: string[]): boolean {
  const { className } = properties;
  return Array.isArray(className) && names.some((name) => className.includes(name));
}

/** The same element as Markdown can express it: whole addresses, code with its language. */
function plain(element: Element, address: string, language: string | undefined): Partial<Element> {
  const { tagName, properties, children } = element;
  if (tagName === "a") {
    return { properties: { href: wholeAddress(String(properties.href ?? ""), address) } };
  }
  if (tagName === "code" && language) {
    return { properties: { className: [`language-${language}`] } };
  }
  if (hasClass(element, "clauses")) return { tagName: "div", properties: {} };
  if (/^clause-/.test(String(properties.id ?? ""))) return { tagName: "div", properties: {} };
  if (tagName === "summary") return { tagName: "div", properties: {} };
  if (tagName === "button" || tagName === "label") return { tagName: "span", properties: {} };
  // The stations of a map are in the order of its lines, not of the work.
  const isMap = children.some((child) => child.type === "element" && hasClass(child, "map-label"));
  if (tagName === "dl" || isMap) return { tagName: "ul", properties: {} };
  return {};
}

function wholeAddress(href: string, address: string): string {
  if (href.startsWith("/")) return new URL(address).origin + href;
  return href.startsWith("#") ? address + href : href;
}
