import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ignoredGlobs, projectFiles, root, shareInstalled } from "./project-files.ts";

test("the files of the project are its own, without what is installed or built", () => {
  const files = projectFiles();
  expect(files).toContain("package.json");
  expect(files).toContain("tools/project-files.test.ts");
  expect(files.filter((path) => /^(node_modules|dist|\.git)\//.test(path))).toEqual([]);
});

test("a line of .gitignore without a slash is ignored everywhere, another one from the root", () => {
  expect(ignoredGlobs("# built\ndist/\n\napp/fonts/\n/notes\n*.log\n")).toEqual([
    "**/dist",
    "app/fonts",
    "notes",
    "**/*.log",
  ]);
});

test("a line of .gitignore that takes something back is refused with a sentence", () => {
  expect(() => ignoredGlobs("!keep.log")).toThrow("Name what is ignored instead.");
});

test("a copy imports its own packages, and those of others from the project", () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "copy-")));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  mkdirSync(join(copy, "packages/brand"), { recursive: true });
  shareInstalled(copy);
  const installed = (name: string) => realpathSync(join(copy, "node_modules", name));
  expect(installed("@yno/brand")).toBe(join(copy, "packages/brand"));
  expect(installed("zod")).toBe(realpathSync(join(root, "node_modules/zod")));
});
