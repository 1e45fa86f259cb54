import { type ImportGraph, withImports } from "./import-graph.ts";

/** A file of the project with its text. */
type TextOf = (path: string) => string;

/** What any test may depend on, however it's written. */
const everything = /^(package-lock\.json|vitest\.config\.ts|tests\/property-seed\.ts)$/;

/** The module through which tests read files of the project by name, where imports don't show which. */
const readsByName = "tools/project-files.ts";

/** Code that finds files beside itself. */
const besideItself = /import\.meta\.(dirname|filename|url)/;

/**
 * The unit tests that a change can break: those that import a changed file, themselves or through
 * others, those that read the project by name, and those with code that finds files beside itself
 * where the change is in the same part of the project.
 */
export function unitTestsFor(
  changed: readonly string[],
  tests: readonly string[],
  graph: ImportGraph,
  textOf: TextOf,
): string[] {
  if (changed.length === 0) return [];
  if (changed.some((path) => everything.test(path))) return [...tests];
  const parts = new Set(changed.map(partOf));
  return tests.filter((test) => {
    const read = withImports(graph, [test]);
    if (read.has(readsByName) || changed.some((path) => read.has(path))) return true;
    return [...read].some(
      (path) => graph.has(path) && parts.has(partOf(path)) && besideItself.test(textOf(path)),
    );
  });
}

/** A package, or the first folder of a path: `packages/molfar` of `packages/molfar/check.ts`. */
function partOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path;
}

/**
 * The component tests that a change can break: those that import a changed file, and those that show
 * an example whose module does. A change to what the gallery itself loads can break them all.
 */
export function componentTestsFor(
  changed: readonly string[],
  tests: readonly string[],
  graph: ImportGraph,
  textOf: TextOf,
): string[] {
  const files = [...graph.keys()];
  const gallery = withImports(graph, [
    ...files.filter((path) => path.startsWith("tests/gallery/") && !tests.includes(path)),
    ...["package-lock.json", "vite.gallery.config.ts", "playwright.config.ts"],
  ]);
  if (changed.some((path) => gallery.has(path))) return [...tests];
  return tests.filter((test) => {
    const shown = test.startsWith("tests/gallery/")
      ? files.filter((path) => path.endsWith(".examples.tsx"))
      : [...textOf(test).matchAll(/["'`]((?:ui|drawings|sections|features)\/[^"'`:]+):/g)].map(
          ([, view]) => `app/${view}.examples.tsx`,
        );
    const read = withImports(graph, [test, ...shown]);
    return changed.some((path) => read.has(path));
  });
}

/** What a journey had before it when it last passed. */
export type Passed = {
  /** A hash of its code and the server's. */
  code: string;
  /** The pages and files that it fetched, each with a hash of what it got. */
  fetched: Readonly<Record<string, string>>;
};

/** The journeys that passed with exactly what they would have now, by id. */
export function stillPassing(
  passed: Readonly<Record<string, Passed>>,
  codeNow: (id: string) => string,
  hashNow: (path: string) => string | undefined,
): string[] {
  return Object.entries(passed)
    .filter(
      ([id, { code, fetched }]) =>
        code === codeNow(id) &&
        Object.entries(fetched).every(([path, hash]) => hashNow(path) === hash),
    )
    .map(([id]) => id);
}

/** All but a share of the names, chosen at random. */
export function withoutShare(
  names: readonly string[],
  share: number,
  random: () => number,
): string[] {
  const many = Math.ceil(names.length * share);
  const left = [...names];
  for (let taken = 0; taken < many; taken += 1) left.splice(Math.floor(random() * left.length), 1);
  return left;
}
