import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import { visit } from "unist-util-visit";
import { root } from "#build/site-folder.ts";

/** A block of code between fences. */
export type Fence = {
  /** Where the code begins: `content/docs/molfar-image.mdx:12`. */
  at: string;
  language: string;
  /** The text after the language: `title="Dockerfile" finding="no-labels"`. */
  meta: string;
  code: string;
};

/** A document, taken apart. */
export type DocumentText = {
  path: string;
  fences: readonly Fence[];
  /** The lines beside the fences and the front matter, with their numbers. */
  lines: readonly { at: string; text: string }[];
};

const reader = createProcessor({ remarkPlugins: [remarkFrontmatter] });

/** Takes a document in MDX apart. */
export function takeApart(path: string, source: string): DocumentText {
  const fences: Fence[] = [];
  const apart = new Set<number>();
  visit(reader.parse(source), (node) => {
    const { position } = node;
    if ((node.type !== "code" && node.type !== "yaml") || !position) return;
    for (let line = position.start.line; line <= position.end.line; line++) apart.add(line);
    if (node.type === "yaml") return;
    const at = `${path}:${position.start.line + 1}`;
    fences.push({ at, language: node.lang ?? "", meta: node.meta ?? "", code: node.value });
  });
  const lines = source
    .split("\n")
    .map((text, index) => ({ number: index + 1, text }))
    .filter(({ number }) => !apart.has(number))
    .map(({ number, text }) => ({ at: `${path}:${number}`, text }));
  return { path, fences, lines };
}

/** The documents of the site. */
export function siteDocuments(): DocumentText[] {
  return readdirSync(join(root, "content/docs"))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => {
      const path = `content/docs/${name}`;
      return takeApart(path, readFileSync(join(root, path), "utf8"));
    });
}
