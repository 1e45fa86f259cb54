import { contentProblems, repeatedValues } from "@yno/records/check";
import { type Run, runShape } from "#content/schema/run.ts";
import { runProblems } from "#content/schema/run-steps.ts";
import type { Workflow } from "#content/schema/workflow.ts";

/** Problems in the sample runs, a sentence for each with file, run, step and field. */
export function everyRunProblem(runs: readonly Run[], workflows: readonly Workflow[]): string[] {
  const shapeProblems = runs.flatMap((run) =>
    contentProblems(runFile(run.id), runShape, [run], ({ id }) => id),
  );
  // A record of the wrong shape has no steps to check.
  if (shapeProblems.length > 0) return shapeProblems;
  const missing = workflows
    .filter(({ id }) => !runs.some((run) => run.id === id))
    .map(
      ({ id }) => `content/runs/: the workflow '${id}' has no sample run. Write ${runFile(id)}.`,
    );
  const steps = runs.flatMap((run) =>
    runProblems(
      runFile(run.id),
      run,
      workflows.find(({ id }) => id === run.id),
    ),
  );
  return [
    ...missing,
    ...repeatedValues(
      "content/runs/",
      "id",
      runs.map(({ id }) => id),
    ),
    ...repeatedValues(
      "content/runs/",
      "number",
      runs.map(({ number }) => number),
    ),
    ...steps,
  ];
}

function runFile(id: string): string {
  return `content/runs/${id}.ts`;
}
