import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { houseRules, type ProjectFile } from "./house-rules.ts";
import { projectFiles, root } from "./project-files.ts";

const text =
  /(^|\/)\.?[^.]+$|\.(ts|tsx|mts|mjs|css|md|mdx|json|html|svg|txt|xml|yml|yaml|webmanifest)$/;

const project: ProjectFile[] = projectFiles().map((path) => ({
  path,
  // Pictures and fonts are here for their names.
  text: text.test(path) ? readFileSync(join(root, path), "utf8") : "",
}));

describe("the project keeps the rules of the house", () => {
  for (const { name, breaches } of houseRules) {
    test(name, () => {
      expect(breaches(project).join("\n")).toBe("");
    });
  }
});

/** A file that breaks a rule, and what the message about it holds: from a colon on, after its path. */
type Broken = [path: string, text: string, found: string];

/** For every rule, files that break it. */
const broken: Record<string, Broken[]> = {
  "names of files and folders are kebab-case": [
    ["apps/site/app/ui/CopyButton.tsx", "", "'CopyButton.tsx'"],
    ["apps/site/app/features/mcpRegistry/a.ts", "", "'mcpRegistry'"],
    ["apps/site/content/docs/first_steps.mdx", "", "'first_steps.mdx'"],
  ],
  "no folder has a name that says nothing": [
    ["apps/site/app/utils/a.ts", "", "is in 'utils'"],
    ["apps/site/app/features/faq/lib/a.ts", "", "is in 'lib'"],
  ],
  "colours are in app/styles/tokens.css alone": [
    ["apps/site/app/ui/a.css", "a {\n  color: #00803d;\n}", ":2 holds the colour '#00803d'"],
    ["apps/site/build/outputs/a.ts", 'const ground = "#fff";', ":1 holds the colour '#fff'"],
  ],
  "no file holds a path of one machine or the address of a package registry": [
    ...["home/mei", "Users/mei"].map(
      (folder): Broken => ["README.md", `# Site\ncd /${folder}/site`, ":2"],
    ),
    [".npmrc", `registry=https:/${"/registry.npmjs"}.org/`, ":1"],
    ["package-lock.json", '{\n"resolved":\t"https://host.example/a.tgz"\n}', ":2"],
  ],
  "package.json names exact versions": [
    ["package.json", '{"devDependencies": {"vite": "^8.3.8"}}', "lists vite as '^8.3.8'"],
    ["package.json", '{"dependencies": {"a": "npm:@b/c@8"}}', "lists a as 'npm:@b/c@8'"],
    ["package.json", '{"dependencies": {"a": "*"}}', "lists a as '*'"],
    ["package.json", '{"dependencies": {"@yno/brand": "0.2.0"}}', "lists @yno/brand as '0.2.0'"],
  ],
  "the README has at most 120 lines": [["README.md", "line\n".repeat(121), "one of 121"]],
  "files that a document names are there": [
    ["docs/a.md", "See `packages/registry/gone.ts`.", "names 'packages/registry/gone.ts'"],
  ],
  "every view is shown by an example of its folder": [
    ["apps/site/app/ui/button.tsx", "export function Button() {}", ":1 has no example"],
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
        `:2 has ${pattern}`,
      ],
    ),
  ],
};

describe("a file that breaks a rule is found", () => {
  for (const { name, breaches } of houseRules) {
    test(name, () => {
      expect(broken[name], "give this rule a file that breaks it").toBeDefined();
      for (const [path, text, found] of broken[name] ?? []) {
        const said = found.startsWith(":") ? path + found : found;
        expect(breaches([{ path, text }])).toEqual([expect.stringContaining(said)]);
      }
    });
  }
});

test("a view is shown by an example through the views of its folder, but not on demand", () => {
  const view = (code = "") => `${code}\nexport function View() {}`;
  const files = Object.entries({
    "apps/site/app/ui/ui.examples.tsx":
      'import { View } from "./a.tsx"; import type { V } from "./e.tsx";',
    "apps/site/app/ui/a.tsx": view('import { View as B } from "./b.tsx"; import("./d.tsx");'),
    "apps/site/app/ui/b.tsx": view('import { View as C } from "../sections/c.tsx";'),
    "apps/site/app/sections/c.tsx": view(),
    "apps/site/app/ui/d.tsx": view(),
    "apps/site/app/ui/e.tsx": view(),
  }).map(([path, text]) => ({ path, text }));
  const rule = houseRules.find(({ name }) => name.startsWith("every view is shown"));
  const missing = rule?.breaches(files).map((found) => found.split(":")[0]);
  expect(missing).toEqual([
    "apps/site/app/sections/c.tsx",
    "apps/site/app/ui/d.tsx",
    "apps/site/app/ui/e.tsx",
  ]);
});

test("what follows the rules isn't found", () => {
  const files = Object.entries({
    "apps/site/app/ui/a.tsx": 'const a = "#abcd"; const b = /^a+$/; const c = "/homepage/a";',
    "packages/molfar/README.md": "# Molfar",
    "packages/a/package.json":
      '{"dependencies": {"a": "1.2.3", "b": "npm:@c/d@4.5.6", "e": "0.0.1-rc.1"}}',
    ".github/ISSUE_TEMPLATE/first-one.yml": "",
  }).map(([path, text]) => ({ path, text }));
  expect(houseRules.flatMap(({ breaches }) => breaches(files))).toEqual([]);
});
