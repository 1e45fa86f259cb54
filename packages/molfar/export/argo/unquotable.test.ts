import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unquotableIn } from "./unquotable.ts";

test("the characters are those of which Go makes invalid JSON, as recorded", () => {
  const path = join(import.meta.dirname, "../../fixtures/go-unquotable.json");
  const { ranges }: { ranges: readonly string[] } = JSON.parse(readFileSync(path, "utf8"));
  const recorded = new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map((part) => Number.parseInt(part, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
  const wrong = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => (unquotableIn(String.fromCodePoint(code)) !== undefined) !== recorded.has(code),
  );
  expect(wrong).toEqual([]);
});

test("the first of a value is named", () => {
  expect(unquotableIn("aé😀\t\u{e0067}\u0007")).toBe("U+E0067");
  expect(unquotableIn("a\ud83d")).toBeUndefined();
});
