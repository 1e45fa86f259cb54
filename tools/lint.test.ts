import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "./project-files.ts";

/** Where a file of the site is. */
const at = (path: string) => path.replace(/^(?=(?:app|build|content)\/)/, "apps/site/");

/** A file with what is wrong in it, and the rule that finds it. */
type Broken = readonly [path: string, text: string, rule: string];

/** Imports against the arrows, as dependency-cruiser finds them. */
const arrows: readonly Broken[] = [
  ["app/root-a.ts", 'import "#app/service-worker/a.ts";', "no arrow from the root of app/"],
  ["app/root-b.ts", 'import "#build/a.ts";', "no arrow from the root of app/"],
  ["app/pages/b.ts", 'import "#build/a.ts";', "no arrow from app/pages"],
  ["app/features/faq/b.ts", 'import "../news/a.ts";', "no arrow from a feature"],
  ["app/features/faq/c.ts", 'import "#content/derived/a.ts";', "only types for a feature"],
  ["app/features/faq/d.ts", 'import "@yno/molfar/run-workflow";', "no arrow from a feature"],
  ["app/features/faq/e.ts", 'import { a } from "#content/a.ts"; a;', "only types for a feature"],
  [
    "app/sections/b.ts",
    'export const a = import("#app/browser/platform/a.ts");',
    "no arrow from app/sections",
  ],
  ["app/sections/c.ts", 'import { a } from "#content/a.ts"; a;', "only types for app/sections"],
  ["app/drawings/b.ts", 'import "#app/browser/platform/a.ts";', "no arrow from app/drawings"],
  ["app/drawings/c.ts", 'import "#content/messages/a.ts";', "only types for app/drawings"],
  ["app/layout/b.ts", 'import "#app/sections/a.ts";', "no arrow from app/layout"],
  ["app/document/b.ts", 'import "#app/layout/a.ts";', "no arrow from app/document"],
  ["app/ui/b.ts", 'import "#app/pages/a.ts";', "no arrow from app/ui"],
  ["app/ui/c.ts", 'import { a } from "@yno/brand/site"; a;', "only types for app/ui"],
  [
    "app/browser/platform/b.ts",
    'import "#app/browser/navigation/a.ts";',
    "no arrow from app/browser/platform",
  ],
  [
    "app/browser/navigation/b.ts",
    'import "#app/browser/hydration/a.ts";',
    "no arrow from app/browser/navigation",
  ],
  ["app/browser/hydration/b.ts", 'import "#app/ui/a.ts";', "no arrow from app/browser/hydration"],
  ["app/config.ts", 'import "#app/ui/a.ts";', "no arrow from app/config.ts"],
  ["app/service-worker/b.ts", 'import "#app/config.ts";', "no arrow from app/service-worker"],
  ["app/styles/b.ts", 'import "#app/ui/a.ts";', "no arrow from app/styles"],
  ["app/fonts/b.ts", 'import "#app/ui/a.ts";', "no arrow from app/fonts"],
  ["content/b.ts", 'export type B = import("../app/ui/a.ts").A;', "no arrow from content"],
  ["content/c.ts", 'import type { A } from "react"; export type B = A;', "libraries of content"],
  ["content/messages/b.ts", 'import "../a.ts";', "no arrow from content/messages"],
  ["content/messages/c.ts", 'import "node:fs";', "libraries of content/messages"],
  ["content/schema/b.ts", 'import "../a.ts";', "no arrow from content/schema"],
  ["content/schema/c.ts", 'import "yaml";', "libraries of content/schema"],
  ["packages/molfar/b.ts", 'import "./runner/a.ts";', "no arrow from packages/molfar"],
  ["packages/molfar/c.ts", 'import "node:fs";', "libraries of packages/molfar"],
  ["packages/brand/b.ts", 'import "node:path";', "no Node in pure packages"],
  ["app/stuff/a.ts", 'import "#app/ui/a.ts";', "no unknown room"],
  ["build/b.ts", 'import "#app/stuff/a.ts";', "no unknown room"],
  ["apps/server/b.ts", 'import "./a.test.ts";', "no tests in the product"],
  ["packages/search/b.ts", 'import "../brand/site.ts";', "no path out of a package"],
  ["build/c.ts", 'import "../../../packages/brand/site.ts";', "no path out of a package"],
  ["packages/search/c.ts", 'import type { A } from "./c.ts"; export type C = A;', "imports itself"],
  ["build/d.ts", 'import type { A } from "./e.ts"; export type D = A;', "no cycle"],
  ["app/pages/c.ts", 'export type { A } from "./a.ts";', "nothing is passed on"],
  ["app/pages/d.ts", 'export type * from "./a.ts";', "nothing is passed on"],
  ["app/pages/e.ts", 'import "./a";', "no missing file"],
  ["app/pages/f.ts", 'import "#app/ui/a";', "no missing file"],
  ["apps/server/c.ts", 'import "#content/a.ts";', "no missing file"],
];

const words = "Put these words into a file of content/messages/";
const ref = "This writes a ref in render";

/** Code that Biome refuses by the project's own settings. */
const code: readonly Broken[] = [
  ["packages/registry/b.ts", 'import "react";', "Dependency react isn't specified"],
  [
    "packages/registry/c.ts",
    'import "@yno/server/start";',
    "Dependency @yno/server isn't specified",
  ],
  ["app/ui/d.tsx", 'const a = <p style={{ color: "red" }} />;', "style attribute"],
  ["app/ui/e.ts", "const a = { dangerouslySetInnerHTML: {} };", "Trusted Types refuse this"],
  ["app/ui/a.test.ts", 'test.fails("a", () => {});', "Do not use property 'fails'"],
  ["app/ui/b.test.ts", 'test.concurrent.fails("a", () => {});', "Do not use property 'fails'"],
  ["app/ui/use-a.ts", "localStorage.theme;", "Do not use"],
  ["app/ui/use-b.ts", "window.sessionStorage;", "Do not use"],
  ["app/ui/use-c.ts", "document.cookie;", "Do not use"],
  ["app/ui/use-d.ts", "globalThis.navigator?.clipboard.writeText('');", "Do not use"],
  ["app/ui/use-e.ts", 'matchMedia("print");', "Do not use"],
  ["app/ui/use-f.ts", 'window.gtag?.("event");', "Do not use"],
  ["app/ui/use-g.ts", "Date.now();", "Do not use"],
  ["app/ui/use-h.ts", "window.performance.now();", "Do not use"],
  ["content/use-i.ts", "new Date();", "Take the time as an argument called now"],
  ["packages/search/use-j.ts", "performance.now();", "Do not use"],
  ["app/ui/f.tsx", "const a = <b>Close <i>{name}</i></b>;", words],
  ["app/ui/g.tsx", 'const a = <b aria-label="Close" />;', words],
  ["app/ui/h.tsx", 'const name = open ? "Close it" : undefined;', words],
  ["app/ui/i.tsx", "const name = `Close the $" + "{thing}`;", words],
  ["app/ui/j.ts", "function View() { said.current = 1; }", ref],
  ["app/ui/k.ts", "memo(function A() { if (b) b.current.c += 1; });", ref],
  ["app/ui/l.ts", "function useA() { for (;;) a.current++; }", ref],
  ["app/ui/m.ts", "setLeft((before) => [...before, name]);", "This only ever adds to a list"],
  ["app/ui/n.ts", "setLeft((all) => [name, ...all]);", "This only ever adds to a list"],
];

/** What the rules leave alone. */
const allowed: Readonly<Record<string, string>> = {
  "app/site.tsx":
    'import "#app/styles/a.ts"; import "#content/a.ts"; import "#content/derived/a.ts";',
  "app/pages/a.ts": 'import "@yno/registry/answer"; export type A = 1;',
  "app/features/faq/a.ts":
    'import type { A } from "#content/a.ts"; import "@yno/molfar/labels"; import "#app/config.ts"; export type B = A;',
  "app/features/faq/a.test.ts": 'import "#content/a.ts"; localStorage.clear();',
  "app/layout/menu.tsx":
    'throw new Error("No menu."); const a = <p className="menu of">{words.menu} 1 · <kbd className="a">Esc it</kbd> <a download>feed.xml</a></p>;',
  "app/ui/o.ts":
    "function View() { useEffect(() => { a.current = 1; }); function b() { a.current++; } setLeft((all) => [...all.slice(1), b]); }",
  "app/browser/platform/clock.ts": 'import "../../config.ts"; Date.now();',
  "packages/molfar/runner/a.ts": 'import "node:fs"; import "../a.ts"; Date.now();',
  "packages/search/a.ts": 'import "minisearch"; import "@yno/brand/site"; new Date(0);',
  "build/e.ts": 'import type { D } from "./d.ts"; export type A = D;',
};

const stubs = [
  ...["platform", "navigation", "hydration"].map((room) => `app/browser/${room}/a.ts`),
  ...["drawings", "features/news", "layout", "sections", "service-worker", "styles", "ui"].map(
    (room) => `app/${room}/a.ts`,
  ),
  ...["content/a.ts", "content/derived/a.ts", "content/messages/a.ts", "build/a.ts"],
  ...["apps/server/a.test.ts", "apps/server/start.ts", "packages/brand/site.ts"],
  ...["packages/molfar/labels.ts", "packages/molfar/api/run-workflow.ts", "packages/molfar/a.ts"],
  ...["packages/registry/answer.ts"],
  ...["minisearch", "react", "yaml"].flatMap((name) =>
    ["index.js", "package.json"].map((file) => `node_modules/${name}/${file}`),
  ),
];

const rules = [
  ...["correctness/noUndeclaredDependencies", "style/noRestrictedGlobals"],
  ...["nursery/noInlineStyles", "nursery/noJsRestrictedProperties", "nursery/noSelfImport"],
  "suspicious/noDocumentCookie",
];

/** What each file was found to break, by its path. */
const found = new Map<string, string[]>();
const add = (path: string, rule: string) => found.set(path, [...(found.get(path) ?? []), rule]);

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const path of stubs) write(at(path), path.endsWith(".json") ? "{}" : "");
  for (const [path, text] of [...arrows, ...code, ...Object.entries(allowed)])
    write(at(path), text);
  for (const path of [
    ...[".gitignore", "biome.json", "package.json", "tools/lint"],
    ...globSync("{apps,packages}/*/package.json", { cwd: root }),
  ]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  cpSync(join(root, "node_modules/@yno"), join(folder, "node_modules/@yno"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const run = async (program: string, ...args: string[]) => {
    const options = { cwd: folder, preferLocal: true, localDir: root, reject: false } as const;
    return JSON.parse((await execa(program, args, options)).stdout);
  };
  const { summary } = await run(
    ...["depcruise", ".", "--config", "tools/lint/dependency-cruiser.mjs", "--output-type", "json"],
  );
  for (const { from, rule } of summary.violations) add(from, rule.name);
  const { diagnostics } = await run(
    ...["biome", "lint", "--reporter=json", "--max-diagnostics=none", "--only=plugin"],
    ...rules.map((rule) => `--only=${rule}`),
  );
  for (const { location, message } of diagnostics) add(location.path, message);
  rmSync(folder, { recursive: true });
});

describe("a file that breaks a rule is found", () => {
  test.each([...arrows, ...code])("%s: %s", (path, _, rule) => {
    expect(found.get(at(path))).toEqual([expect.stringContaining(rule)]);
  });
});

test("what is allowed isn't found", () => {
  expect(Object.keys(allowed).flatMap((path) => found.get(at(path)) ?? [])).toEqual([]);
});
