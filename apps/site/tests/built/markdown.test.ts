import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { pages } from "#content/collections/pages.ts";
import {
  attribute,
  type Element,
  hasClass,
  mainOf,
  type Node,
  nameOf,
  parts,
  readBuilt,
  textContent,
} from "./documents.ts";

const reader = unified().use(remarkParse).use(remarkGfm);

/** Elements without words for a reader of text: navigation, drawings, and what is worked with. */
const wordless = ["nav", "script", "style", "svg", "select", "textarea", "template"];

/** Controls that need JavaScript or a server that takes forms, self-links, and repeated text. */
const leftOut = [
  "needs-script",
  "needs-intake",
  "faq-address",
  "registry-skip",
  "registry-switch",
  "registry-end",
  "integration-more",
];

for (const { path } of pages) {
  test(`the Markdown of ${path} says what its page says, and holds its code to the letter`, () => {
    const main = mainOf(path);
    const [pointer, ...text] = readBuilt(`${nameOf(path)}.md`).split("\n");
    expect(pointer).toBe(
      "> For AI agents: [every page as Markdown](https://www.yno.example/llms.txt).",
    );
    const markdown = reader.parse(text.join("\n"));
    const said = words(leafTexts(markdown).join(" "));
    expect(said.length).toBeGreaterThan(0);
    expect(said).toEqual(words(shownText(main)));
    const code = listNodes(markdown).filter(({ type }) => type === "code");
    const blocks = parts(main, "pre").filter(isShown);
    expect(code.map(({ value }) => value?.trim())).toEqual(
      blocks.map((block) => textContent(block).trim()),
    );
  });
}

type Markdown = { type: string; value?: string; children?: Markdown[] };

function listNodes(node: Markdown): Markdown[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

/** The texts of the leaves, so that neighbours do not run together. */
function leafTexts(node: Markdown): string[] {
  return node.children ? node.children.flatMap(leafTexts) : [node.value ?? ""];
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function shownText(node: Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node) || ("tagName" in node && isWordless(node))) return "";
  return node.childNodes.map(shownText).join(" ");
}

function isShown(element: Element): boolean {
  const { parentNode } = element;
  if (isWordless(element)) return false;
  return parentNode === null || !("tagName" in parentNode) || isShown(parentNode);
}

function isWordless(element: Element): boolean {
  return (
    wordless.includes(element.tagName) ||
    attribute(element, "aria-hidden") === "true" ||
    leftOut.some((name) => hasClass(element, name)) ||
    (hasClass(element, "without-script") && (attribute(element, "href") ?? "").endsWith(".md"))
  );
}
