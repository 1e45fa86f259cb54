import { expect, test } from "vitest";
import { runSeals } from "#content/run-seals.ts";
import { runs } from "#content/runs.ts";
import { workflows } from "#content/workflows.ts";
import { everyRunProblem } from "./run-problems.ts";

const id = "gst-f5-return";

test("the unchanged runs have no problems", async () => {
  expect(await everyRunProblem(runs, workflows, runSeals)).toEqual([]);
});

test("a broken hash is named with file, run, step and field", async () => {
  const kept = [...(runSeals[id] ?? [])];
  kept[2] = "0".repeat(64);
  const problems = await everyRunProblem(runs, workflows, { ...runSeals, [id]: kept });
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/runs\/gst-f5-return\.ts, run 'gst-f5-return', step 'Lock the quarter', field audit\.2: the hash of entry 3, 'step\.completed', is [0-9a-f]{8}, and content\/run-seals\.ts keeps 00000000\. If /,
    ),
  ]);
});

test("a value that was changed without new hashes is found", async () => {
  const changed = runs.map((run) => (run.id === id ? { ...run, version: run.version + 1 } : run));
  expect(await everyRunProblem(changed, workflows, runSeals)).toEqual([
    expect.stringContaining("field audit.0: the hash of entry 1, 'run.started'"),
  ]);
});

test("hashes of entries that are gone are found", async () => {
  const kept = [...(runSeals[id] ?? []), "0".repeat(64)];
  expect(await everyRunProblem(runs, workflows, { ...runSeals, [id]: kept })).toEqual([
    expect.stringContaining("field seals: content/run-seals.ts keeps 13 hashes for 12 entries"),
  ]);
});

test("a workflow without a run is named", async () => {
  const others = runs.filter((run) => run.id !== id);
  expect(await everyRunProblem(others, workflows, runSeals)).toEqual([
    "content/runs.ts: the workflow 'gst-f5-return' has no sample run. Write content/runs/gst-f5-return.ts and list it.",
  ]);
});
