import { seeded } from "@yno/molfar/internal/random/seeded";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  componentTestsFor,
  examplesUntouched,
  stepsTouched,
  stillPassing,
  unitTestsFor,
  withoutShare,
} from "#tools/checks/selection.ts";

const text: Record<string, string> = {
  "packages/molfar/names.test.ts": "",
  "packages/molfar/names.ts": "",
  "packages/molfar/runner.test.ts": "readFileSync(join(import.meta.dirname, 'a.json'))",
  "app/price.test.ts": "",
  "app/price.ts": "",
  "content/prices.ts": "",
  "tests/house-rules.test.ts": "projectFiles()",
  "tests/inbox.test.ts": 'spawn(join(root, "apps/inbox.ts")); join(root, "build")',
  "apps/inbox.ts": "",
  "apps/store.ts": "",
  "tests/recipes.test.ts": 'join(root, "content/recipes"); join(root, "package.json")',
  "content/recipes/tea.md": "",
  "tools/project-files.ts": "import.meta.dirname",
};
const graph = new Map([
  ...Object.keys(text).map((path): [string, string[]] => [path, []]),
  ["packages/molfar/names.test.ts", ["packages/molfar/names.ts"]],
  ["app/price.test.ts", ["app/price.ts"]],
  ["app/price.ts", ["content/prices.ts"]],
  ["tests/house-rules.test.ts", ["tools/project-files.ts"]],
  ["tests/inbox.test.ts", ["tools/project-files.ts"]],
  ["apps/inbox.ts", ["apps/store.ts"]],
  ["tests/recipes.test.ts", ["tools/project-files.ts"]],
] as const);
const unitTests = Object.keys(text).filter((path) => path.includes(".test."));
const unit = (...changed: string[]) =>
  unitTestsFor(changed, unitTests, graph, (path) => text[path] ?? "");

describe("unit tests", () => {
  test("those run that import what has changed, and those that read all files", () => {
    expect(unit("content/prices.ts")).toEqual(["app/price.test.ts", "tests/house-rules.test.ts"]);
  });

  test("those run that name a changed file, a folder of it or a program that imports it", () => {
    expect(unit("content/recipes/tea.md")).toContain("tests/recipes.test.ts");
    expect(unit("apps/store.ts")).toContain("tests/inbox.test.ts");
    expect(unit("content/recipes.ts", "content/recipes2/tea.md", "apps/other.ts")).toEqual([
      "tests/house-rules.test.ts",
    ]);
  });

  test("code that names nothing reads what its callers name, or else any file", () => {
    const reader = "tests/read.ts";
    const withReader = new Map(graph)
      .set("tests/recipes.test.ts", [reader])
      .set(reader, ["tools/project-files.ts"]);
    const chosen = (test: string, change: string) => {
      const texts: Record<string, string> = { "tests/recipes.test.ts": test };
      texts[reader] = "/* `app` */ join(root, path)";
      return unitTestsFor([change], unitTests, withReader, (path) => texts[path] ?? "");
    };
    expect(chosen('read("content")', "content/recipes/tea.md")).toContain("tests/recipes.test.ts");
    expect(chosen('read("content")', "app/price.ts")).not.toContain("tests/recipes.test.ts");
    expect(chosen("read(path)", "app/price.ts")).toContain("tests/recipes.test.ts");
  });

  test("code that finds files beside itself is taken to read its whole part of the project", () => {
    expect(unit("packages/molfar/fixtures/a.json")).toEqual([
      ...["packages/molfar/runner.test.ts", "tests/house-rules.test.ts"],
    ]);
  });

  test("a changed test runs, other packages run all of them, and no change runs none", () => {
    expect(unit("packages/molfar/names.test.ts")).toContain("packages/molfar/names.test.ts");
    expect(unit("package-lock.json")).toEqual(unitTests);
    expect(unit()).toEqual([]);
  });
});

describe("slow steps", () => {
  const imports = new Map([
    ["tests/cwltool/runs/cwltool.test.ts", ["tests/documents/document-text.ts"]],
    ["tests/postgres/runs/intake.test.ts", ["tests/server/intake-server.ts"]],
    ["tests/server/intake-server.ts", ["packages/intake/storage.ts"]],
  ]);

  test.each([
    ["content/docs/molfar-image.mdx", ["package", "cwltool"]],
    ["tests/documents/document-text.ts", ["cwltool"]],
    ["workflows/step.mjs", ["cwltool", "containers"]],
    ["packages/molfar/check.ts", ["package", "cwltool", "image", "containers"]],
    ["packages/molfar/check.test.ts", []],
    ["packages/intake/storage.ts", ["postgres", "image"]],
    ["packages/search/search.ts", ["image"]],
    ["apps/server/main.ts", ["postgres", "image"]],
    ["apps/server/rate-limit.test.ts", []],
    ["Dockerfile", ["image"]],
    ["content/api/openapi.yaml", ["api"]],
    ["content/pages/about.ts", []],
    ["package-lock.json", ["api", "package", "cwltool", "postgres", "image", "containers"]],
  ])("a change to %s runs %j", (changed, steps) => {
    expect(stepsTouched([changed], imports)).toEqual(steps);
  });
});

describe("component tests", () => {
  const files: Record<string, string> = {
    "app/features/faq/faq.component.ts": 'await show("features/faq/faq: open")',
    "app/features/theme/menu.component.ts": 'await show("features/theme/menu: closed")',
    "tests/gallery/examples.component.ts": 'globSync("app/**/*.examples.tsx"); "ui/icon: all"',
    "tests/gallery/translated.component.ts": 'const view = "features/faq/faq"',
  };
  const imports = new Map([
    ...Object.keys(files).map((path): [string, string[]] => [path, ["tests/gallery/component.ts"]]),
    ["tests/gallery/component.ts", []],
    ["tests/gallery/main.tsx", ["app/styles/app.css"]],
    ["app/styles/app.css", ["app/features/theme/menu.css"]],
    ["app/features/faq/faq.examples.tsx", ["app/features/faq/faq.tsx"]],
    ["app/features/theme/menu.examples.tsx", ["app/features/theme/menu.tsx"]],
    ["app/features/faq/faq.tsx", ["app/ui/icon.tsx"]],
    ["app/features/theme/menu.tsx", ["app/features/theme/menu.css"]],
  ]);
  const component = (changed: string) =>
    componentTestsFor([changed], Object.keys(files), imports, (path) => files[path] ?? "");

  test("those run that show an example which imports what has changed, and those of all examples", () => {
    expect(component("app/ui/icon.tsx")).toEqual([
      ...["app/features/faq/faq.component.ts", "tests/gallery/examples.component.ts"],
      "tests/gallery/translated.component.ts",
    ]);
    for (const changed of ["app/features/theme/menu.tsx", "app/features/theme/menu.css"]) {
      expect(component(changed)).toEqual([
        ...["app/features/theme/menu.component.ts", "tests/gallery/examples.component.ts"],
      ]);
    }
  });

  test("examples that import nothing that has changed needn't be looked at", () => {
    const untouched = (changed: string) => examplesUntouched([changed], imports);
    expect(untouched("app/ui/icon.tsx")).toEqual(["app/features/theme/menu.examples.tsx"]);
    expect(untouched("app/styles/app.css")).toEqual([]);
  });

  test("what the gallery loads runs all of them, and what no example reaches runs none", () => {
    expect(component("app/styles/app.css")).toEqual(Object.keys(files));
    expect(component("content/legal/terms.mdx")).toEqual([]);
  });
});

describe("journeys", () => {
  const passed = {
    about: { code: "1", fetched: { "/about": "a", "/assets/root.js": "r" } },
    pricing: { code: "1", fetched: { "/pricing": "p", "/assets/root.js": "r" } },
  };
  const now: Record<string, string> = { "/about": "a", "/pricing": "p", "/assets/root.js": "r" };
  const still = (changes: Record<string, string | undefined>, code = "1") =>
    stillPassing(
      passed,
      () => code,
      (path) => ({ ...now, ...changes })[path],
    );

  test("one passes still while its code and all that it fetched are the same", () => {
    expect(still({})).toEqual(["about", "pricing"]);
    expect(still({ "/pricing": "other" })).toEqual(["about"]);
    expect(still({ "/assets/root.js": undefined })).toEqual([]);
    expect(still({}, "2")).toEqual([]);
  });
});

test("a share is left out, rounded up, and the same seed leaves out the same", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string()),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
      (names, share, seed) => {
        const left = withoutShare(names, share, seeded(seed));
        expect(left).toHaveLength(names.length - Math.ceil(names.length * share));
        expect(names).toEqual(expect.arrayContaining(left));
        expect(withoutShare(names, share, seeded(seed))).toEqual(left);
      },
    ),
  );
});
