import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readWiring } from "../wiring/read-wiring.ts";
import { prepareWiring } from "./prepare.ts";
import { readText } from "./read-text.ts";
import { terminalProgress } from "./terminal-progress.ts";

const folder = join(import.meta.dirname, "../fixtures/words");
afterEach(() => vi.restoreAllMocks());

/** The plan of the example, and everything that is printed from now on. */
function watched() {
  const printed: string[] = [];
  const note = (text: unknown) => printed.push(String(text)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(note);
  vi.spyOn(process.stderr, "write").mockImplementation(note);
  vi.spyOn(console, "info").mockImplementation(note);
  const reading = readText(join(folder, "workflow.yaml"), 10_000);
  const wiring = reading.ok ? readWiring(reading.text).wiring : undefined;
  const preparation = wiring && prepareWiring(wiring, folder);
  if (!preparation || !("prepared" in preparation)) throw new Error("It can't be prepared.");
  return { plan: preparation.prepared.plan, printed };
}

const common = { v: 1, seq: 0, time: "2026-01-02T03:04:05.000Z", run: "new" } as const;

test("a run that fails before its first step ends the list", async () => {
  const { end } = terminalProgress(watched().plan);
  await expect(end("not finished")).resolves.toBeUndefined();
});

test("what a resumed run reuses and runs again is said before any step", async () => {
  const { plan, printed } = watched();
  const { hear, end } = terminalProgress(plan);
  const steps = [{ step: "count", done: 1, items: 3 }];
  hear({ ...common, type: "run.resumed", from_run: "old", steps });
  hear({ ...common, type: "step.started", step: "split", mode: "single", items: 1 });
  await end();
  expect(printed[0]).toContain("Resumes old");
  expect(printed[0]).toContain("count: 1 reused, 2 run again");
  expect(printed.slice(1).join("")).toContain("split: Split book");
});
