import fc from "fast-check";
import { expect, test } from "vitest";
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
