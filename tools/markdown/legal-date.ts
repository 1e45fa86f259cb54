import { valueToEstree } from "estree-util-value-to-estree";
import type { Root } from "hast";
import { define } from "unist-util-mdx-define";
import type { VFile } from "vfile";
import { formatDate } from "#app/ui/format-date.ts";
import { parseFrontMatter } from "../content/read-documents.ts";

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
