import fc from "fast-check";
import { expect, test } from "vitest";
import { lastSegment, outputCollisions, outputNameProblem, pathProblem } from "./paths.ts";

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

test.each([[["out/a.txt", "out/"]], [["e\u0301", "\u00e9"]]])("%j collide", (paths) => {
  expect(outputCollisions(paths)).toEqual([{ output: 1, other: 0 }]);
});

test("names that only begin alike do not collide", () => {
  expect(outputCollisions(["out/", "out.txt", "outer/a", "outer/b"])).toEqual([]);
});

test("a set of outputs is clean when no two of it are at or below one another", () => {
  const path = fc.array(fc.constantFrom("a", "b", "A"), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(path, { maxLength: 6 }), (list) => {
      const paths = list.map((segments) => segments.join("/"));
      const below = (one: string, other: string) =>
        `${other}/`.toLowerCase().startsWith(`${one}/`.toLowerCase());
      const clean = paths.every((one, at) =>
        paths.every((other, also) => at === also || !below(one, other)),
      );
      expect(outputCollisions(paths).length === 0).toBe(clean);
    }),
  );
});
