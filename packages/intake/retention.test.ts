import { expect, test } from "vitest";
import { before } from "./retention.ts";

test.each([
  ["2026-11-26T10:00:00Z", "3 years", "2023-11-26T10:00:00Z"],
  ["2026-11-26T10:00:00Z", "12 months", "2025-11-26T10:00:00Z"],
  ["2024-02-29T00:00:00Z", "1 years", "2023-02-28T00:00:00Z"],
  ["2026-03-31T00:00:00Z", "1 months", "2026-02-28T00:00:00Z"],
] as const)("what is kept at %s for %s came after %s", (now, period, first) => {
  expect(before(Date.parse(now), period)).toBe(Date.parse(first));
});
