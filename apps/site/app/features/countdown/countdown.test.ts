import fc from "fast-check";
import { expect, test } from "vitest";
import { countdown, progress, roundState } from "./countdown.ts";

const target = Date.parse("2025-09-01T00:00:00+08:00");
const start = Date.parse("2024-06-01T00:00:00+08:00");
const moment = fc.integer({ min: target - 10 ** 12, max: target + 10 ** 12 });

test("one day, two hours, three minutes and four seconds before, the digits show it", () => {
  const left = ((26 * 60 + 3) * 60 + 4) * 1000;
  const digits = { days: "01", hours: "02", minutes: "03", seconds: "04" };
  expect(countdown(target, target - left)).toEqual(digits);
});

test("at the target and at any time after it every part reads 00", () => {
  const none = { days: "00", hours: "00", minutes: "00", seconds: "00" };
  expect(countdown(target, target)).toEqual(none);
  fc.assert(
    fc.property(fc.nat(), (later) => {
      expect(countdown(target, target + later)).toEqual(none);
    }),
  );
});

test("at any moment the parts add up to the whole seconds that are left", () => {
  fc.assert(
    fc.property(moment, (now) => {
      const { days, hours, minutes, seconds } = countdown(target, now);
      const sum = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60;
      expect(sum + Number(seconds)).toBe(Math.max(0, Math.floor((target - now) / 1000)));
      expect(Number(hours)).toBeLessThan(24);
      expect(Number(minutes)).toBeLessThan(60);
      expect(Number(seconds)).toBeLessThan(60);
      for (const part of [days, hours, minutes, seconds]) expect(part).toMatch(/^\d{2,}$/);
    }),
  );
});

test("the round is open from its opening until its closing", () => {
  expect(roundState(10, 20, 9)).toBe("before");
  expect(roundState(10, 20, 10)).toBe("open");
  expect(roundState(10, 20, 19)).toBe("open");
  expect(roundState(10, 20, 20)).toBe("closed");
});

test("halfway between start and target the progress is half", () => {
  expect(progress(start, target, (start + target) / 2)).toEqual({ bar: 50, marker: 50 });
});

test("the bar stays within 10 and 90 percent, the marker within 6 and 94, and they don't go back", () => {
  fc.assert(
    fc.property(moment, fc.nat(), (now, later) => {
      const before = progress(start, target, now);
      const after = progress(start, target, now + later);
      expect(before.bar).toBeGreaterThanOrEqual(10);
      expect(before.bar).toBeLessThanOrEqual(90);
      expect(before.marker).toBeGreaterThanOrEqual(6);
      expect(before.marker).toBeLessThanOrEqual(94);
      expect(after.bar).toBeGreaterThanOrEqual(before.bar);
      expect(after.marker).toBeGreaterThanOrEqual(before.marker);
    }),
  );
});
