import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { isTooLarge } from "./size.ts";

test("a text is too large when it has more than a million bytes as UTF-8", () => {
  expect(limits.text).toBe(1_000_000);
  expect(isTooLarge("a".repeat(1_000_000))).toBe(false);
  expect(isTooLarge("a".repeat(1_000_001))).toBe(true);
  expect(isTooLarge("é".repeat(500_000))).toBe(false);
  expect(isTooLarge("é".repeat(500_001))).toBe(true);
  expect(isTooLarge("你".repeat(333_334))).toBe(true);
});
