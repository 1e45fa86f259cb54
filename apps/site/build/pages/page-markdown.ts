import type { Element, ElementContent } from "hast";
import { defaultHandlers } from "mdast-util-to-markdown";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import { ownLink } from "./main-element.ts";

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
 * What `data-markdown` says of an element. Several words can be in one attribute.
 *
 * - `none`: it is left out, because it's for the eye or for moving around
 * - `remark`: it is set apart beside a name, so it goes into brackets
 * - `row`: its labels or controls are set apart, so they get commas or spaces between them
 * - `items`: its labels are a list, which HTML doesn't allow where they are
 * - `unordered`: its items are in the order of a drawing
 *
 * `data-markdown-ignore` is for others: AFDocs doesn't look for such an element in the Markdown, where
 * it's written in another way.
 */
type Mark = "none" | "remark" | "row" | "items" | "unordered";

type Handlers = Required<NonNullable<Options["handlers"]>>;

/**
 * Text as it is. GFM would escape characters that could form an address ('https\://'), but
 * addresses must stay usable for readers of the unrendered file.
 */
const text: Handlers["text"] = (node, _, state, info) => {
  const { unsafe } = state;
  state.unsafe = unsafe.filter(({ atBreak, character }) => atBreak || !/^[:.@~]$/.test(character));
  const safe = state.safe(node.value, info);
  state.unsafe = unsafe;
  return safe;
};

/** The same for a link's address, where '&' would be escaped. */
const writeLink: Handlers["link"] = (...args) => {
  const [label = "", ...address] = defaultHandlers.link(...args).split("](");
  return [label, ...address.map((part) => part.replaceAll("\\&", "&"))].join("](");
};
const link = Object.assign(writeLink, { peek: defaultHandlers.link.peek });

// Aligned columns would be a third of a document with many tables.
const gfm = { tablePipeAlign: false };
const markdown = unified().use(rehypeRemark).use(remarkGfm, gfm).use(remarkStringify, {
  bullet: "-",
  rule: "-",
  emphasis: "_",
  strong: "*",
  handlers: { link, text },
});

/**
 * The text of a page as Markdown: the content of its `main`, including headings, lists,
 * tables and code, without navigation, controls and drawings, as shown without JavaScript.
 * Addresses inside the site become whole ones.
 *
 * @param address of the page, such as https://www.yno.example/about
 */
export async function pageMarkdown(main: Element, address: string): Promise<string> {
  const children = spoken(main, address);
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
  const own = ownLink(parent);
  const said = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [child];
    if (child.type !== "element" || isUnspoken(child)) return [];
    const inner = String(child.properties.dataLanguage ?? language ?? "") || undefined;
    const children = shaped(child, spoken(child, address, inner));
    // A heading or clause that links to itself is a heading or clause.
    if (child === own) return children;
    return [{ ...child, ...plain(child, address, language), children }];
  });
  if (parent.tagName === "code") return said;
  const isRow = isMarked(parent, "row");
  const parts = isRow ? said.filter((child) => !isBlank(child)) : said;
  return parts.flatMap((child, index) => {
    const before = parts[index - 1];
    if (!before) return [child];
    if (isRow && isLabel(before) && isLabel(child)) return [textNode(", "), child];
    return child.type === "element" && before.type === "element" ? [textNode(" "), child] : [child];
  });
}

/** Whether it's one of the labels of a row: a text, or an element that looks like one. */
function isLabel(child: ElementContent): boolean {
  return child.type === "text" || (child.type === "element" && /^(?:a|span)$/.test(child.tagName));
}

/** The content of an element, joined as it reads best without a style sheet. */
function shaped(element: Element, children: ElementContent[]): ElementContent[] {
  if (isMarked(element, "remark")) return [textNode("("), ...children, textNode(")")];
  if (element.tagName === "a") return trimmed(children);
  if (isMarked(element, "items")) return items(children);
  if (element.tagName === "dl") return pairs(children);
  if (element.tagName === "summary" && !children.some(isHeading)) {
    return [{ type: "element", tagName: "strong", properties: {}, children: trimmed(children) }];
  }
  return numbered(children);
}

function items(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === "element" ? [{ ...child, tagName: "li", properties: {} }] : [],
  );
}

/** A clause's number is in its first paragraph, not above it. */
function numbered(children: ElementContent[]): ElementContent[] {
  const [number, first, ...rest] = children.filter((child) => !isBlank(child));
  const hasNumber = number?.type === "text" && /^\d+\.\d+$/.test(number.value);
  if (!hasNumber || first?.type !== "element") return children;
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
    isMarked(element, "none") ||
    hasClass(element, "needs-script") ||
    hasClass(element, "needs-intake") ||
    // The Markdown doesn't need a link to itself.
    (hasClass(element, "without-script") && /\.md$/.test(String(element.properties.href ?? "")))
  );
}

function isMarked({ properties }: Element, mark: Mark): boolean {
  return String(properties.dataMarkdown ?? "")
    .split(" ")
    .includes(mark);
}

/** `needs-script` and `without-script` say when an element is shown, not how it looks. */
function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
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
  // Clauses bring their own numbers.
  if (isClause(element) || children.some(isClause)) return { tagName: "div", properties: {} };
  if (tagName === "summary") return { tagName: "div", properties: {} };
  if (tagName === "button" || tagName === "label") return { tagName: "span", properties: {} };
  const isList = tagName === "dl" || isMarked(element, "unordered") || isMarked(element, "items");
  if (isList) return { tagName: "ul", properties: {} };
  return {};
}

function isClause(node: ElementContent): boolean {
  return node.type === "element" && /^clause-/.test(String(node.properties.id ?? ""));
}

function wholeAddress(href: string, address: string): string {
  if (href.startsWith("/")) return new URL(address).origin + href;
  return href.startsWith("#") ? address + href : href;
}
