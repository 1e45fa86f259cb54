import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/project-files.ts";

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

const opening = /^(\s*)(`{3,}|~{3,})\s*([^\s`]*)\s*([^`]*)$/;

/** Takes a document in MDX apart. A fence that is not closed goes to the end, as in Markdown. */
export function takeApart(path: string, source: string): DocumentText {
  const all = source.replace(/\r\n?/g, "\n").split("\n");
  const fences: Fence[] = [];
  const lines: DocumentText["lines"][number][] = [];
  let index = all[0] === "---" ? all.indexOf("---", 1) + 1 : 0;
  for (; index < all.length; index++) {
    const line = all[index] ?? "";
    const fence = opening.exec(line);
    if (!fence) {
      lines.push({ at: `${path}:${index + 1}`, text: line });
      continue;
    }
    const [, indent = "", marks = "", language = "", meta = ""] = fence;
    const closing = new RegExp(`^\\s*${marks[0]}{${marks.length},}\\s*$`);
    const begin = index + 1;
    do index += 1;
    while (index < all.length && !closing.test(all[index] ?? ""));
    const inside = all.slice(begin, index);
    const code = inside.map((each) => (each.startsWith(indent) ? each.slice(indent.length) : each));
    fences.push({ at: `${path}:${begin + 1}`, language, meta: meta.trim(), code: code.join("\n") });
  }
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
