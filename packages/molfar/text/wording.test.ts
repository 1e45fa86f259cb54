import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { excerpt, joinWithOr, nearest } from "./wording.ts";

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

const known = ["mime_types", "task_type", "tasks", "name"];

test.each([
  ["mime_type", "mime_types"],
  ["Tasks", "tasks"],
  ["tasktype", "task_type"],
  ["nmae", undefined],
  ["retries", undefined],
  ["", undefined],
])("'%s' probably means %s", (written, meant) => {
  expect(nearest(written, known)).toBe(meant);
});

/** Levenshtein's distance, in its plainest form. */
function distance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return distance(restA, restB);
  return 1 + Math.min(distance(restA, b), distance(a, restB), distance(restA, restB));
}

test("a word is meant when it is two slips away at most, and fewer than half its letters", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (written, other) => {
      const slips = distance(written, other);
      const isMeant = slips <= 2 && slips * 2 < other.length;
      expect(nearest(written, [other])).toBe(isMeant ? other : undefined);
    }),
  );
});

test("a long word isn't corrected, and of many words only the first are compared", () => {
  const long = "a".repeat(limits.comparedLength + 1);
  expect(nearest(long, [long])).toBeUndefined();
  const others = Array.from({ length: limits.compared }, () => "other");
  expect(nearest("mime_type", [...others, "mime_types"])).toBeUndefined();
});

test("of a long list the first are named, and the others counted", () => {
  const many = Array.from({ length: limits.choices + 5 }, (_, index) => `n${index}`);
  expect(joinWithOr(many)).toBe(`${many.slice(0, limits.choices).join(", ")} or one of 5 more`);
});

test("a list reads as in a sentence", () => {
  expect(joinWithOr([])).toBe("");
  expect(joinWithOr(["a"])).toBe("a");
  expect(joinWithOr(["a", "b", "c"])).toBe("a, b or c");
});
