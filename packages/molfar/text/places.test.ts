import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeKey, pointer, unescapeKey } from "../finding.ts";
import { indexLines } from "./places.ts";

test("lines and columns count from 1", () => {
  const { placeAt } = indexLines("ab\ncd\r\ne");
  expect([0, 1, 3, 4, 7].map(placeAt)).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
    { line: 3, column: 1 },
  ]);
});

test("a place counts the lines that ended before it, and the units since the last of them", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", "é", "😀", "\n", "\r\n", "\r") });
  fc.assert(
    fc.property(texts, fc.nat(), (text, seed) => {
      const offset = seed % (text.length + 1);
      fc.pre(text.slice(offset - 1, offset + 1) !== "\r\n");
      const ended = Array.from({ length: offset }, (_, index) => index).filter(
        (index) => text[index] === "\n" || (text[index] === "\r" && text[index + 1] !== "\n"),
      );
      expect(indexLines(text).placeAt(offset)).toEqual({
        line: ended.length + 1,
        column: offset - (ended.at(-1) ?? -1),
      });
    }),
  );
});

test("/ and ~ within a key are escaped, as in RFC 6901", () => {
  expect(pointer("tasks", 0, "a/b~c")).toBe("/tasks/0/a~1b~0c");
});

test("any key comes back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("~", "/", "0", "1", "a") }), (key) => {
      expect(escapeKey(key)).not.toContain("/");
      expect(unescapeKey(escapeKey(key))).toBe(key);
    }),
  );
});
