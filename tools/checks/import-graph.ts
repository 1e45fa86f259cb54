import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";
import { root } from "../project-files.ts";

/** The files that each file imports, of the project's own. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the imports of code, documents and style sheets.
 *
 * @param files paths from the root of the project
 */
export function importGraph(files: readonly string[], read: (path: string) => string): ImportGraph {
  return new Map(
    files.map((path) => [
      path,
      specifiersIn(path, () => read(path)).flatMap(
        (specifier) => resolvePath(path, specifier) ?? [],
      ),
    ]),
  );
}

/** Files and everything that they import, themselves or through others. */
export function withImports(graph: ImportGraph, files: readonly string[]): Set<string> {
  const found = new Set(files);
  // A set that grows is walked to its new end.
  for (const file of found) for (const imported of graph.get(file) ?? []) found.add(imported);
  return found;
}

function specifiersIn(path: string, read: () => string): string[] {
  if (/\.(ts|tsx|mts|mjs)$/.test(path)) return specifiersInCode(path, read());
  if (/\.mdx$/.test(path)) return matches(read(), /^import\s.*?from\s+["']([^"']+)["']/gm);
  if (/\.css$/.test(path))
    return matches(read(), /@(?:import|reference|plugin)\s+["']([^"']+)["']/g);
  return [];
}

function specifiersInCode(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      matches(text.slice(start, end), /^["'`]([^"'`$]+)["'`]$/g),
    ),
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, specifier = ""]) => specifier);
}

/** The path of what a file imports, from the root of the project; a package of others has none. */
function resolvePath(from: string, specifier: string): string | undefined {
  const [path = ""] = specifier.split("?");
  if (path.startsWith("#")) return path.slice(1);
  if (path.startsWith(".")) return posix.join(posix.dirname(from), path);
  const [scope = "", name = "", ...rest] = path.split("/");
  const ours = packages.get(`${scope}/${name}`);
  if (ours === undefined) return undefined;
  const wanted = [".", ...rest].join("/");
  for (const [exported, target] of Object.entries(ours.exports)) {
    const [before = "", after] = exported.split("*");
    if (after === undefined ? wanted === exported : wanted.startsWith(before)) {
      return posix.join(ours.folder, target.replace("*", wanted.slice(before.length)));
    }
  }
  return undefined;
}

type OwnPackage = { folder: string; exports: Readonly<Record<string, string>> };

/** The packages of the project by their names. */
const packages = new Map(
  globSync("{apps,packages}/*/package.json", { cwd: root }).map((path): [string, OwnPackage] => {
    const { name, exports } = JSON.parse(readFileSync(join(root, path), "utf8"));
    return [name, { folder: posix.dirname(path), exports }];
  }),
);
