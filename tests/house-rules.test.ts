import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { prices } from "#content/prices.ts";
import { formatSgd } from "#content/words/amounts.ts";
import { projectFiles, root } from "#tools/project-files.ts";
import { findCycles } from "./house-rules/arrows.ts";
import { houseRules as rules } from "./house-rules/rules.ts";
import { type ProjectFile, sources } from "./house-rules/sources.ts";

const text =
  /(^|\/)\.?[^.]+$|\.(ts|tsx|mts|mjs|css|md|mdx|json|html|svg|txt|xml|yml|yaml|webmanifest)$/;

const project: ProjectFile[] = projectFiles().map((path) => ({
  path,
  // Pictures and fonts are here for their names.
  text: text.test(path) ? readFileSync(join(root, path), "utf8") : "",
}));

describe("the project keeps the rules of the house", () => {
  for (const { name, breaches } of rules) {
    test(name, () => {
      expect(breaches(project).join("\n")).toBe("");
    });
  }
});

/** A file that breaks a rule, and what the message about it holds: from a colon on, after its path. */
type Broken = [path: string, text: string, found: string];

const [monthly, yearly] = [prices.sme.monthly, prices.sme.yearly].map(formatSgd);

/** For every rule, files that break it. */
const broken: Record<string, Broken[]> = {
  "every folder of app/ is a room that the arrows know": [
    ["app/stuff/thing.ts", "", "app/stuff isn't a known room"],
  ],
  "an amount that follows from a price is written by the price": [
    ["content/faq.ts", `const a = "It costs ${monthly}.";`, `content/faq.ts says '${monthly}'`],
    ["content/docs/a.mdx", `A year is ${yearly}.`, `content/docs/a.mdx says '${yearly}'`],
  ],
  "the words of views are in content/": [
    ["app/ui/close.tsx", "const close = <b>Close <i>{name}</i></b>;", ":1 says 'Close'"],
    ["app/ui/close.tsx", '\nconst close = <b aria-label="Close" />;', ":2 says 'Close'"],
    ["app/ui/close.tsx", 'const name = open ? "Close it" : undefined;', ":1 says 'Close it'"],
    ["app/ui/close.tsx", "const name = `Close the $" + "{thing}`;", ":1 says 'Close the'"],
  ],
  "imports run one way, from the pages to the parts that know less": [
    [
      "app/ui/button.tsx",
      'import { a } from "#app/pages/home.tsx";',
      ":1 imports #app/pages/home.tsx: no arrow leads from ui to pages",
    ],
    ["app/features/faq/faq.tsx", '\nimport "../news/news.ts";', ":2 imports ../news/news.ts"],
    [
      "app/features/faq/faq.tsx",
      'import { faq } from "#content/faq.ts";',
      "features/faq knows the shapes of content and not its values",
    ],
    [
      "app/features/faq/faq.tsx",
      'import "#derived/a.ts";',
      "no arrow leads from features/faq to derived",
    ],
    [
      "app/sections/a.tsx",
      'const b = await import("#app/browser/b.ts");',
      "no arrow leads from sections to browser",
    ],
    [
      "content/faq.ts",
      'type A = import("../app/ui/a.tsx").A;',
      "no arrow leads from content to ui",
    ],
    [
      "content/schema/faq.ts",
      'import "../faq.ts";',
      "no arrow leads from content/schema to content",
    ],
    ["app/config.ts", 'import "#app/ui/a.tsx";', "no arrow leads from config to ui"],
    ["app/pages/home.tsx", 'import "#tools/read.ts";', "no arrow leads from pages to tools"],
    [
      "app/ui/a.tsx",
      'import { site } from "@yno/brand/site";',
      "ui knows the shapes of brand and not its values",
    ],
    [
      "packages/molfar/a.ts",
      'import "./runner/run.ts";',
      "no arrow leads from molfar to molfar-runner",
    ],
  ],
  "an import by path stays inside its package": [
    ["packages/search/a.ts", 'import { b } from "../brand/b.ts";', ":1 imports ../brand/b.ts"],
    ["tools/a.ts", 'import { b } from "../apps/server/b.ts";', ":1 imports ../apps/server/b.ts"],
  ],
  "a package imports only what its package.json lists": [
    ...["@yno/server/start", "@yno/site/pages", "react"].map(
      (specifier): Broken => [
        "packages/registry/a.ts",
        `import { a } from "${specifier}";`,
        `:1 imports ${specifier}`,
      ],
    ),
    ["apps/server/main.ts", 'import { faq } from "#content/faq.ts";', ":1 imports #content/faq.ts"],
  ],
  "content, molfar, search and what they rest on import only the packages listed for them": [
    ["content/faq.ts", 'import type { ReactNode } from "react";', ":1 imports react"],
    ["packages/molfar/read.ts", 'import { readFileSync } from "node:fs";', ":1 imports node:fs"],
    ["content/read.ts", 'import { parse } from "yaml";', ":1 imports yaml"],
    ["packages/search/read.ts", 'import { z } from "zod";', ":1 imports zod"],
    ["packages/registry/read.ts", 'import { join } from "node:path";', ":1 imports node:path"],
  ],
  "an import of a file of ours names the file in full": [
    ["app/ui/a.tsx", 'import { b } from "./b";', ":1 imports ./b"],
  ],
  "types are not passed on, HTML is not set from text, and no test is meant to fail": [
    ["app/ui/a.ts", 'export type * from "./b.ts";', ":1"],
    ["app/ui/a.ts", 'export type { B } from "./b.ts";', ":1 says export type { B } from"],
    ["app/ui/a.test.ts", 'test.fails("a", () => {});', ":1 says test.fails"],
    ["app/ui/a.ts", "const a = { dangerouslySetInnerHTML: {} };", ":1"],
  ],
  "only app/browser touches storage, cookies, clock, clipboard, media queries and analytics": [
    ...[
      "localStorage.theme",
      "window.sessionStorage",
      "document.cookie",
      "Date.now()",
      "new Date()",
      "window.performance.now()",
      "globalThis.navigator?.clipboard.writeText('')",
      "matchMedia('print')",
      "window.gtag?.('event')",
    ].map(
      (use): Broken => ["app/features/faq/faq.ts", `const now = new Date(0);\n${use};`, ":2 uses"],
    ),
    ["content/news.ts", "new Date();", ":1"],
    ["packages/search/a.ts", "localStorage.a;", ":1"],
  ],
  "no element has a style attribute": [
    ["app/ui/a.tsx", "const a = <p style={{ color: 'red' }} />;", ":1"],
  ],
  "every view is shown by an example of its folder": [
    ["app/ui/button.tsx", "export function Button() {}", ":1 has no example"],
  ],
  "names of files and folders are kebab-case": [
    ["app/ui/CopyButton.tsx", "", "'CopyButton.tsx'"],
    ["app/features/mcpRegistry/a.ts", "", "'mcpRegistry'"],
    ["content/docs/first_steps.mdx", "", "'first_steps.mdx'"],
  ],
  "colours are in app/styles/tokens.css alone": [
    ["app/ui/a.css", "a {\n  color: #00803d;\n}", ":2 holds the colour '#00803d'"],
    ["tools/outputs/a.ts", 'const ground = "#fff";', ":1 holds the colour '#fff'"],
  ],
  "no folder has a name that says nothing": [
    ["app/utils/a.ts", "", "is in 'utils'"],
    ["app/features/faq/lib/a.ts", "", "is in 'lib'"],
  ],
  "no file holds a path of one machine or the address of a package registry": [
    ...["home/mei", "Users/mei"].map(
      (folder): Broken => ["README.md", `# Site\ncd /${folder}/site`, ":2"],
    ),
    [".npmrc", `registry=https:/${"/registry.npmjs"}.org/`, ":1"],
  ],
  "the lock file holds no address to download from": [
    ["package-lock.json", '{\n"resolved": "https://host.example/a.tgz"\n}', ":2"],
  ],
  "a package of the project is listed with the version that it has": [
    [
      "package.json",
      '{"name": "@yno/a", "version": "0.2.0",\n"dependencies": {\n"@yno/a": "0.1.0"}}',
      ":3 lists @yno/a as '0.1.0', and here it is 0.2.0",
    ],
  ],
  "package.json names exact versions": [
    ["package.json", '{\n"devDependencies": {\n"vite": "^8.3.8"\n}}', ":3 lists vite as '^8.3.8'"],
  ],
  "patterns on text from outside take no longer than the text explains": [
    ...[
      String.raw`/[ \t]+$/`,
      String.raw`/\/+$/`,
      "/a.*b/",
      "/(a+)+$/",
      String.raw`/^\s+(.*)$/`,
    ].map(
      (pattern): Broken => [
        "packages/molfar/a.ts",
        `\ntext.replace(${pattern}, "");`,
        `:2 has ${pattern.slice(0, -1)}`,
      ],
    ),
  ],
  "no ref is written while a component renders": [
    ["app/ui/a.tsx", "function View() {\n  said.current = 1;\n}", ":1 writes said.current"],
    [
      "app/ui/a.ts",
      "const a = memo(function A() { if (b) b.current.c += 1; });",
      ":1 writes b.cur",
    ],
    ["app/ui/a.ts", "function useA() { for (;;) a.current++; }", ":1 writes a.current"],
  ],
  "a list in a state doesn't grow with every event": [
    ["app/ui/a.ts", "\nsetLeft((before) => [...before, name]);", ":2 setLeft only ever adds"],
    ["app/ui/a.ts", "setLeft((all) => [name, ...all]);", ":1 setLeft only ever adds"],
  ],
  "no file imports itself, not even through others or for a type": [
    [
      "packages/molfar/a.ts",
      'import type { A } from "./a.ts";',
      ":1 imports itself by way of packages/molfar/a.ts",
    ],
  ],
  "comments and test titles are plain English": [
    ...[
      "// The list stands in its own file.",
      "/* It is no error. */",
      "/**\n * A field with\n * such a claim.\n */",
      "// A folder of\n// its own: a file of its own is no\n// reason.",
      "const a = 1; // Read once more.",
      'test("a page of ours is shown", () => {});',
      'test.each([1])("a key is in a map of its own", () => {});',
      "describe(`the sheet, but for $" + "{name}`, () => {});",
    ].map((text): Broken => ["app/ui/a.ts", text, ":1 says"]),
    ["app/ui/a.css", "a {}\n/* Whoever prints it. */", ":2 says 'Whoever prints it.'"],
  ],
  "the README has at most 120 lines": [["README.md", "line\n".repeat(121), "one of 121"]],
};

describe("a file that breaks a rule is found", () => {
  for (const { name, breaches } of rules) {
    test(name, () => {
      expect(broken[name], "give this rule a file that breaks it").toBeDefined();
      for (const [path, text, found] of broken[name] ?? []) {
        const said = found.startsWith(":") ? path + found : found;
        expect(breaches([{ path, text }])).toEqual([expect.stringContaining(said)]);
      }
    });
  }
});

test("a cycle is found wherever it closes, and two ways to one file aren't one", () => {
  const files = (imports: Record<string, string>) =>
    sources(
      Object.entries(imports).map(([path, others]) => ({
        path: `packages/molfar/${path}.ts`,
        text: [...others].map((other) => `import "./${other}.ts";`).join("\n"),
      })),
    );
  expect(findCycles(files({ a: "bc", b: "d", c: "d", d: "" }))).toEqual([]);
  expect(findCycles(files({ a: "b", b: "c", c: "db", d: "" }))).toEqual([
    ["packages/molfar/b.ts", "packages/molfar/c.ts"],
  ]);
});

test("a view is shown by an example through the views of its folder, but not on demand", () => {
  const view = (code = "") => `${code}\nexport function View() {}`;
  const files = Object.entries({
    "app/ui/ui.examples.tsx": 'import { View } from "./a.tsx"; import type { V } from "./e.tsx";',
    "app/ui/a.tsx": view('import { View as B } from "./b.tsx"; import("./d.tsx");'),
    "app/ui/b.tsx": view('import { View as C } from "../sections/c.tsx";'),
    "app/sections/c.tsx": view(),
    "app/ui/d.tsx": view(),
    "app/ui/e.tsx": view(),
  }).map(([path, text]) => ({ path, text }));
  const rule = rules.find(({ name }) => name.startsWith("every view is shown"));
  const missing = rule?.breaches(files).map((found) => found.split(":")[0]);
  expect(missing).toEqual(["app/sections/c.tsx", "app/ui/d.tsx", "app/ui/e.tsx"]);
});

test("allowed imports have no findings", () => {
  const allowed: Record<string, string> = {
    "app/site.tsx": 'import "#app/styles/app.css"; import { pages } from "#content/pages.ts";',
    "app/pages/faq.tsx":
      'import { Faq } from "#app/features/faq/faq.tsx"; import { cards } from "#derived/cards.ts";',
    "app/features/faq/faq.tsx":
      'import type { Entry } from "#content/faq.ts"; import { type A } from "#content/schema/a.ts"; import { check } from "@yno/molfar"; import { filter } from "./filter.ts"; import { store } from "#app/browser/storage.ts";',
    "app/features/faq/faq.test.ts": 'import { faq } from "#content/faq.ts"; localStorage.clear();',
    "app/layout/menu.tsx":
      'throw new Error("No menu."); const a = <p className="menu of">{words.menu} 1 · <kbd>Esc</kbd> <a download>feed.xml</a></p>;',
    "app/layout/footer.tsx": 'import { site } from "@yno/brand/site";',
    "app/ui/a.tsx":
      '// Nothing is selected at first.\nimport { useState } from "react"; const a = "of ours";',
    "app/browser/clock.ts": 'import { config } from "../config.ts"; Date.now();',
    "packages/molfar/package.json": '{"dependencies": {"execa": "1.0.0", "yaml": "1.0.0"}}',
    "packages/search/package.json": '{"dependencies": {"minisearch": "1.0.0"}}',
    "packages/site-mcp/package.json":
      '{"dependencies": {"@yno/molfar": "1.0.0", "@yno/registry": "1.0.0"}}',
    "packages/molfar/cli.ts": 'import { readFileSync } from "node:fs";',
    "packages/molfar/runner/a.ts":
      'import { execa } from "execa"; import { b } from "../names.ts"; Date.now();',
    "packages/molfar/wiring/a.ts": 'import { parse } from "yaml";',
    "packages/molfar/README.md": "# Molfar",
    "packages/search/a.ts": 'import MiniSearch from "minisearch"; import { b } from "./b.ts";',
    "app/features/search/a.ts": 'import { a } from "@yno/search/a";',
    "content/faq.ts": 'import { entry } from "./schema/faq.ts"; import { z } from "zod/mini";',
    "packages/site-mcp/a.ts":
      'import { a } from "@yno/registry/a"; import { check } from "@yno/molfar";',
    "bench/run.ts": 'import { pages } from "#content/pages.ts"; performance.now();',
  };
  const files = Object.entries(allowed).map(([path, code]) => ({ path, text: code }));
  expect(rules.flatMap(({ breaches }) => breaches(files))).toEqual([]);
});
