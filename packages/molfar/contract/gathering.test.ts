import fc from "fast-check";
import { expect, test } from "vitest";
import { fileExtension, gatheredName, indexWidth } from "./gathering.ts";

test("K24: names have five digits, or as many as the last index needs", () => {
  expect([0, 1, 100_000, 100_001, 1_000_000].map(indexWidth)).toEqual([5, 5, 5, 6, 6]);
});

test.each([
  ["text.txt", ".txt"],
  ["a.tar.gz", ".tar.gz"],
  ["v1.2.pdf", ".pdf"],
  [".env", ""],
  ["total", ""],
  ["a.TAR.gz", ".TAR.gz"],
  [".tar.gz", ".gz"],
  ["a.", ""],
  ["d.x/total", ""],
])("K24: the ending of %s is %j", (path, ending) => {
  expect(fileExtension(path)).toBe(ending);
});

test("K24: endings follow the pattern in the contract", () => {
  const name = fc.string({
    unit: fc.constantFrom(".", "a", "t", "r", "tar", ".tar"),
    minLength: 1,
  });
  fc.assert(
    fc.property(name, (path) => {
      expect(fileExtension(path)).toBe(/^.+?((?:\.tar)?\.[^.]+)$/i.exec(path)?.[1] ?? "");
    }),
  );
});

test("a file keeps its ending, a parameter and a directory have none", () => {
  expect(gatheredName(7, 100_001, "text.txt")).toBe("000007.txt");
  expect(gatheredName(7, 10, undefined)).toBe("00007");
  expect(gatheredName(7, 10, "a.d/")).toBe("00007");
});
