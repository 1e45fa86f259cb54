/** What a browser fetches for the first view of a page, read from the built files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#build/site-folder.ts";

const client = join(root, "dist/client");

/** Scripts that the document names, and those that they import at once. */
export function listScripts(file: string): string[] {
  const named = read(file).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const found = new Set(named.map((path) => path.slice(1)));
  for (const script of found) {
    const imported = read(script).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    for (const [, name] of imported) found.add(`assets/${name}`);
  }
  return [...found];
}

export function listSheets(file: string): string[] {
  const links = read(file).match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return links.map((link) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? "");
}

export const hasFaces = (sheet: string) => read(sheet).includes("@font-face");

/** Fonts that the style sheets name: a browser fetches those with characters on the page. */
export function listFonts(file: string): string[] {
  const named = listSheets(file).flatMap(
    (sheet) => read(sheet).match(/\/assets\/[\w.-]+\.woff2?/g) ?? [],
  );
  return [...new Set(named.map((path) => path.slice(1)))];
}

const texts = new Map<string, string>();

export function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(client, file), "utf8");
  texts.set(file, text);
  return text;
}

/**
 * The texts and the fonts of the first view of an HTML file. The sheet of the fonts isn't one: it
 * comes only without JavaScript, where no script is fetched either.
 */
export function listFirstView(file: string): { texts: string[]; fonts: string[] } {
  const sheets = listSheets(file).filter((sheet) => !hasFaces(sheet));
  return { texts: [file, ...sheets, ...listScripts(file)], fonts: listFonts(file) };
}
