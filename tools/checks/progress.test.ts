import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ProgressReporter, { progressLine, splitProgress } from "#tools/checks/progress.ts";

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

test("the line names done, total, failed and whole seconds", () => {
  expect(progressLine("journeys", { done: 3, total: 8, failed: 1, seconds: 12.4 })).toBe(
    "3 of 8 journeys, 1 failed, 12 s",
  );
});

test("there is one line in 5 seconds, and none while nothing ends", () => {
  const reporter = new ProgressReporter();
  reporter.onBegin({}, { allTests: () => Array(100) });
  for (let second = 1; second <= 15; second += 1) {
    vi.setSystemTime(second * 1000);
    reporter.onTestEnd({}, { status: second === 7 ? "failed" : "passed" });
  }
  vi.setSystemTime(600_000);
  expect(printed.map((line) => line.trim())).toEqual([
    "5 of 100 journeys, 0 failed, 5 s",
    "10 of 100 journeys, 1 failed, 10 s",
    "15 of 100 journeys, 1 failed, 15 s",
  ]);
});

test("the total grows with what Vitest finds later", () => {
  const reporter = new ProgressReporter();
  const find = (count: number) =>
    reporter.onTestModuleCollected({ children: { allTests: () => Array(count) } as never });
  find(3);
  vi.setSystemTime(6_000);
  reporter.onTestCaseResult({ ok: () => true });
  find(4);
  vi.setSystemTime(12_000);
  reporter.onTestCaseResult({ ok: () => true });
  expect(printed.map((line) => line.trim())).toEqual([
    "1 of 3 tests, 0 failed, 6 s",
    "2 of 7 tests, 0 failed, 12 s",
  ]);
});

test("lines of progress are parted from everything else that a program says", () => {
  const line = "       2 of 8 journeys, 0 failed, 5 s\n";
  expect(splitProgress(`a warning\n${line}another\n${line.replace("2", "3")}`)).toEqual({
    progress: "3 of 8 journeys, 0 failed, 5 s",
    rest: "a warning\nanother\n",
  });
  expect(splitProgress("2 of 8 files were odd\n").progress).toBeUndefined();
});
