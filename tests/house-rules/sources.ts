import { type ESTree, parseSync } from "vite";
import { resolvePath } from "#tools/checks/import-graph.ts";

/** A file of the project, as the rules see it. */
export type ProjectFile = { path: string; text: string };

/** A rule of the house; a breach is reported as `path:line what is wrong: what to do`. */
export type Rule = {
  name: string;
  breaches: (files: readonly ProjectFile[]) => string[];
};

/** A file of code, taken apart. */
export type Source = ProjectFile & {
  nodes: readonly ESTree.Node[];
  comments: readonly Comment[];
  imports: readonly Import[];
  /** `path:line` of a place in the text. */
  at: (offset: number) => string;
};

type Comment = { type: "Line" | "Block"; value: string; start: number; end: number };

export type Import = {
  /** As written: `#app/ui/button.tsx`, `./button.tsx`, `react`. */
  specifier: string;
  /** The project's file that it means, or undefined for a package. */
  path: string | undefined;
  typesOnly: boolean;
  /** Whether it comes when it is asked for, by `import()`. */
  onDemand: boolean;
  start: number;
};

export const testFile = /\.(test|spec|component|examples)\.tsx?$/;

const known = new WeakMap<ProjectFile, Source>();

/** The code among the files, if the path is wanted. Each file is parsed only once. */
export function sources(
  files: readonly ProjectFile[],
  wanted: (path: string) => boolean = () => true,
): Source[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mts|mjs)$/.test(path) && wanted(path))
    .map((file) => {
      const source = known.get(file) ?? parse(file);
      known.set(file, source);
      return source;
    });
}

/** The imports that are wrong, each with its place and what to do. */
export function wrongImports(
  among: readonly Source[],
  isWrong: (each: Import, source: Source) => boolean,
  remedy: string | ((source: Source) => string),
): string[] {
  return among.flatMap((source) =>
    source.imports
      .filter((each) => isWrong(each, source))
      .map(
        ({ start, specifier }) =>
          `${source.at(start)} imports ${specifier}: ${typeof remedy === "string" ? remedy : remedy(source)}`,
      ),
  );
}

/** The nodes of which something is wrong, each with its place and what to do about what was found. */
export function wrongNodes(
  among: readonly Source[],
  find: (node: ESTree.Node, source: Source) => string | boolean | undefined,
  remedy: string | ((found: string) => string),
): string[] {
  return among.flatMap((source) =>
    source.nodes.flatMap((node) => {
      const found = find(node, source);
      if (!found) return [];
      const said = typeof remedy === "string" ? remedy : remedy(String(found));
      return [`${source.at(node.start)} ${said}`];
    }),
  );
}

function parse(file: ProjectFile): Source {
  const { program, module, comments, errors } = parseSync(file.path, file.text);
  const [error] = errors;
  if (error) throw new Error(`${file.path} cannot be parsed: ${error.message}`);

  const nodes: ESTree.Node[] = [];
  collect(program, nodes);

  const named = (specifier: string, typesOnly: boolean, start: number, onDemand = false) => {
    const path = resolvePath(file.path, specifier);
    return { specifier, path, typesOnly, onDemand, start };
  };
  const imports: Import[] = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => {
      // `import "./x.ts"` has no names and takes everything.
      const typesOnly = entries.length > 0 && entries.every(({ isType }) => isType);
      return named(moduleRequest.value, typesOnly, start);
    }),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType, start }) =>
        moduleRequest ? [named(moduleRequest.value, isType, start)] : [],
      ),
    ...nodes.flatMap((node) => {
      if (node.type !== "ImportExpression" && node.type !== "TSImportType") return [];
      const { source, start, type } = node;
      const isType = type === "TSImportType";
      return source.type === "Literal" && typeof source.value === "string"
        ? [named(source.value, isType, start, !isType)]
        : [];
    }),
  ];
  const at = (offset: number) => `${file.path}:${file.text.slice(0, offset).split("\n").length}`;
  return { ...file, nodes, comments, imports, at };
}

/** All nodes under a part of the syntax tree, in the order of the text. */
function collect(part: unknown, nodes: ESTree.Node[]): void {
  if (typeof part !== "object" || part === null) return;
  if (isNode(part)) nodes.push(part);
  for (const child of Object.values(part)) collect(child, nodes);
}

export function isNode(part: object): part is ESTree.Node {
  return "type" in part && typeof part.type === "string" && "start" in part;
}
