import { readFileSync } from "node:fs";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { pages } from "#tools/content/pages.ts";

const reader = unified().use(remarkParse).use(remarkGfm);

/** Elements without words for a reader of text: navigation, drawings, and what is worked with. */
const wordless = ["nav", "script", "style", "svg", "select", "textarea", "template"];

/** Controls that need JavaScript, self-links, and repeated text. */
const leftOut = ["needs-script", "faq-address", "registry-skip", "registry-end"];

for (const { path } of pages) {
  test(`the Markdown of ${path} says what its page says, and holds its code to the letter`, () => {
    const name = path === "/" ? "index" : path.slice(1);
    const page = readPage(name);
    const markdown = reader.parse(readFileSync(`build/client/${name}.md`, "utf8"));
    const said = words(leafTexts(markdown).join(" "));
    expect(said.length).toBeGreaterThan(0);
    expect(said).toEqual(words(pageText(page)));
    const code = listNodes(markdown).filter(({ type }) => type === "code");
    expect(code.map(({ value }) => value?.trim())).toEqual(blocksOfCode(page));
  });
}

/** The page without JavaScript: the content of noscript is part of it. */
function readPage(name: string): Tree.Document {
  return parse(readFileSync(`build/client/${name}.html`, "utf8"), { scriptingEnabled: false });
}

function listNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

/** The text of every block of code on a page. */
function blocksOfCode(node: Tree.Node): string[] {
  if (!("childNodes" in node) || ("attrs" in node && isWordless(node))) return [];
  return node.nodeName === "pre" ? [rawText(node).trim()] : node.childNodes.flatMap(blocksOfCode);
}

function rawText(node: Tree.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(rawText).join("") : "";
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

type Node = { type: string; value?: string; children?: Node[] };

/** The texts of the leaves, so that neighbours do not run together. */
function leafTexts(node: Node): string[] {
  return node.children ? node.children.flatMap(leafTexts) : [node.value ?? ""];
}

function pageText(node: Tree.Node, inMain = false): string {
  if (node.nodeName === "#text" && "value" in node) return inMain ? node.value : "";
  if (!("childNodes" in node)) return "";
  if ("attrs" in node && isWordless(node)) return "";
  const inside = inMain || node.nodeName === "main";
  return node.childNodes.map((child) => `${pageText(child, inside)} `).join("");
}

function isWordless(node: Tree.Element): boolean {
  const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value ?? "";
  const classes = attribute("class").split(" ");
  return (
    wordless.includes(node.tagName) ||
    attribute("aria-hidden") === "true" ||
    leftOut.some((name) => classes.includes(name)) ||
    (classes.includes("without-script") && attribute("href").endsWith(".md"))
  );
}
