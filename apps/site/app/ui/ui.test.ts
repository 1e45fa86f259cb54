import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatMonth } from "./format-date.ts";
import { sectionId } from "./section-id.ts";
import { nextTab } from "./tabs.tsx";

/** A tablist, and one of its tabs. */
const place = fc
  .integer({ min: 1, max: 12 })
  .chain((count) => fc.tuple(fc.integer({ min: 0, max: count - 1 }), fc.constant(count)));

test("going right and then left comes back, and so the other way round", () => {
  fc.assert(
    fc.property(place, ([now, count]) => {
      const right = nextTab("ArrowRight", now, count) ?? -1;
      const left = nextTab("ArrowLeft", now, count) ?? -1;
      expect(nextTab("ArrowLeft", right, count)).toBe(now);
      expect(nextTab("ArrowRight", left, count)).toBe(now);
    }),
  );
});

test("going right from the last tab leads to the first, as Home does; End leads to the last", () => {
  fc.assert(
    fc.property(place, ([now, count]) => {
      expect(nextTab("ArrowRight", count - 1, count)).toBe(0);
      expect(nextTab("Home", now, count)).toBe(0);
      expect(nextTab("End", now, count)).toBe(count - 1);
    }),
  );
});

test.each(["Tab", "Enter", " ", "ArrowUp", "ArrowDown", "a", ""])("'%s' leads nowhere", (key) => {
  expect(nextTab(key, 2, 6)).toBeNull();
});

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

test("a section is named after its heading in lower case, unless it has a name", () => {
  expect(sectionId({ heading: "Data location" })).toBe("data-location");
  expect(sectionId({ heading: "Don't see your role?" })).toBe("dont-see-your-role");
  expect(sectionId({ heading: "See a run, end to end" })).toBe("see-a-run-end-to-end");
  expect(sectionId({ heading: "Open positions", id: "jobs" })).toBe("jobs");
});
