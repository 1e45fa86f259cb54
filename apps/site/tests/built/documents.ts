import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageAddresses } from "@yno/server/site-files";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { root } from "#build/site-folder.ts";

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** A built HTML file. */
export type BuiltDocument = {
  /** Its name in the build: `docs/mcp.html`. */
  file: string;
  /** Its public address: `/docs/mcp`. */
  address: string;
  html: string;
  elements: readonly Element[];
  ids: ReadonlySet<string>;
};

export const client = join(root, "dist/client");

/** Every file of dist/client, with `/` between folders. */
export const builtFiles: readonly string[] = readdirSync(client, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(client.length + 1)
      .replaceAll("\\", "/"),
  )
  .sort();

export function readBuilt(file: string): string {
  return readFileSync(join(client, file), "utf8");
}

/** The name of the files of a page, without their ending: `docs/mcp`. */
export const nameOf = (address: string) => (address === "/" ? "index" : address.slice(1));

/** The hash of an inline script or style, as policies write it. */
export const sha256 = (content: string) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Every page of the build, taken apart. Files in v0.1/ are JSON, even index.html. */
export const documents: readonly BuiltDocument[] = builtFiles
  .filter((file) => file.endsWith(".html") && !file.startsWith("v0.1/"))
  .map((file) => takeApart(file, readBuilt(file)));

export function takeApart(file: string, html: string): BuiltDocument {
  // The content of a `<noscript>` is part of the page too.
  const elements = elementsIn(parse(html, { scriptingEnabled: false }));
  const ids = new Set(elements.flatMap((element) => attribute(element, "id") ?? []));
  return { file, address: pageAddresses(file).clean, html, elements, ids };
}

/** The page at an address: `/docs/mcp`. */
export function pageAt(address: string): BuiltDocument {
  const page = documents.find((document) => document.address === address);
  if (!page) throw new Error(`${address} was not built.`);
  return page;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** All text inside an element. */
export function textContent(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textContent).join("") : "";
}

/** All elements under a node, in the order of the document; also what a template holds. */
export function elementsIn(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes : [];
  const below = children.flatMap(elementsIn);
  const inTemplate = "content" in node ? elementsIn(node.content) : [];
  return "tagName" in node ? [node, ...below, ...inTemplate] : [...below, ...inTemplate];
}

const known = new WeakMap<Element, readonly Element[]>();

/** `elementsIn` an element that several tests ask about. */
function elementsOf(element: Element): readonly Element[] {
  const found = known.get(element) ?? elementsIn(element);
  known.set(element, found);
  return found;
}

/** The main part of a page. */
export function mainOf(address: string): Element {
  const [main] = parts(pageAt(address), "#main");
  if (!main) throw new Error(`${address} has no main part.`);
  return main;
}

/**
 * The elements of a page, or under an element, that any of these selects: `nav`, `.strip`, `#main`,
 * `[open]` or `[role=progressbar]`.
 */
export function parts(within: Element | BuiltDocument, ...selectors: string[]): Element[] {
  const all = "elements" in within ? within.elements : elementsOf(within);
  return all.filter((each) => each !== within && selectors.some((any) => isSelected(each, any)));
}

function isSelected(element: Element, selector: string): boolean {
  if (selector.startsWith(".")) return hasClass(element, selector.slice(1));
  if (selector.startsWith("#")) return attribute(element, "id") === selector.slice(1);
  const [, name, value] = /^\[([\w-]+)=?(.*)\]$/.exec(selector) ?? [];
  if (name === undefined) return element.tagName === selector;
  const own = attribute(element, name);
  return own !== undefined && (value === "" || own === value);
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, "class") ?? "").split(/\s+/).includes(name);
}

/** Whether an element, or one around it, has a class. */
export function isWithin(element: Element, name: string): boolean {
  const { parentNode } = element;
  if (hasClass(element, name)) return true;
  return parentNode !== null && "tagName" in parentNode && isWithin(parentNode, name);
}

/** The one part of a page or an element with a tag name, and this label where one is given. */
export function one(within: Element | BuiltDocument, tag: string, label?: string): Element {
  const found = parts(within, tag).filter(
    (each) => label === undefined || attribute(each, "aria-label") === label,
  );
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} × <${tag}> '${label}'.`);
  return element;
}

/** What a form is to visitors without JavaScript: what they can press, and where they may write. */
export function withoutScript(form: Element): { pressed: string[]; mails: string[] } {
  // A style sheet hides what only works where a server takes the form.
  const hidden = ["needs-script", "needs-intake"];
  const buttons = parts(form, "button").filter(
    (each) => !hidden.some((name) => isWithin(each, name)),
  );
  return {
    pressed: allWords(buttons.filter((each) => attribute(each, "disabled") === undefined)),
    mails: allWords(parts(form, "a").filter((link) => isWithin(link, "without-script"))),
  };
}

/** The addresses of the links in an element. */
export function hrefs(element: Element): (string | undefined)[] {
  return parts(element, "a").map((link) => attribute(link, "href"));
}

/** The words of the links in an element, each with its address. */
export function links(element: Element): (string | undefined)[][] {
  return parts(element, "a").map((link) => [words(link), attribute(link, "href")]);
}

/** The content of a meta element by its name or property; all of them, should there be several. */
export function meta(document: BuiltDocument, name: string): (string | undefined)[] {
  return parts(document, "meta")
    .filter((each) => [attribute(each, "name"), attribute(each, "property")].includes(name))
    .map((each) => attribute(each, "content"));
}

/** The addresses that the head of a page gives for a relation, of one type where one is given. */
export function related(
  document: BuiltDocument,
  rel: string,
  type?: string,
): (string | undefined)[] {
  return parts(document, "link")
    .filter((each) => attribute(each, "rel") === rel)
    .filter((each) => type === undefined || attribute(each, "type") === type)
    .map((each) => attribute(each, "href"));
}

/** The text of an element in one line. */
export function words(element: Element): string {
  return textContent(element).replace(/\s+/g, " ").trim();
}

export function allWords(elements: readonly Element[]): string[] {
  return elements.map(words);
}

/** The one element of a list in which a part says exactly a text. */
export function holding(elements: readonly Element[], tag: string, text: string): Element {
  const [found, ...others] = elements.filter((each) =>
    parts(each, tag).some((part) => words(part) === text),
  );
  if (!found || others.length > 0) throw new Error(`'${text}' isn't in exactly one of the parts.`);
  return found;
}

/** A section by the text of its heading. */
export function section(main: Element, heading: string): Element {
  const found = parts(main, "section").find(
    (each) => words(parts(each, "h2")[0] ?? each) === heading,
  );
  if (!found) throw new Error(`There is no section '${heading}'.`);
  return found;
}

/** The texts that an element lacks. */
export function missing(element: Element, texts: readonly string[]): string[] {
  const text = words(element);
  return texts.filter((each) => !text.includes(each.replace(/\s+/g, " ")));
}
