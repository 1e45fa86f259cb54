import { afterEach, beforeEach, expect, test, vi } from "vitest";
import JourneyProgress, { progressLine } from "#tools/checks/journey-progress.ts";

let printed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  printed = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Begin = Parameters<JourneyProgress["onBegin"]>;
type End = Parameters<JourneyProgress["onTestEnd"]>;

function begun(total: number): JourneyProgress {
  const progress = new JourneyProgress();
  const suite = { allTests: () => Array.from({ length: total }) };
  progress.onBegin({} as Begin[0], suite as Begin[1]);
  return progress;
}

const ended = (progress: JourneyProgress, status: string, retry = 0, retries = 0) =>
  progress.onTestEnd({ retries } as End[0], { status, retry } as End[1]);

test("the line names done, total, failed and whole seconds", () => {
  expect(progressLine({ done: 3, total: 8, failed: 1, seconds: 12.4 })).toBe(
    "3 of 8 journeys, 1 failed, 12 s",
  );
});

test("a journey counts once, when it doesn't run again", () => {
  const progress = begun(2);
  vi.setSystemTime(20_000);
  ended(progress, "failed", 0, 1);
  ended(progress, "passed", 1, 1);
  vi.setSystemTime(40_000);
  ended(progress, "failed", 1, 1);
  expect(printed.map((line) => line.trim())).toEqual([
    "1 of 2 journeys, 0 failed, 20 s",
    "2 of 2 journeys, 1 failed, 40 s",
  ]);
});

test("a log gets one line in 20 seconds, and none while no journey ends", () => {
  const progress = begun(100);
  for (let second = 1; second <= 60; second += 1) {
    vi.setSystemTime(second * 1000);
    ended(progress, second === 7 ? "failed" : "passed");
  }
  vi.setSystemTime(600_000);
  expect(printed.map((line) => line.trim())).toEqual([
    "20 of 100 journeys, 1 failed, 20 s",
    "40 of 100 journeys, 1 failed, 40 s",
    "60 of 100 journeys, 1 failed, 60 s",
  ]);
});
