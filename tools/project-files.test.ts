import { expect, test } from "vitest";
import { ignoredGlobs, projectFiles } from "#tools/project-files.ts";

test("the files of the project are its own, without what is installed or built", () => {
  const files = projectFiles();
  expect(files).toContain("package.json");
  expect(files).toContain("tools/project-files.test.ts");
  expect(files.filter((path) => /^(node_modules|build|\.git)\//.test(path))).toEqual([]);
});

test("a line of .gitignore without a slash is ignored everywhere, another one from the root", () => {
  expect(ignoredGlobs("# built\nbuild/\n\napp/fonts/\n/notes\n*.log\n")).toEqual([
    "**/build",
    "app/fonts",
    "notes",
    "**/*.log",
  ]);
});

test("a line of .gitignore that takes something back is refused with a sentence", () => {
  expect(() => ignoredGlobs("!keep.log")).toThrow("Name what is ignored instead.");
});
