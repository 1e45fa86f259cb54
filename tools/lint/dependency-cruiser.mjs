// Which way imports run: the arrows of docs/architecture.md. TypeScript 7 has no API yet, so
// dependency-cruiser reads the code with version 6, the package that is called typescript here.

const app = (...folders) => folders.map((folder) => `^apps/site/app/${folder}/`);
const packages = (...names) => names.map((name) => `^packages/${name}/`);

const config = String.raw`^apps/site/app/config\.ts$`;
const schema = "^apps/site/content/schema/";
const messages = "^apps/site/content/messages/";
// What runs when the site is built. Pages get the data that it exports (apps/site/build/content/build-time-data.ts).
const built = "^apps/site/content/(?:collections|derived)/";
const records = "^apps/site/content/(?!schema/|messages/|collections/|derived/)";
const content = [records, built, schema, messages];
// The command and the local runner, which read files and start programs. Pages never import them.
const inNode = String.raw`(?:(?:api|commands|conformance|fixtures|random|runner|workflows|bench)/|cli\.ts$)`;
const molfar = `^packages/molfar/(?!${inNode})`;
// The page and the MCP server work out prices by the same rules.
const estimate = String.raw`^packages/site-mcp/estimate\.ts$`;
// It holds rules of addresses, and nothing about this site.
const paths = String.raw`^packages/brand/paths\.ts$`;

/** What each room may import besides itself: values, and what it may only import types of. */
const rooms = {
  "the root of app/": {
    path: String.raw`^apps/site/app/(?!config\.ts$)[^/]+$`,
    values: ["^apps/site/app/(?!service-worker/)", ...content, ...packages("brand")],
  },
  "app/pages": {
    values: [
      ...app("features", "sections", "layout", "drawings", "ui", "browser", "styles"),
      ...[config, ...content, ...packages("brand", "registry")],
    ],
  },
  "a feature": {
    path: "^apps/site/app/features/([^/]+)/",
    own: "^apps/site/app/features/$1/",
    values: [
      ...[...app("drawings", "ui", "browser", "styles"), config],
      ...[messages, molfar, paths, estimate, ...packages("intake", "registry", "search")],
    ],
    types: [...content, ...packages("brand")],
  },
  "app/sections": {
    values: [...app("drawings", "ui", "styles"), messages],
    types: [...content, ...packages("brand")],
  },
  "app/drawings": { values: app("ui", "styles"), types: [...content, ...packages("brand")] },
  "app/layout": {
    values: [
      ...app("drawings", "ui", "browser", "styles"),
      ...[config, ...content, ...packages("brand")],
    ],
  },
  "app/document": {
    values: [...app("features", "ui", "browser"), ...[config, ...content, ...packages("brand")]],
  },
  "app/ui": { values: [...app("browser"), messages], types: [...content, ...packages("brand")] },
  "app/browser/platform": { values: [config] },
  "app/browser/navigation": { values: [...app("browser/platform"), config] },
  "app/browser/hydration": { values: app("browser/platform", "browser/navigation") },
  "app/config.ts": { path: config },
  "app/service-worker": { values: [paths] },
  "app/styles": {},
  "app/fonts": {},
  content: {
    path: records,
    values: [schema, messages, built, molfar, ...packages("brand", "intake", "registry")],
    libraries: ["zod"],
  },
  "content/messages": { values: [estimate, ...packages("brand")], libraries: ["zod"] },
  "content/schema": {
    values: [built, molfar, ...packages("brand", "registry")],
    libraries: ["zod"],
  },
  "packages/molfar": {
    path: molfar,
    libraries: ["yaml", "vscode-languageserver-textdocument", "zod"],
  },
};

const tests = String.raw`\.(?:test|spec|component|examples)\.tsx?$|^(?:apps|packages)/[^/]+/(?:tests|e2e|bench)/`;
const ours = ["^(?:apps|packages|tools)/", String.raw`^[^/]+\.ts$`];

const arrows = Object.entries(rooms).flatMap(([name, room]) => {
  const {
    path = `^${name.replace(/^(?=app|content)/, "apps/site/")}/`,
    own = path,
    values = [],
    types,
    libraries,
  } = room;
  const from = { path, pathNot: tests };
  const known = [own, ...values];
  return [
    {
      name: `no arrow from ${name}`,
      comment: "Pass it in as a prop or a slot, or move it to where both rooms may import it.",
      from,
      to: { path: ours, pathNot: [...known, ...(types ?? [])] },
    },
    types && {
      name: `only types for ${name}`,
      comment: "Let the page pass the value in as a prop, or write 'import type'.",
      from,
      to: { path: types, pathNot: known, dependencyTypesNot: ["type-only", "type-import"] },
    },
    libraries && {
      name: `libraries of ${name}`,
      comment: "Records and pure functions run anywhere. Move what needs more into app/ or tools/.",
      from,
      to: { pathNot: [...ours, ...libraries.map((library) => `^node_modules/${library}/`)] },
    },
  ].filter((rule) => rule !== undefined);
});

const known = ["app/features", ...Object.keys(rooms)].filter((name) => name.startsWith("app/"));
const unknown = {
  path: "^apps/site/app/[^/]+/",
  pathNot: known.map((name) => `^apps/site/${name}/`),
};

export default {
  forbidden: [
    ...arrows,
    ...[
      { from: {}, to: unknown },
      { from: unknown, to: {} },
    ].map((rule) => ({
      name: "no unknown room",
      comment: "Move the files into a room, or add one here and to docs/architecture.md.",
      ...rule,
    })),
    {
      name: "no tests in the product",
      from: { path: "^(?:apps|packages)/", pathNot: `${tests}|^apps/site/[^/]+$` },
      to: { path: tests },
    },
    {
      name: "no Node in pure packages",
      comment: "Pages import these too.",
      from: { path: packages("brand", "registry", "search"), pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    ...[
      {
        from: { path: "^((?:apps|packages)/[^/]+|tools)/" },
        to: { path: ours, pathNot: "^$1/" },
      },
      { from: { pathNot: "^(?:apps|packages|tools)/" }, to: { path: "^(?:apps|packages)/" } },
    ].map(({ from, to }) => ({
      name: "no path out of a package",
      comment: "Import the package by its name, and list it in package.json.",
      from,
      to: { ...to, dependencyTypes: ["local"], dependencyTypesNot: ["aliased"] },
    })),
    {
      name: "no cycle",
      comment: "Move what both ends need into a third file.",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing is passed on",
      comment: "Import it from the file that declares it.",
      from: {},
      to: { dependencyTypes: ["export"] },
    },
    {
      name: "no missing file",
      comment: "Write the whole path of the file, its ending too.",
      from: {},
      // Packages that hold types only.
      to: { couldNotResolve: true, pathNot: "^(?:estree|hast|mdast)$" },
    },
  ].map((rule) => ({ severity: "error", ...rule })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "^node_modules/" },
    exclude: { path: String.raw`(?:^|/)(?:dist|test-results|\.cache)/` },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      // Without TypeScript's, so that an import has to name the whole file.
      extensions: [".js", ".json"],
    },
  },
};
