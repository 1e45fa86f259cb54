import { expect, test } from "vitest";
import { workflows } from "#content/workflows.ts";
import { everyRunProblem, runs } from "#tools/content/runs.ts";

const id = "gst-f5-return";

test("a workflow without a run is named", () => {
  const others = runs.filter((run) => run.id !== id);
  expect(everyRunProblem(others, workflows)).toEqual([
    "content/runs/: the workflow 'gst-f5-return' has no sample run. Write content/runs/gst-f5-return.ts.",
  ]);
});
