import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "./sha256.ts";

const importMap = /(<script type="importmap">)[^<]*(<\/script>)/g;
const sheetLink = /(<noscript><link rel="stylesheet" href="([^"]+)")[^>]*(\/><\/noscript>)/g;

const namedScript = /\/assets\/[\w.-]+\.js/g;

/** How built modules name each other. The list of routes names them with a slash in front. */
const importedScript = /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g;

/**
 * Fills in the import map of a finished page: the digests of its scripts, of all that these import
 * at once or on demand, and of the sheet of the site. Browsers refuse a file with another digest.
 * The scripts of other pages are left out, because they would add 3 kB to each page
 * (contributing/decisions/022-scripts-are-checked-by-digest.md).
 *
 * @param client the folder of the built site
 * @throws Error when the document doesn't hold one import map and one link to the sheet
 */
export function withDigests(html: string, client: string): string {
  const [sheet, ...sheets] = [...html.matchAll(sheetLink)].map(([, , href = ""]) => href);
  if (sheet === undefined || sheets.length > 0 || html.match(importMap)?.length !== 1) {
    throw new Error(
      "The document must hold one import map and one link to the sheet of the site: read how app/root.tsx and tools/pages/paint-first.ts write them and adapt tools/pages/script-digests.ts.",
    );
  }
  const read = (address: string) => readFileSync(join(client, address));
  const scripts = new Set(html.replace(importMap, "").match(namedScript));
  for (const script of scripts) {
    for (const [, name] of read(script).toString().matchAll(importedScript)) {
      scripts.add(`/assets/${name}`);
    }
  }
  const digest = (address: string) => sha256(read(address));
  const files = [...scripts].sort().concat(sheet);
  const integrity = Object.fromEntries(files.map((address) => [address, digest(address)]));
  return html
    .replace(importMap, (_, open, close) => open + JSON.stringify({ integrity }) + close)
    .replace(sheetLink, (_, open, __, close) => `${open} integrity="${digest(sheet)}"${close}`);
}
