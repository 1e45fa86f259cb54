import { expect, test } from "vitest";
import { runs } from "#content/runs.ts";
import { workflows } from "#content/workflows.ts";
import { everyRunProblem } from "./run-problems.ts";

const id = "gst-f5-return";

test("the unchanged runs have no problems", () => {
  expect(everyRunProblem(runs, workflows)).toEqual([]);
});

test("a workflow without a run is named", () => {
  const others = runs.filter((run) => run.id !== id);
  expect(everyRunProblem(others, workflows)).toEqual([
    "content/runs.ts: the workflow 'gst-f5-return' has no sample run. Write content/runs/gst-f5-return.ts and list it.",
  ]);
});
