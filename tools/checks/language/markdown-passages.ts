import type { Nodes } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { type Passage, placeholder } from "./passage.ts";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** The words of a Markdown file, without its code. */
export function markdownPassages(page: string, markdown: string): Passage[] {
  const passages: Passage[] = [];
  let groups = 0;
  const visit = (node: Nodes, group?: number): void => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
      const text = passageText(node).replace(/\s+/g, " ").trim();
      const line = node.position?.start.line;
      if (!/[a-z]{2}/i.test(text)) return;
      passages.push({
        page,
        ...(line !== undefined && { line }),
        text,
        prose: node.type === "paragraph",
        ...(group !== undefined && { group }),
      });
      return;
    }
    if (!("children" in node)) return;
    const inside = node.type === "list" ? ++groups : group;
    for (const child of node.children) visit(child, inside);
  };
  visit(parser.parse(markdown));
  return passages;
}

function passageText(node: Nodes): string {
  switch (node.type) {
    case "text":
      return node.value;
    case "inlineCode":
      return placeholder;
    case "image":
      return node.alt ?? "";
    case "break":
      return " ";
    default:
      return "children" in node ? node.children.map(passageText).join("") : "";
  }
}
