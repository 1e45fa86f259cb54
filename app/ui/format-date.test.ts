import { expect, test } from "vitest";
import { formatDate, formatMonth } from "./format-date.ts";

test.each([
  ["2025-01-12", "12 January 2025"],
  ["2026-11-02", "2 November 2026"],
])("%s is written as %s", (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test("a month has no day", () => {
  expect(formatMonth("2024-06")).toBe("June 2024");
});

test.each(["", "2025", "2025-13-01", "12 January 2025"])("'%s' is refused as no date", (text) => {
  expect(() => formatDate(text)).toThrow("isn't a date");
});
