import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProgressCount, progressLine, splitProgress } from "#tools/checks/progress.ts";

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
  const count = new ProgressCount("files", 100);
  for (let second = 1; second <= 15; second += 1) {
    vi.setSystemTime(second * 1000);
    count.ended(second !== 7);
  }
  vi.setSystemTime(600_000);
  expect(printed.map((line) => line.trim())).toEqual([
    "5 of 100 files, 0 failed, 5 s",
    "10 of 100 files, 1 failed, 10 s",
    "15 of 100 files, 1 failed, 15 s",
  ]);
});

test("the total grows with what is found later", () => {
  const count = new ProgressCount("tests", 0);
  count.expect(3);
  vi.setSystemTime(6_000);
  count.ended(true);
  count.expect(4);
  vi.setSystemTime(12_000);
  count.ended(true);
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
