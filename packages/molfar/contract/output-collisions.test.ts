import fc from "fast-check";
import { expect, test } from "vitest";
import { outputCollisions } from "./output-collisions.ts";

test.each([
  [["total", "total"]],
  [["out/", "out/a.txt"]],
  [["out/a.txt", "out/"]],
  [["A.txt", "a.txt"]],
  [["e\u0301", "\u00e9"]],
])("%j collide", (paths) => {
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
