import { type ImportGraph, withImports } from "./import-graph.ts";

/** A file of the project with its text. */
type TextOf = (path: string) => string;

/** What any test may depend on, however it's written. */
const everything = /^(package-lock\.json|vitest\.config\.ts|tests\/property-seed\.ts)$/;

/** The module through which code reads files of the project by name, where imports don't show which. */
const project = "tools/project-files.ts";

const comments = /\/\*[\s\S]*?\*\/|\/\/ .*/g;

/** Code that finds files beside itself. */
const besideItself = /import\.meta\.(dirname|filename|url)/;

/**
 * The unit tests that a change can break: those that import a changed file, themselves or through
 * others, those that read one by name, and those with code that finds files beside itself where the
 * change is in the same part of the project.
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
  const namedIn = namesOf(graph, textOf);
  return tests.filter((test) => {
    const read = withImports(graph, [test]);
    const canReadChange = (path: string) => {
      if (changed.includes(path)) return true;
      if (!graph.has(path)) return false;
      if (parts.has(partOf(path)) && besideItself.test(textOf(path))) return true;
      return graph.get(path)?.includes(project) && isAmong(namedBy(path));
    };
    // Code that names nothing reads what the code that calls it names.
    const namedBy = (path: string) => {
      const own = namedIn(path);
      if (own.length > 0) return own;
      return [...read].filter((each) => graph.get(each)?.includes(path)).flatMap(namedIn);
    };
    return [...read].some(canReadChange);
  });

  /** Whether a change is in what is named, or in what a named program imports. */
  function isAmong(names: readonly string[]): boolean {
    const programs = withImports(graph, names);
    return (
      names.length === 0 ||
      changed.some(
        (path) =>
          programs.has(path) || names.some((name) => name === "" || path.startsWith(`${name}/`)),
      )
    );
  }
}

/**
 * Gives the files and folders of the project that code names, and those that a build makes. Code
 * that lists the project names all of it, as "".
 */
function namesOf(graph: ImportGraph, textOf: TextOf): (path: string) => readonly string[] {
  const files = [...graph.keys()];
  const isOurs = (name: string) =>
    /^(build|node_modules|\.cache)(\/|$)/.test(name) ||
    files.some((path) => path === name || path.startsWith(`${name}/`));
  const known = new Map<string, readonly string[]>();
  return (path) => {
    const names = known.get(path) ?? namesIn(textOf(path).replace(comments, ""));
    known.set(path, names);
    return names;
  };

  function namesIn(code: string): readonly string[] {
    if (/\bprojectFiles\(/.test(code)) return [""];
    const literals = code.matchAll(/["'`]([\w.@-]+(?:\/[\w.@-]+)*)["'`]/g);
    return Array.from(literals, ([, name = ""]) => name).filter(isOurs);
  }
}

/** What the tests of a step start or read by name, or copy into an image. */
const readBySteps = [
  ["api", /^content\/api\/|^redocly\.yaml$/],
  ["package", /^(packages\/molfar|content\/docs)\//],
  ["cwltool", /^(packages\/molfar|content\/docs|workflows)\//],
  ["postgres", /^apps\/server\//],
  ["image", /^(apps|packages)\/|^(Dockerfile|\.dockerignore|\.npmrc|package\.json)$/],
  ["containers", /^(packages\/molfar|workflows)\//],
] as const;

/** The steps whose tests a change can break, of those with a folder of slow tests in tests/. */
export function stepsTouched(changed: readonly string[], graph: ImportGraph) {
  return readBySteps
    .filter(([step, byName]) => {
      const tests = [...graph.keys()].filter((path) => path.startsWith(`tests/${step}/`));
      const imported = withImports(graph, tests);
      const isRead = (path: string) =>
        imported.has(path) || (byName.test(path) && !path.endsWith(".test.ts"));
      return changed.some((path) => everything.test(path) || isRead(path));
    })
    .map(([step]) => step);
}

/** A package, or the first folder of a path: `packages/molfar` of `packages/molfar/check.ts`. */
function partOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path;
}

/**
 * The component tests that a change can break: those that import a changed file, and those that show
 * an example whose module does. A test that names none, or finds them by their files, shows all. A
 * change to what the gallery itself loads can break every test.
 */
export function componentTestsFor(
  changed: readonly string[],
  tests: readonly string[],
  graph: ImportGraph,
  textOf: TextOf,
): string[] {
  if (changesGallery(changed, graph)) return [...tests];
  const examples = [...graph.keys()].filter((path) => path.endsWith(".examples.tsx"));
  return tests.filter((test) => {
    const text = textOf(test);
    const names = text.matchAll(/["'`]((?:ui|drawings|sections|features)\/[^"'`:]+)/g);
    const named = Array.from(names, ([, view]) => `app/${view}.examples.tsx`);
    const showsAll = named.length === 0 || text.includes("*.examples.tsx");
    const read = withImports(graph, [test, ...(showsAll ? examples : named)]);
    return changed.some((path) => read.has(path));
  });
}

/** The title of the test that looks at all examples of a file, by which it's left out. */
export function examplesTitle(file: string): string {
  return `every example of ${file} is laid out well, and axe finds no problem`;
}

/** The views with examples that a change can't have touched, by the paths of their examples. */
export function examplesUntouched(changed: readonly string[], graph: ImportGraph): string[] {
  if (changesGallery(changed, graph)) return [];
  return [...graph.keys()]
    .filter((path) => path.endsWith(".examples.tsx"))
    .filter((path) => {
      const read = withImports(graph, [path]);
      return !changed.some((each) => read.has(each));
    });
}

/**
 * Whether a change is in what the gallery loads for every example. Its sheet takes in those of all
 * views; one that a view imports itself changes the examples with that view.
 */
function changesGallery(changed: readonly string[], graph: ImportGraph): boolean {
  const gallery = withImports(graph, [
    ...[...graph.keys()].filter((path) => /^tests\/gallery\/(?!.*\.component\.ts$)/.test(path)),
    ...["package-lock.json", "vite.gallery.config.ts", "playwright.config.ts"],
  ]);
  const views = [...graph].filter(([path]) => /^app\/(ui|drawings|sections|features)\//.test(path));
  const sheetsOfViews = new Set(
    views.flatMap(([, imports]) => imports.filter((path) => path.endsWith(".css"))),
  );
  return changed.some((path) => gallery.has(path) && !sheetsOfViews.has(path));
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
