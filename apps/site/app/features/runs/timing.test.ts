import { expect, test } from "vitest";
import { run } from "#content/runs/three-way-invoice-matching.ts";
import {
  callTimes,
  clockText,
  dayText,
  durationText,
  formatTimestamp,
  moneyText,
  stepTimes,
} from "./timing.ts";

test.each([
  [0.01, "0.0 s"],
  [59.94, "59.9 s"],
  [60, "1 min"],
  [707.6, "11 min 48 s"],
  [3599.6, "1 h"],
  [19_800, "5 h 30 min"],
  [172_800, "2 days"],
  [187_200, "2 days 4 h"],
])("%d seconds read as %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test("each step starts where the previous one ended", () => {
  const times = stepTimes(run);
  expect(times.slice(1).map(({ start }) => start)).toEqual(
    times.slice(0, -1).map(({ end }) => end),
  );
  expect(times[0]?.start).toBe(Date.parse(run.started));
});

test("a call starts after the previous one and after its own wait", () => {
  const call = { system: "A", tool: "b", arguments: "c" };
  expect(
    callTimes([
      { ...call, seconds: 2 },
      { ...call, seconds: 3, waited: 10 },
    ]),
  ).toEqual([
    { start: 0, end: 2 },
    { start: 12, end: 15 },
  ]);
});

test("times are those of Singapore, and another day is named", () => {
  const evening = Date.parse("2026-11-19T23:59:59.96+08:00");
  expect(formatTimestamp(evening)).toBe("2026-11-19T23:59:59.9+08:00");
  expect(dayText(evening)).toBe("19 November 2026");
  expect(clockText(evening, evening)).toBe("23:59:59");
  expect(clockText(evening + 60_000, evening)).toBe("20 Nov, 00:00");
});

test("cents are dollars with two digits", () => {
  expect(moneyText(6)).toBe("SGD 0.06");
});
