import { valueToEstree } from "estree-util-value-to-estree";
import type { Element, ElementContent, Root } from "hast";
import { toString as toText } from "hast-util-to-string";
import { define } from "unist-util-mdx-define";
import type { VFile } from "vfile";
import { formatDate } from "#app/ui/format-date.ts";
import { parseFrontMatter } from "../content/read-documents.ts";

/** A section of a legal document, for its table of contents. */
type LegalSection = { id: string; title: string };

/**
 * A rehype plugin for the legal documents: numbers the sections (h2) and the clauses in them (the
 * items of the lists at the top), gives each an address and a link to itself, and exports the
 * sections as `sections`.
 *
 * Clause 4.2 has the address `#clause-4-2`; the documents refer to clauses by it.
 */
export function numberClauses() {
  return (tree: Root, file: VFile): void => {
    const sections: LegalSection[] = [];
    let clause = 0;
    for (const node of tree.children) {
      if (node.type !== "element") continue;
      if (node.tagName === "h2") {
        clause = 0;
        const id = `section-${sections.length + 1}`;
        const title = toText(node);
        sections.push({ id, title });
        node.properties.id = id;
        node.children = [
          selfLink(id, `${sections.length}`, "section-number"),
          space,
          ...node.children,
        ];
      }
      if (node.tagName !== "ol" || sections.length === 0) continue;
      node.properties.className = ["clauses"];
      for (const item of node.children) {
        if (item.type !== "element" || item.tagName !== "li") continue;
        clause += 1;
        const id = `clause-${sections.length}-${clause}`;
        item.properties.id = id;
        item.children.unshift(selfLink(id, `${sections.length}.${clause}`, "clause-number"), space);
      }
    }
    define(tree, file, { sections: valueToEstree(sections) });
  };
}

const space: ElementContent = { type: "text", value: " " };

function selfLink(id: string, number: string, className: string): Element {
  return {
    type: "element",
    tagName: "a",
    properties: { href: `#${id}`, className: [className] },
    children: [{ type: "text", value: number }],
  };
}

/**
 * A rehype plugin for the legal documents: exports `updated`, the day of the last change as an ISO
 * date and in words. So the page doesn't need code to format a date.
 */
export function legalDate() {
  return (tree: Root, file: VFile): void => {
    const { updated } = parseFrontMatter(String(file.value), file.path);
    const date = { date: updated, words: formatDate(updated) };
    define(tree, file, { updated: valueToEstree(date) });
  };
}
