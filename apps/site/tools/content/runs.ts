import { contentProblems, repeatedValues } from "@yno/records/check";
import { buildAudit, sealEntries } from "#app/features/runs/audit.ts";
import { type Run, runShape, type SealedRun } from "#content/schema/run.ts";
import { runProblems } from "#content/schema/run-steps.ts";
import type { Workflow } from "#content/schema/workflow.ts";
import { workflows } from "../../content/workflows.ts";
import { recordsIn } from "./record-files.ts";

/**
 * A sample run for every workflow, one file each. Companies, tools, models and amounts are made up.
 * For tools and tests; a page loads its own run.
 */
export const runs: readonly Run[] = (await recordsIn<Run>("content/runs")).flatMap(
  ({ exported }) => exported,
);

/** A run with the hashes of its audit record, and with the title and the line of its workflow. */
export async function sealedRun(run: Run): Promise<SealedRun> {
  const workflow = workflows.find(({ id }) => id === run.id);
  if (!workflow) {
    throw new Error(
      `The run '${run.id}' has no workflow in content/workflows/. Give it the id of one.`,
    );
  }
  const seals = await sealEntries(buildAudit(run));
  return { ...run, title: workflow.title, line: workflow.line, seals };
}

/**
 * The same for the browser. The last hash covers the whole chain, so only that one is complete; the
 * others keep the part shown, which is enough to find the broken entry.
 */
export async function runForBrowser(run: Run): Promise<SealedRun> {
  const sealed = await sealedRun(run);
  const last = sealed.seals.length - 1;
  return {
    ...sealed,
    seals: sealed.seals.map((seal, index) => (index === last ? seal : seal.slice(0, 8))),
  };
}

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
  return [...missing, ...repeatedValues("content/runs/", runs, "id", "number"), ...steps];
}

function runFile(id: string): string {
  return `content/runs/${id}.ts`;
}
