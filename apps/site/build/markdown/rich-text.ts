import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Nodes } from "mdast";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type RichTag, type RichText, richTags } from "#content/schema/rich-text.ts";

/** The elements that each kind of Markdown may have, apart from documents. */
export const articleTags = ["h2", "p", "ul", "li", "strong"] as const satisfies RichTag[];
export const answerTags = ["p", "a", "ul", "li"] as const satisfies RichTag[];
export const descriptionTags = ["p", "code"] as const satisfies RichTag[];

/** Markdown as data, so that no parser reaches the browser. Of other elements only the words remain. */
export function richText(markdown: string, tags: readonly RichTag[]): RichText {
  const { children } = pipeline(tags).runSync(unified().use(remarkParse).parse(markdown));
  return children.flatMap(richPart);
}

/** Markdown of one paragraph as data, without the paragraph itself. */
export function inlineText(markdown: string, tags: readonly RichTag[]): RichText {
  return richText(markdown, tags).flatMap((part) => (typeof part === "string" ? part : part.text));
}

/** Markdown as HTML, for readers of feeds. */
export function richHtml(markdown: string, tags: readonly RichTag[]): string {
  const html = pipeline(tags).use(rehypeStringify, {
    characterReferences: { useNamedReferences: true },
  });
  const tree = html.runSync(unified().use(remarkParse).parse(markdown));
  return html.stringify(tree);
}

/** The faults of a text, a sentence for each with the line and what to do. */
export function richTextProblems(markdown: string, tags: readonly RichTag[]): string[] {
  const problems: string[] = [];
  visit(unified().use(remarkParse).parse(markdown), (node) => {
    const problem = findProblem(node, tags);
    if (problem) problems.push(`line ${node.position?.start.line} ${problem}`);
  });
  return problems;
}

/** From Markdown's tree to an HTML tree with these elements and no others. */
function pipeline(tags: readonly RichTag[]) {
  return unified()
    .use(remarkRehype)
    .use(rehypeSanitize, { tagNames: [...tags], attributes: { a: ["href"] } })
    .use(joinLines);
}

/** A line break within a paragraph becomes a blank, and those between the items of a list go. */
function joinLines() {
  return (tree: Root): void => {
    visit(tree, "element", (element) => {
      if (element.tagName === "ul") element.children = element.children.filter(isElement);
    });
    visit(tree, "text", (text, _, parent) => {
      if (parent?.type === "element") text.value = text.value.replaceAll("\n", " ");
    });
  };
}

function isElement(node: RootContent | ElementContent): node is Element {
  return node.type === "element";
}

function richPart(node: RootContent | ElementContent): RichText {
  // remark-rehype writes line breaks between blocks, and nothing else on its own.
  if (node.type === "text") return node.value === "\n" ? [] : [node.value];
  if (node.type !== "element") return [];
  const text = node.children.flatMap(richPart);
  const tag = richTags.find((each) => each === node.tagName);
  const { href } = node.properties;
  return tag ? [{ tag, ...(typeof href === "string" && { href }), text }] : text;
}

/** Marks that Markdown left in a text, because their partner or a blank is missing. */
const leftover = /[*`|[\]]|\(\/|^#/;

function findProblem(node: Nodes, tags: readonly RichTag[]): string | null {
  if (node.type === "root") return null;
  if (node.type === "text") {
    const [mark] = leftover.exec(node.value) ?? [];
    return mark ? `shows '${mark}' as it is written. Correct the Markdown or take it out.` : null;
  }
  const tag = toTag(node);
  if (!tags.some((each) => each === tag)) {
    return `has ${tag}, which isn't allowed here. Use only ${tags.join(", ")}.`;
  }
  if (node.type === "link" && !node.url.startsWith("/")) {
    return `links to ${node.url}. Link a page of the site, as '[Pricing](/pricing)'.`;
  }
  return null;
}

/** The element that a node of Markdown becomes, or its own name where none is allowed anywhere. */
function toTag(node: Exclude<Nodes, { type: "root" | "text" }>): string {
  switch (node.type) {
    case "heading":
      return `h${node.depth}`;
    case "list":
      return node.ordered ? "ol" : "ul";
    case "paragraph":
      return "p";
    case "listItem":
      return "li";
    case "inlineCode":
      return "code";
    case "link":
      return "a";
    default:
      return node.type;
  }
}
