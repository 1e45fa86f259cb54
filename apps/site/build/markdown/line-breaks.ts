import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** What holds blocks, as components of MDX between blocks do: a line break between them isn't text. */
const blocks = new Set(["ol", "ul", "table", "thead", "tbody", "tr", "blockquote", "dl"]);

/**
 * A rehype plugin that removes the line breaks between blocks. Each would be a node to be hydrated, and
 * a line of script: 400 on /terms.
 */
export function withoutLineBreaks() {
  return (tree: Root): void => {
    visit(tree, ["root", "element", "mdxJsxFlowElement"], (node) => {
      if (!("children" in node)) return;
      const first = node.children.find(({ type }) => type !== "text");
      const isItem =
        node.type === "element" &&
        node.tagName === "li" &&
        first?.type === "element" &&
        first.tagName === "p";
      if (node.type === "element" && !blocks.has(node.tagName) && !isItem) return;
      node.children = node.children.filter(
        (child) => child.type !== "text" || /[^\n]/.test(child.value),
      ) as typeof node.children;
    });
  };
}
