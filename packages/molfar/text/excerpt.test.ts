import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { excerpt } from "./excerpt.ts";

test("a short text is whole, and a long one is its beginning", () => {
  expect(excerpt("a".repeat(limits.excerpt))).toBe("a".repeat(limits.excerpt));
  expect(excerpt("a".repeat(limits.excerpt + 1))).toBe(`${"a".repeat(limits.excerpt - 1)}…`);
  expect(excerpt("abcd", 3)).toBe("ab…");
});

test("no character is cut in two, and nothing is longer than the limit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const cut = excerpt(text);
      expect(cut.length).toBeLessThanOrEqual(limits.excerpt);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
