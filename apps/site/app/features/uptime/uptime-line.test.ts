import fc from "fast-check";
import { expect, test } from "vitest";
import { formatUptime, type Uptime, uptime } from "./uptime-line.tsx";

const start = Date.UTC(2024, 11, 1);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** 30.44 days, in whole milliseconds. */
const month = 2_630_016_000;

test.each<[string, number, Uptime]>([
  ["nothing", 0, { months: 0, days: 0, hours: 0, minutes: 0 }],
  ["one millisecond short of a minute", minute - 1, { months: 0, days: 0, hours: 0, minutes: 0 }],
  ["one minute", minute, { months: 0, days: 0, hours: 0, minutes: 1 }],
  ["one millisecond short of a month", month - 1, { months: 0, days: 30, hours: 10, minutes: 33 }],
  ["one month of 30.44 days", month, { months: 1, days: 0, hours: 0, minutes: 0 }],
  [
    "365 days, which are eleven of these months",
    365 * day,
    { months: 11, days: 30, hours: 3, minutes: 50 },
  ],
  [
    "a hundred months and a bit",
    100 * month + 2 * day + 3 * hour + 4 * minute,
    { months: 100, days: 2, hours: 3, minutes: 4 },
  ],
])("after %s the uptime is counted in months, days, hours and minutes", (_, elapsed, expected) => {
  expect(uptime(start, start + elapsed)).toEqual(expected);
});

test("a clock before the start shows zero", () => {
  expect(uptime(start, Date.UTC(2019, 0, 1))).toEqual({ months: 0, days: 0, hours: 0, minutes: 0 });
});

/** Takes the largest piece that still fits away, again and again. */
function counted(elapsed: bigint): Uptime {
  let left = elapsed < 0n ? 0n : elapsed;
  const take = (piece: number) => {
    let count = 0;
    while (left >= BigInt(piece)) {
      left -= BigInt(piece);
      count += 1;
    }
    return count;
  };
  return { months: take(month), days: take(day), hours: take(hour), minutes: take(minute) };
}

const moment = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2200, 0, 1) });

test("the uptime between any two moments is what repeated subtraction counts", () => {
  fc.assert(
    fc.property(moment, moment, (since, now) => {
      expect(uptime(since, now)).toEqual(counted(BigInt(now) - BigInt(since)));
    }),
  );
});

test.each<[Uptime, string]>([
  [{ months: 0, days: 0, hours: 0, minutes: 0 }, "0 months 0 days 0 hours 0 minutes"],
  [{ months: 1, days: 1, hours: 1, minutes: 1 }, "1 month 1 day 1 hour 1 minute"],
  [{ months: 23, days: 20, hours: 4, minutes: 12 }, "23 months 20 days 4 hours 12 minutes"],
])("%j is written as %j, with one of a thing in the singular", (parts, text) => {
  expect(formatUptime(parts)).toBe(text);
});
