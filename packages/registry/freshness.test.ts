import { expect, test } from "vitest";
import { isOld } from "./freshness.ts";

test("a fact is old after 90 days, and a month or year counts from its first day", () => {
  const now = Date.parse("2026-11-29");
  const days = ["2026-08-31", "2026-08-30", "2026-09", "2026-08", "2026"];
  expect(days.map((on) => isOld(on, now))).toEqual([false, true, false, true, true]);
});
