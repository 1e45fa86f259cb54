import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type TimeLimits, watchTime } from "#tools/commands/programs.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;

function watched(limits: TimeLimits) {
  const done: string[] = [];
  const watch = watchTime(limits, () => done.push("stop"));
  return { watch, done };
}

test("a slow program that keeps moving may run for as long as it needs", () => {
  const { watch, done } = watched({ silentMinutes: 10 });
  for (let minutes = 0; minutes < 300; minutes += 9) {
    vi.advanceTimersByTime(9 * minute);
    watch.heard();
  }
  expect(done).toEqual([]);
  expect(watch.note()).toBe("");
});

test("a program without output is stopped, with a sentence that explains why", () => {
  const { watch, done } = watched({ silentMinutes: 10 });
  vi.advanceTimersByTime(9 * minute);
  watch.heard();
  vi.advanceTimersByTime(10 * minute - 1);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["stop"]);
  expect(watch.note()).toBe("It was stopped after 10 minutes without a line of output.");
});

test("a limit for the whole run applies even with output", () => {
  const { watch, done } = watched({ limitMinutes: 5, silentMinutes: 10 });
  for (let passed = 0; passed < 5; passed += 1) {
    watch.heard();
    vi.advanceTimersByTime(minute);
  }
  expect(done).toEqual(["stop"]);
  expect(watch.note()).toBe("It was stopped after 5 minutes because it had not ended.");
});

test("nothing happens to a program that has ended", () => {
  const { watch, done } = watched({ limitMinutes: 5, silentMinutes: 1 });
  watch.clear();
  vi.advanceTimersByTime(20 * minute);
  expect(done).toEqual([]);
});
