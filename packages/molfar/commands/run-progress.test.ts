import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { RunEvent } from "../contract/events.ts";
import { plainProgress } from "./plain-progress.ts";
import { checkWiringFile } from "./read-wiring-file.ts";
import { terminalProgress } from "./terminal-progress.ts";

afterEach(() => vi.restoreAllMocks());

const common = { v: 1, seq: 0, time: "2026-01-02T03:04:05.000Z", run: "r" } as const;
const none = { succeeded: 0, failed: 0, reused: 0, not_started: 0 };

const failed = (step: string, item: number | null, attempt: number, message: string): RunEvent => ({
  ...{ ...common, type: "attempt.finished", step, item, attempt, key: "k", outcome: "failed" },
  ...{ exit_code: 1, signal: null, code: "non-zero-exit", message, duration_ms: 1, outputs: {} },
});
const ended = (step: string, message: string): RunEvent => ({
  ...{ ...common, type: "step.finished", step, outcome: "failed", ...none, failed: 1, message },
});

/** How often a text is in all that is said of some events. */
function timesSaid(text: string, events: readonly RunEvent[]): number {
  const said = events.map(plainProgress()).join("\n");
  return said.split(text).length - 1;
}

test.each([
  [1, "s: started with 1 item"],
  [2, "s: started with 2 items"],
])("a step of %i items is counted", (items, line) => {
  const event: RunEvent = { ...common, type: "step.started", step: "s", mode: "list", items };
  expect(plainProgress()(event)).toBe(line);
});

test.each([
  [
    "its next attempt and its step",
    [failed("s", null, 1, "no luck"), failed("s", null, 2, "no luck"), ended("s", "no luck")],
    1,
  ],
  ["the step of its item", [failed("s", 3, 1, "no luck"), ended("s", "no luck")], 1],
  [
    "another item, which has failed too",
    [failed("s", 3, 1, "no luck"), failed("s", 4, 1, "no luck")],
    2,
  ],
  [
    "another step",
    [failed("s", null, 1, "no luck"), failed("t", null, 1, "no luck"), ended("t", "no luck")],
    2,
  ],
  ["a step that had no attempt", [ended("s", "no luck")], 1],
])("why something failed isn't said again by %s", (_, events, times) => {
  expect(timesSaid("no luck", events)).toBe(times);
});

test("a step says why it failed where its attempts failed otherwise", () => {
  expect(timesSaid("bad list", [failed("s", 1, 1, "no luck"), ended("s", "bad list")])).toBe(1);
});

test("each attempt is said, also where it failed as the one before", () => {
  const events = [failed("s", 3, 1, "no luck"), failed("s", 3, 2, "no luck")];
  expect(timesSaid("s, item 3: attempt 2 failed. It failed as before.", events)).toBe(1);
});

/** The plan of the example, and everything that is printed from now on. */
function watched() {
  const printed: string[] = [];
  const note = (text: unknown) => printed.push(String(text)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(note);
  vi.spyOn(process.stderr, "write").mockImplementation(note);
  const checking = checkWiringFile(join(import.meta.dirname, "../fixtures/words/workflow.yaml"));
  if (!("checked" in checking)) throw new Error("It can't be checked.");
  return { plan: checking.checked.plan, printed };
}

test("a run that fails before its first step ends the list", async () => {
  const { end } = terminalProgress(watched().plan);
  await expect(end("not finished")).resolves.toBeUndefined();
});

test("what a resumed run can reuse and runs again is said before any step", async () => {
  const { plan, printed } = watched();
  const { hear, end } = terminalProgress(plan);
  const steps = [
    { step: "split", done: 0, items: 1 },
    { step: "count", done: 1, items: 3 },
  ];
  hear({ ...common, type: "run.resumed", from_run: "old", steps });
  hear({ ...common, type: "step.started", step: "split", mode: "single", items: 1 });
  await end();
  expect(printed[0]).toContain("Resumes old");
  expect(printed[0]).toContain("split: 1 runs again");
  expect(printed[0]).toContain("count: 1 can be reused, 2 run again");
  expect(printed.slice(1).join("")).toContain("split: Split book");
});

test.each([
  [1, "0 of 3, 1 failed attempt,"],
  [2, "0 of 3, 2 failed attempts,"],
])("attempts that failed are counted in the line of their step: %i", async (attempts, line) => {
  const { plan, printed } = watched();
  const { hear, end } = terminalProgress(plan);
  hear({ ...common, type: "step.started", step: "split", mode: "list", items: 3 });
  await nextTurn();
  for (let item = 0; item < attempts; item += 1) hear(failed("split", item, 1, "no luck"));
  await end();
  expect(printed.join("")).toContain(line);
});
