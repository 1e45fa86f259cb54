import { minifySync } from "vite";
import { boot, type Face } from "../../app/browser/boot.ts";
import { facesIn } from "./font-faces.ts";
import { listSheets, pageStyle } from "./page-styles.ts";
import { replacedOnce } from "./replaced-once.ts";

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const asyncModule = '<script type="module" async="">';
const moduleScript = new RegExp(`${asyncModule}([\\s\\S]*?)</script>`);

/** Without `async` it runs before anything that waits for `DOMContentLoaded`, as extensions do. */
const deferredModule = '<script type="module">';

/** The sheet of the whole site, as React writes it for the root (app/root.tsx). */
const wholeSheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="app"\/>/g;

/** The sheet with the web fonts, from the same place. */
const fontSheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="fonts"\/>/g;

const message =
  "Some functions of this page could not be loaded. You can read everything and follow every link.";

/**
 * Lets a page paint before its script, its sheet and its fonts are fetched.
 *
 * React Router writes `modulepreload` links, which count as blocking, and an inline module that
 * starts at once (https://github.com/remix-run/remix/pull/3918). Both go; `boot`, which waits for
 * the first frame, takes the place of the module. The element itself stays, because hydration
 * expects it, but waits for the document. The style of the page takes the place of the link to the
 * sheet, which comes after the first paint too, and at once where there is no script.
 *
 * `<Scripts>` has no option for either; https://github.com/remix-run/remix/issues/5350 asks for one.
 *
 * @param html a prerendered document
 * @param file its name, for errors
 * @param readBuilt reads a built file by its address
 * @throws Error when the document does not hold what this version of React Router writes
 */
export async function paintFirst(
  html: string,
  file: string,
  readBuilt: (address: string) => string,
): Promise<string> {
  const preloads = [...html.matchAll(preloadLink)].map((match) => match[1] ?? "");
  const script = moduleScript.exec(html)?.[1];
  if (script === undefined || preloads.length === 0) {
    throw new Error(`${file} has no module script or no modulepreload link. ${adapt(file)}`);
  }
  const [sheet, sheetLink] = findOnce(html, wholeSheet, `${file}: the sheet of the site`);
  const [fonts, fontLink] = findOnce(html, fontSheet, `${file}: the sheet of the fonts`);
  const modules = readModules(script, file);
  const style = await pageStyle(sheetsOfRoutes(Object.keys(modules.routes)), html);
  const start = bootScript(preloads, modules, sheet, facesIn(readBuilt(fonts), fonts));
  const withoutScript = [sheet, fonts].map((href) => `<link rel="stylesheet" href="${href}"/>`);
  const styled = replacedOnce(
    html.replace(preloadLink, "").replace(fontLink, ""),
    sheetLink,
    `<style>${style}</style><noscript>${withoutScript.join("")}</noscript>`,
    adapt(file),
  );
  return replacedOnce(styled, asyncModule + script, deferredModule + start, adapt(file));
}

const adapt = (file: string) =>
  `${file}: read what this version of React Router writes and adapt tools/pages/paint-first.ts.`;

/** The address in the one link that matches, and the link. */
function findOnce(html: string, link: RegExp, what: string): [address: string, link: string] {
  const [found, ...others] = html.matchAll(link);
  if (found === undefined || others.length > 0) {
    throw new Error(
      `${what} is linked ${others.length + (found ? 1 : 0)} times instead of once: read how app/root.tsx writes it and adapt tools/pages/paint-first.ts.`,
    );
  }
  return [found[1] ?? "", found[0]];
}

/** The text of an inline script as short as it can be said. */
export function minified(script: string): string {
  const { code, errors } = minifySync("inline.js", script, { module: false });
  if (errors.length > 0)
    throw new Error(`An inline script cannot be minified: ${errors[0]?.message}`);
  return code.trim();
}

type Modules = { manifest: string; routes: Record<string, string>; entry: string };

function readModules(script: string, file: string): Modules {
  const manifest = /^import "([^"]+)";/m.exec(script)?.[1];
  const entry = /^import\("([^"]+)"\);/m.exec(script)?.[1];
  const files = new Map(
    [...script.matchAll(/^import \* as (\w+) from "([^"]+)";/gm)].map((match) => [
      match[1],
      match[2],
    ]),
  );
  const ids = /__reactRouterRouteModules = \{(.*)\}/.exec(script)?.[1] ?? "";
  const routes: Record<string, string> = {};
  for (const [, id = "", name] of ids.matchAll(/"([^"]+)":(\w+)/g)) {
    const path = files.get(name);
    if (path) routes[id] = path;
  }
  const imports = script.match(/\bimport\b/g)?.length ?? 0;
  const known = files.size > 0 && Object.keys(routes).length === files.size;
  if (!manifest || !entry || !known || imports !== files.size + 2) {
    throw new Error(
      `${file}: the module script is not what tools/pages/paint-first.ts reads: ${script.slice(0, 200)}`,
    );
  }
  return { manifest, routes, entry };
}

/** The sheets of the matched routes, by their ids: `root`, `pages/about`, `docs/mcp`. */
function sheetsOfRoutes(ids: readonly string[]): ReadonlySet<string> {
  const modules = ids.map((id) => (/^docs\//.test(id) ? `content/${id}.mdx` : `app/${id}.tsx`));
  return new Set(modules.flatMap((module) => [...listSheets(module)]));
}

function bootScript(
  preloads: readonly string[],
  { manifest, routes, entry }: Modules,
  sheet: string,
  faces: readonly Face[],
): string {
  const values = [sheet, faces, preloads, manifest, routes, entry, message];
  const args = values.map((value) => JSON.stringify(value)).join(",");
  return minified(`(${boot.toString()})(${args})`);
}
