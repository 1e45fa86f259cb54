import {
  type Import,
  type ProjectFile,
  type Rule,
  type Source,
  sources,
  testFile,
  wrongImports,
} from "./sources.ts";

/** What a room may import from other rooms: values, or only types. */
type Door = { values: readonly string[]; types?: readonly string[] };

const content = ["content", "content/schema", "content/words"];

/**
 * The arrows of contributing/architecture.md. Every room may import itself, except that a feature
 * may import only its own folder. Files directly in app/ are the root of the app. What a package may
 * import is in its package.json.
 */
const doors: Record<string, Door> = {
  root: {
    values: [
      ...["pages", "features", "sections", "layout", "drawings", "seo", "ui", "browser", "config"],
      ...["styles", "fonts", "derived", "brand", ...content],
    ],
  },
  pages: {
    values: [
      ...["features", "sections", "layout", "drawings", "seo", "ui", "browser", "config"],
      ...["styles", "derived", "brand", "records", "registry", ...content],
    ],
  },
  features: {
    values: [
      ...["drawings", "ui", "browser", "config", "styles"],
      ...["intake", "molfar", "registry", "search", "paths", "content/words"],
    ],
    types: [...content, "brand"],
  },
  sections: { values: ["drawings", "ui", "styles", "content/words"], types: [...content, "brand"] },
  // Geometry from records, and static views of it.
  drawings: { values: ["ui", "styles"], types: [...content, "brand"] },
  layout: { values: ["drawings", "ui", "browser", "config", "styles", "brand", ...content] },
  seo: { values: ["ui", "config", "brand", "paths", ...content] },
  ui: { values: ["browser", "content/words"], types: [...content, "brand"] },
  browser: { values: ["config"] },
  config: { values: [] },
  // Runs beside the pages, in its own thread.
  "service-worker": { values: ["derived"] },
  styles: { values: [] },
  fonts: { values: [] },
  // Modules that the build makes from content (tools/content/derived-content.ts).
  derived: { values: [] },
  content: {
    values: ["content/schema", "content/words", "brand", "intake", "molfar", "records", "registry"],
  },
  // What an interface says, as plain objects.
  "content/words": { values: ["brand"] },
  "content/schema": { values: ["brand", "molfar", "records", "registry"] },
  molfar: { values: [] },
  // The command and the local runner, which read files and start programs.
  "molfar-runner": { values: ["molfar"] },
};

/** Tools, tests and benchmarks may import everything. */
const freeRooms = ["tools", "tests", "bench", "configuration"];

export const arrows: readonly Rule[] = [
  {
    name: "every folder of app/ is a room that the arrows know",
    breaches: (files) => {
      const rooms = new Set(
        files.flatMap(({ path }) => {
          const [top, room, inside] = path.split("/");
          return top === "app" && room && inside ? [room] : [];
        }),
      );
      return [...rooms]
        .filter((room) => !(room in doors))
        .map(
          (room) =>
            `app/${room} isn't a known room: move its files into one, or add it to tests/house-rules/arrows.ts and contributing/architecture.md.`,
        );
    },
  },
  {
    name: "imports run one way, from the pages to the parts that know less",
    breaches: (files) =>
      sources(files).flatMap((source) =>
        source.imports.flatMap((each) => {
          const reason = whyClosed(source, each);
          return reason ? [`${source.at(each.start)} imports ${each.specifier}: ${reason}.`] : [];
        }),
      ),
  },
  {
    name: "an import by path stays inside its package",
    breaches: (files) =>
      wrongImports(
        sources(files),
        ({ specifier, path = "" }, source) =>
          specifier.startsWith(".") && findPackage(path) !== findPackage(source.path),
        "import the package by its name, and list it in package.json.",
      ),
  },
  {
    // Everything is installed at the root, so that it would be found without being listed.
    name: "a package imports only what its package.json lists",
    breaches: (files) =>
      wrongImports(
        sources(files, (path) => findPackage(path) !== "" && findRoom(path) !== "tests"),
        ({ specifier }, { path }) =>
          !/^(?:\.|node:)/.test(specifier) &&
          !listedIn(files, findPackage(path)).has(packageOf(specifier)),
        ({ path }) => `list it in ${findPackage(path)}/package.json, or move what needs it.`,
      ),
  },
  {
    name: "content, molfar, search and what they rest on import only the packages listed for them",
    breaches: (files) =>
      wrongImports(
        sources(files, (path) => pureRooms.includes(findRoom(path))),
        ({ path, specifier }, source) => path === undefined && !mayImport(source.path, specifier),
        "keep words and records here, and move what they do into app/ or tools/.",
      ),
  },
];

/** Records and pure functions, which pages import too. */
const pureRooms = [...content, "brand", "paths", "molfar", "records", "registry", "search"];

/** The packages of rooms that hold records and pure functions. */
function mayImport(path: string, specifier: string): boolean {
  if (findRoom(path) === "search") return specifier === "minisearch";
  if (/^zod(\/|$)/.test(specifier)) return true;
  return (
    findRoom(path) === "molfar" && /^(vscode-languageserver-textdocument|yaml)$/.test(specifier)
  );
}

function whyClosed(source: Source, { path, typesOnly }: Import): string | undefined {
  const room = findRoom(source.path);
  const door = doors[kindOf(room)];
  if (path === undefined || door === undefined) return undefined;
  const other = findRoom(path);
  if (other === room || door.values.includes(kindOf(other))) return undefined;
  if (door.types?.includes(other)) {
    return typesOnly
      ? undefined
      : `${room} knows the shapes of ${other} and not its values, so let the page pass the value in as a prop, or write 'import type'`;
  }
  return `no arrow leads from ${room} to ${other}, so let the page or the root hand it over as a prop or a slot, or move it to where both may reach it`;
}

/** The folder of a file's package; the site's files are at the root. */
function findPackage(path: string): string {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? "";
}

/** What the package.json of a package lists. */
function listedIn(files: readonly ProjectFile[], folder: string): ReadonlySet<string> {
  const manifest = files.find(({ path }) => path === `${folder}/package.json`);
  const { dependencies = {} } = JSON.parse(manifest?.text ?? "{}");
  return new Set(Object.keys(dependencies));
}

/** `zod` of `zod/mini`, `@yno/brand` of `@yno/brand/site`. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** The room of a file: a folder of app/, one feature, a package, or a folder at the top. */
function findRoom(path: string): string {
  if (testFile.test(path)) return "tests";
  const [top = "", second = "", third = ""] = path.split("/");
  if (top === "app" && third === "") return second === "config.ts" ? "config" : "root";
  if (top === "app") return second === "features" ? `features/${third}` : second;
  // Code in these folders runs in Node, and pages never import it.
  if (
    second === "molfar" &&
    ["api", "cli.ts", "runner", "commands", "conformance", "fixtures", "random"].includes(third)
  )
    return "molfar-runner";
  // It holds rules of addresses, and nothing about this site.
  if (path === "packages/brand/paths.ts") return "paths";
  if (findPackage(path) !== "") return second;
  if (top === "content") return /^(?:schema|words)$/.test(second) ? `content/${second}` : "content";
  return top in doors || freeRooms.includes(top) ? top : "configuration";
}

function kindOf(room: string): string {
  return room.startsWith("features/") ? "features" : room;
}

export const cycleRule: Rule = {
  name: "no file imports itself, not even through others or for a type",
  breaches: (files) => findCycles(sources(files)).map(sentence),
};

/**
 * A cycle for each file at which one closes. Files are walked once, in depth, each after what it
 * imports: a file that is met again while its own imports are still being walked closes a cycle.
 */
export function findCycles(files: readonly Source[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: Source, trail: readonly string[]) => {
    if (done.has(file.path)) return;
    const way = [...trail, file.path];
    for (const { path } of file.imports) {
      const next = path === undefined ? undefined : byPath.get(path);
      if (!next) continue;
      const start = way.indexOf(next.path);
      if (start < 0) walk(next, way);
      else cycles.push(way.slice(start));
    }
    done.add(file.path);
  };
  for (const file of files) walk(file, []);
  return cycles;
}

function sentence(cycle: readonly string[]): string {
  return `${cycle[0]}:1 imports itself by way of ${cycle.join(" → ")}: move what both ends need into a file of its own.`;
}
