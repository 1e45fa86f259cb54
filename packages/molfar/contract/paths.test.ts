import { expect, test } from "vitest";
import { lastSegment, outputNameProblem, pathProblem } from "./paths.ts";

test.each([
  "../../etc/passwd",
  "/abs",
  "/",
  "./a",
  "a//b",
  "a/../b",
  "a\\b",
  "a".repeat(256),
  `${"a/".repeat(512)}b`,
  "a\nb",
  "a\u0085b",
  "\ud83d",
  "",
])("the path %j is refused", (path) => {
  expect(pathProblem(path)).toBeDefined();
});

test.each(["a/b.txt", ".env", "d/", "a".repeat(255), "...", "Übersicht 1.pdf", "é".repeat(127)])(
  "the path %j is taken",
  (path) => {
    expect(pathProblem(path)).toBeUndefined();
  },
);

test("a segment is counted in bytes of UTF-8", () => {
  expect(pathProblem("é".repeat(128))).toBe("has a segment of more than 255 bytes");
});

test("the name of an output parameter is one segment", () => {
  expect(outputNameProblem("a/b")).toBe("has a slash");
  expect(outputNameProblem("../x")).toBe("has a slash");
  expect(outputNameProblem("..")).toBeDefined();
  expect(outputNameProblem("total")).toBeUndefined();
});

test("the last segment of a directory has no slash", () => {
  expect(lastSegment("d/x/")).toBe("x");
  expect(lastSegment("a/in.pdf")).toBe("in.pdf");
});
