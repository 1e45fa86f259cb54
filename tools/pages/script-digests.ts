import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "./sha256.ts";

const importMap = /<script type="importmap">[^<]*<\/script>/;

/**
 * What the map stands before: after everything that is read, and before every module. React passes
 * over a script that it didn't render where it looks for another element (app/ui/announcer.tsx).
 */
const lastElement = '<div role="status" class="sr-only"></div><script>';
const sheetsElement = /<noscript><link rel="stylesheet" .*?<\/noscript>/g;
const sheetLink = /(<link rel="stylesheet" href="([^"]+)")[^>]*(\/>)/g;

const namedScript = /\/assets\/[\w.-]+\.js/g;

/** How built modules name each other. The list of routes names them with a slash in front. */
const importedScript = /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g;

/**
 * Gives a page the import map with the digests of its scripts, of all that these import at once or
 * on demand, and of the sheet of the site. Browsers refuse a file with another digest. A map that
 * the page has already is replaced.
 *
 * The scripts of other pages are left out, because they would add 3 kB to each page
 * (contributing/decisions/022-scripts-are-checked-by-digest.md).
 *
 * @param client the folder of the built site
 * @throws Error when the document doesn't hold what it is put beside
 */
export function withDigests(html: string, client: string): string {
  const bare = html.replace(importMap, "");
  const [sheets = "", ...others] = bare.match(sheetsElement) ?? [];
  const [, , sheet] = [...sheets.matchAll(sheetLink)][0] ?? [];
  if (sheet === undefined || others.length > 0 || bare.split(lastElement).length !== 2) {
    throw new Error(
      `The document must hold ${lastElement} once, and a <noscript> that begins with the link to the sheet of the site: read how app/root.tsx and tools/pages/paint-first.ts write them and adapt tools/pages/script-digests.ts.`,
    );
  }
  const read = (address: string) => readFileSync(join(client, address));
  const scripts = new Set(bare.match(namedScript));
  for (const script of scripts) {
    for (const [, name] of read(script).toString().matchAll(importedScript)) {
      scripts.add(`/assets/${name}`);
    }
  }
  const digest = (address: string) => sha256(read(address));
  const files = [...scripts].sort().concat(sheet);
  const integrity = Object.fromEntries(files.map((address) => [address, digest(address)]));
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  return bare
    .replace(lastElement, () => map + lastElement)
    .replace(sheetLink, (_, open, href, close) => `${open} integrity="${digest(href)}"${close}`);
}
