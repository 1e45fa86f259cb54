import { expect, test } from "vitest";
import { withoutTrailingSlashes } from "./paths.ts";

test.each([
  ["/about/", "/about"],
  ["/docs/mcp//", "/docs/mcp"],
  ["/about", "/about"],
  ["//", "/"],
  ["/", "/"],
  ["", "/"],
  ["//about", "//about"],
])("the slashes at the end of '%s' go", (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected);
});
