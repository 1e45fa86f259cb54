import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFiles, root } from "#tools/project-files.ts";
import { arrows, cycleRule, findCycles } from "./house-rules/arrows.ts";
import { codeRules, exampleRules } from "./house-rules/code-rules.ts";
import { fileRules } from "./house-rules/file-rules.ts";
import { languageRules } from "./house-rules/language-rules.ts";
import { patternRules } from "./house-rules/pattern-rules.ts";
import { type ProjectFile, sources } from "./house-rules/sources.ts";
import { wordRules } from "./house-rules/word-rules.ts";

const rules = [
  ...arrows,
  ...codeRules,
  ...exampleRules,
  ...fileRules,
  ...patternRules,
  ...languageRules,
  ...wordRules,
  cycleRule,
];

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

/** For every rule, files that break it, and the expected message. */
const broken: Record<string, { file: ProjectFile; found: string }[]> = {
  "every folder of app/ is a room that the arrows know": [
    { file: { path: "app/stuff/thing.ts", text: "" }, found: "app/stuff isn't a known room" },
  ],
  "the words of views are in content/": [
    {
      file: { path: "app/ui/close.tsx", text: "const close = <b>Close <i>{name}</i></b>;" },
      found: "app/ui/close.tsx:1 says 'Close'",
    },
    {
      file: { path: "app/ui/close.tsx", text: '\nconst close = <b aria-label="Close" />;' },
      found: "app/ui/close.tsx:2 says 'Close'",
    },
    {
      file: { path: "app/ui/close.tsx", text: 'const name = open ? "Close it" : undefined;' },
      found: "app/ui/close.tsx:1 says 'Close it'",
    },
    {
      file: { path: "app/ui/close.tsx", text: "const name = `Close the $" + "{thing}`;" },
      found: "app/ui/close.tsx:1 says 'Close the'",
    },
  ],
  "imports run one way, from the pages to the parts that know less": [
    {
      file: { path: "app/ui/button.tsx", text: 'import { a } from "#app/pages/home.tsx";' },
      found: "app/ui/button.tsx:1 imports #app/pages/home.tsx: no arrow leads from ui to pages",
    },
    {
      file: { path: "app/features/faq/faq.tsx", text: '\nimport { a } from "../news/news.ts";' },
      found: "app/features/faq/faq.tsx:2 imports ../news/news.ts",
    },
    {
      file: { path: "app/features/faq/faq.tsx", text: 'import { faq } from "#content/faq.ts";' },
      found: "features/faq knows the shapes of content and not its values",
    },
    {
      file: { path: "app/features/faq/faq.tsx", text: 'import { a } from "#derived/a.ts";' },
      found: "no arrow leads from features/faq to derived",
    },
    {
      file: { path: "app/sections/a.tsx", text: 'const b = await import("#app/browser/b.ts");' },
      found: "no arrow leads from sections to browser",
    },
    {
      file: { path: "content/faq.ts", text: 'type A = import("../app/ui/a.tsx").A;' },
      found: "no arrow leads from content to ui",
    },
    {
      file: { path: "content/schema/faq.ts", text: 'import { faq } from "../faq.ts";' },
      found: "no arrow leads from content/schema to content",
    },
    {
      file: { path: "app/config.ts", text: 'import "#app/ui/a.tsx";' },
      found: "no arrow leads from config to ui",
    },
    {
      file: { path: "app/pages/home.tsx", text: 'import { read } from "#tools/read.ts";' },
      found: "no arrow leads from pages to tools",
    },
    {
      file: { path: "app/ui/a.tsx", text: 'import { site } from "@yno/brand/site";' },
      found: "ui knows the shapes of brand and not its values",
    },
    {
      file: { path: "packages/molfar/a.ts", text: 'import { run } from "./runner/run.ts";' },
      found: "no arrow leads from molfar to molfar-runner",
    },
  ],
  "an import by path stays inside its package": [
    {
      file: { path: "packages/search/a.ts", text: 'import { b } from "../brand/b.ts";' },
      found: "packages/search/a.ts:1 imports ../brand/b.ts",
    },
    {
      file: { path: "tools/a.ts", text: 'import { b } from "../apps/server/b.ts";' },
      found: "tools/a.ts:1 imports ../apps/server/b.ts",
    },
  ],
  "a package imports only what its package.json lists": [
    ...["@yno/server/start", "@yno/site/pages", "react"].map((specifier) => ({
      file: { path: "packages/registry/a.ts", text: `import { a } from "${specifier}";` },
      found: `packages/registry/a.ts:1 imports ${specifier}`,
    })),
    {
      file: { path: "apps/server/main.ts", text: 'import { faq } from "#content/faq.ts";' },
      found: "apps/server/main.ts:1 imports #content/faq.ts",
    },
  ],
  "content, molfar, search and what they rest on import only the packages listed for them": [
    {
      file: { path: "content/faq.ts", text: 'import type { ReactNode } from "react";' },
      found: "content/faq.ts:1 imports react",
    },
    {
      file: { path: "packages/molfar/read.ts", text: 'import { readFileSync } from "node:fs";' },
      found: "packages/molfar/read.ts:1 imports node:fs",
    },
    {
      file: {
        path: "content/read.ts",
        text: 'import { DockerfileParser } from "dockerfile-ast";',
      },
      found: "content/read.ts:1 imports dockerfile-ast",
    },
    {
      file: { path: "packages/search/read.ts", text: 'import { z } from "zod";' },
      found: "packages/search/read.ts:1 imports zod",
    },
    {
      file: { path: "packages/registry/read.ts", text: 'import { join } from "node:path";' },
      found: "packages/registry/read.ts:1 imports node:path",
    },
  ],
  "an import of a file of ours names the file in full": [
    {
      file: { path: "app/ui/a.tsx", text: 'import { b } from "./b";' },
      found: "app/ui/a.tsx:1 imports ./b",
    },
  ],
  "there are no barrels": [
    {
      file: { path: "app/ui/index.ts", text: 'export * from "./a.tsx";' },
      found: "app/ui/index.ts:1",
    },
    {
      file: { path: "app/ui/a.ts", text: 'export { b } from "./b.tsx";' },
      found: "app/ui/a.ts:1 exports what ./b.tsx exports",
    },
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
    ].map((use) => ({
      file: { path: "app/features/faq/faq.ts", text: `const now = new Date(0);\n${use};` },
      found: "app/features/faq/faq.ts:2 uses",
    })),
    { file: { path: "content/news.ts", text: "new Date();" }, found: "content/news.ts:1" },
    {
      file: { path: "packages/search/a.ts", text: "localStorage.a;" },
      found: "packages/search/a.ts:1",
    },
  ],
  "HTML is never set from text": [
    {
      file: {
        path: "app/ui/a.tsx",
        text: "const a = (\n<p dangerouslySetInnerHTML={{ __html: '' }} />);",
      },
      found: "app/ui/a.tsx:2",
    },
    {
      file: { path: "app/ui/a.ts", text: "const a = { dangerouslySetInnerHTML: {} };" },
      found: "app/ui/a.ts:1",
    },
  ],
  "no element has a style attribute": [
    {
      file: { path: "app/ui/a.tsx", text: "const a = <p style={{ color: 'red' }} />;" },
      found: "app/ui/a.tsx:1",
    },
  ],
  "every test is run": [
    ...["test.only", "test.skip", "describe.skip", "test.describe.only", "it.todo"].map((call) => ({
      file: { path: "app/ui/a.test.ts", text: `${call}("a", () => {});` },
      found: `app/ui/a.test.ts:1 says ${call}`,
    })),
    {
      file: { path: "tests/journeys/a.spec.ts", text: "\ntest.fixme();" },
      found: "tests/journeys/a.spec.ts:2",
    },
  ],
  "every view is shown by an example of its folder": [
    {
      file: { path: "app/ui/button.tsx", text: "export function Button() {}" },
      found: "app/ui/button.tsx:1 has no example",
    },
  ],
  "names of files and folders are kebab-case": [
    { file: { path: "app/ui/CopyButton.tsx", text: "" }, found: "'CopyButton.tsx'" },
    { file: { path: "app/features/mcpRegistry/a.ts", text: "" }, found: "'mcpRegistry'" },
    { file: { path: "content/docs/first_steps.mdx", text: "" }, found: "'first_steps.mdx'" },
  ],
  "colours are in app/styles/tokens.css alone": [
    {
      file: { path: "app/ui/a.css", text: "a {\n  color: #00803d;\n}" },
      found: "app/ui/a.css:2 holds the colour '#00803d'",
    },
    {
      file: { path: "tools/outputs/a.ts", text: 'const ground = "#fff";' },
      found: "tools/outputs/a.ts:1 holds the colour '#fff'",
    },
  ],
  "no folder has a name that says nothing": [
    { file: { path: "app/utils/a.ts", text: "" }, found: "is in 'utils'" },
    { file: { path: "app/features/faq/lib/a.ts", text: "" }, found: "is in 'lib'" },
  ],
  "no file holds a path of one machine or the address of a package registry": [
    ...["home/mei", "Users/mei"].map((folder) => ({
      file: { path: "README.md", text: `# Site\ncd /${folder}/site` },
      found: "README.md:2",
    })),
    {
      file: { path: ".npmrc", text: `registry=https:/${"/registry.npmjs"}.org/` },
      found: ".npmrc:1",
    },
  ],
  "the lock file holds no address to download from": [
    {
      file: { path: "package-lock.json", text: '{\n"resolved": "https://host.example/a.tgz"\n}' },
      found: "package-lock.json:2",
    },
  ],
  "package.json names exact versions": [
    {
      file: { path: "package.json", text: '{\n"devDependencies": {\n"vite": "^8.3.8"\n}}' },
      found: "package.json:3 lists vite as '^8.3.8'",
    },
  ],
  "patterns on text from outside take no longer than the text explains": [
    ...[
      String.raw`/[ \t]+$/`,
      String.raw`/\/+$/`,
      "/a.*b/",
      "/(a+)+$/",
      String.raw`/^\s+(.*)$/`,
    ].map((pattern) => ({
      file: { path: "packages/molfar/a.ts", text: `\ntext.replace(${pattern}, "");` },
      found: `packages/molfar/a.ts:2 has ${pattern.slice(0, -1)}`,
    })),
  ],
  "no file imports itself, not even through others or for a type": [
    {
      file: { path: "packages/molfar/a.ts", text: 'import type { A } from "./a.ts";' },
      found: "packages/molfar/a.ts:1 imports itself by way of packages/molfar/a.ts",
    },
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
    ].map((text) => ({ file: { path: "app/ui/a.ts", text }, found: "app/ui/a.ts:1 says" })),
    {
      file: { path: "app/ui/a.css", text: "a {}\n/* Whoever prints it. */" },
      found: "app/ui/a.css:2 says 'Whoever prints it.'",
    },
  ],
  "the README has at most 120 lines": [
    { file: { path: "README.md", text: "line\n".repeat(121) }, found: "one of 121" },
  ],
};

describe("a file that breaks a rule is found", () => {
  for (const { name, breaches } of rules) {
    test(name, () => {
      expect(broken[name], "give this rule a file that breaks it").toBeDefined();
      for (const { file, found } of broken[name] ?? []) {
        expect(breaches([file])).toEqual([expect.stringContaining(found)]);
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
    "packages/molfar/package.json":
      '{"dependencies": {"execa": "1.0.0", "dockerfile-ast": "1.0.0"}}',
    "packages/search/package.json": '{"dependencies": {"minisearch": "1.0.0"}}',
    "packages/site-mcp/package.json":
      '{"dependencies": {"@yno/molfar": "1.0.0", "@yno/registry": "1.0.0"}}',
    "packages/molfar/cli.ts": 'import { readFileSync } from "node:fs";',
    "packages/molfar/runner/a.ts":
      'import { execa } from "execa"; import { b } from "../names.ts"; Date.now();',
    "packages/molfar/dockerfile/a.ts": 'import { DockerfileParser } from "dockerfile-ast";',
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
