import fc from "fast-check";
import { expect, test } from "vitest";
import { formatSgd } from "./amounts.ts";

test.each([
  [0, "SGD 0"],
  [988, "SGD 988"],
  [9_998, "SGD 9,998"],
  [1_234_567, "SGD 1,234,567"],
  [0.5, "SGD 0.50"],
  [1_000.05, "SGD 1,000.05"],
  [-42, "-SGD 42"],
])("%d is written as %s", (amount, text) => {
  expect(formatSgd(amount)).toBe(text);
});

test("any whole amount is grouped as the platform's own formatter groups it", () => {
  const reference = new Intl.NumberFormat("en-SG");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(formatSgd(amount)).toBe(`SGD ${reference.format(amount)}`);
    }),
  );
});

test("any number of cents reads back as the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
      const digits = formatSgd(cents / 100).replace(/SGD |,/g, "");
      expect(Math.round(Number(digits) * 100)).toBe(cents + 0);
    }),
  );
});
