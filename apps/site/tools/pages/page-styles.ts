import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import type { Root } from "hast";
import { parseSync } from "vite";
import { documentParts, documentRoute } from "../content/document-pages.ts";
import { root } from "../site-folder.ts";
import { pruneCss, shownAtFirst } from "./prune-css.ts";

/** The sheet of the whole site. Its imports set the order of the rules on every page. */
const wholeSheet = "app/styles/app.css";

/** The fallback faces. No other sheet declares them. */
const fallbackFonts = '@import "./fallback-fonts.css";\n';

const componentImport = /^@import "(\.[^"]+)" layer\(components\);\n/gm;

/** The sheets of components that the sheet of the site is made of, as paths from the project's root. */
export const componentSheets: readonly string[] = [
  ...read(wholeSheet).matchAll(componentImport),
].map(([, path = ""]) => fromSheet(path));

/**
 * The sheets that a module and what it imports statically ask for. Modules imported on demand load
 * their rules later.
 *
 * @param module a path from the project's root, such as `app/pages/about.tsx`
 */
export function listSheets(module: string): ReadonlySet<string> {
  const seen = new Set([module]);
  // A set that grows is walked to its new end.
  for (const path of seen) {
    if (!/^app\/.*\.tsx?$|\.mdx$/.test(path)) continue;
    for (const imported of readImports(path)) seen.add(imported);
  }
  return new Set([...seen].filter((path) => path.endsWith(".css")));
}

/**
 * The inline style of a page, so that it's painted without waiting for a sheet: the base, the rules
 * of its components that match something in its HTML, and the utilities that its HTML uses.
 */
export async function pageStyle(sheets: ReadonlySet<string>, page: Root): Promise<string> {
  const whole = read(wholeSheet);
  const components = whole.replaceAll(componentImport, (line, path) =>
    sheets.has(fromSheet(path)) ? line : "",
  );
  const wanted = fallbackFonts + components;
  const shapes = shownAtFirst(page);
  const classes = new Set(shapes.flatMap((shape) => [...shape.classes]));
  const base = join(root, posix.dirname(wholeSheet));
  const { build } = await compile(wanted, { base, onDependency: () => {} });
  const { code: all } = optimize(build([...classes]), { minify: true });
  const code = pruneCss(all, shapes);
  if (/url\(|@import|<\//.test(code)) {
    throw new Error(
      "The style of a page names a file or holds '</': move what asks for a file into app/styles/fonts.css.",
    );
  }
  return code.trim();
}

/** The imports of a document that is a route, its components for plain text included. */
function routeImports(path: string): string {
  const imports = documentRoute(read(path), path).match(/^import .* from ".*"$/gm) ?? [];
  return [...imports, `import "${documentParts}"`].join("\n");
}

const imports = new Map<string, readonly string[]>();

function readImports(path: string): readonly string[] {
  const known =
    imports.get(path) ?? importsIn(path, path.endsWith(".mdx") ? routeImports(path) : read(path));
  imports.set(path, known);
  return known;
}

function importsIn(path: string, text: string): string[] {
  return parseSync(path, text, { lang: "tsx" }).module.staticImports.flatMap(
    ({ moduleRequest, entries }) => {
      const typesOnly = entries.length > 0 && entries.every(({ isType }) => isType);
      const [name = ""] = moduleRequest.value.split("?");
      // The sheet of the site is requested by address: it isn't part of itself.
      if (typesOnly || moduleRequest.value.endsWith("?url")) return [];
      if (name.startsWith("#app/")) return [name.slice(1)];
      return name.startsWith(".") ? [posix.join(posix.dirname(path), name)] : [];
    },
  );
}

function fromSheet(path: string): string {
  return posix.join(posix.dirname(wholeSheet), path);
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
