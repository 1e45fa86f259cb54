import { valueToEstree } from "estree-util-value-to-estree";
import type { Root } from "hast";
import { toString as toText } from "hast-util-to-string";
import rehypeAutolinkHeadings, { type Options } from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import { define } from "unist-util-mdx-define";
import type { VFile } from "vfile";
import { formatDate } from "#app/ui/format-date.ts";
import { parseFrontMatter } from "../content/document-pages.ts";

/** A heading of a document, for its table of contents. */
type DocumentSection = { id: string; title: string; level: 2 | 3 };

/** Words of technical text that a person reads in a minute. */
export const technicalPace = 200;

const links = {
  behavior: "wrap",
  test: ["h2", "h3"],
} satisfies Options;

/** The rehype plugins that give the headings of a document addresses, and list them. */
export const documentHeadings = [
  rehypeSlug,
  [rehypeAutolinkHeadings, links] satisfies [typeof rehypeAutolinkHeadings, Options],
  documentOutline,
];

/**
 * Exports `sections` for the table of contents, and `minutes`, the time to read. Neither counts what
 * is inside a component: a folded part is looked up.
 */
function documentOutline() {
  return (tree: Root, file: VFile): void => {
    const elements = tree.children.filter((node) => node.type === "element");
    const sections = elements.flatMap((element): DocumentSection[] => {
      const { tagName, properties } = element;
      if (tagName !== "h2" && tagName !== "h3") return [];
      const level = tagName === "h2" ? 2 : 3;
      return [{ id: String(properties.id), title: toText(element), level }];
    });
    const minutes = minutesToRead(technicalWords(elements.map(toText).join(" ")), technicalPace);
    define(tree, file, { sections: valueToEstree(sections), minutes: valueToEstree(minutes) });
  };
}

/** How long it takes to read these words, in whole minutes and at least one. */
export function minutesToRead(words: readonly string[], wordsAMinute: number): number {
  return Math.max(1, Math.round(words.length / wordsAMinute));
}

/** The words of a text, split at spaces. In technical text, an arrow counts as a word. */
export function technicalWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The same without words that have no letter or digit: marks of Markdown, and characters such as ×. */
export function proseWords(text: string): string[] {
  return technicalWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * A rehype plugin for the legal documents: numbers the sections (h2) and the clauses in them (the
 * items of the lists at the top), gives each an address, and exports the titles of sections as `titles`. The
 * numbers are drawn by `legalParts` (app/layout/legal-document.tsx).
 *
 * Clause 4.2 has the address `#clause-4-2`; the documents refer to clauses by it.
 */
export function numberClauses() {
  return (tree: Root, file: VFile): void => {
    const titles: string[] = [];
    let clause = 0;
    for (const node of tree.children) {
      if (node.type !== "element") continue;
      if (node.tagName === "h2") {
        clause = 0;
        titles.push(toText(node));
        node.properties.id = `section-${titles.length}`;
      }
      if (node.tagName !== "ol" || titles.length === 0) continue;
      // Its clauses get their addresses as they're drawn: written out, these are 0.3 kB on /terms.
      node.properties.id = `clause-${titles.length}-${clause + 1}`;
      clause += node.children.filter(({ type }) => type === "element").length;
    }
    define(tree, file, { titles: valueToEstree(titles) });
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
