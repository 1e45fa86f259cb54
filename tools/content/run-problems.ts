import { contentProblems, repeatedValues } from "@yno/records/check";
import { buildAudit } from "#app/features/runs/audit.ts";
import { sealEntries } from "#app/features/runs/seal.ts";
import { type Run, runShape } from "#content/schema/run.ts";
import { runProblems } from "#content/schema/run-steps.ts";
import type { Workflow } from "#content/schema/workflow.ts";

export type RunSeals = Readonly<Record<string, readonly string[]>>;

/** Problems in the sample runs, a sentence for each with file, run, step and field. */
export async function everyRunProblem(
  runs: readonly Run[],
  workflows: readonly Workflow[],
  seals: RunSeals,
): Promise<string[]> {
  const shapeProblems = runs.flatMap((run) =>
    contentProblems(runFile(run.id), runShape, [run], ({ id }) => id),
  );
  // A record of the wrong shape has no steps to check.
  if (shapeProblems.length > 0) return shapeProblems;
  const missing = workflows
    .filter(({ id }) => !runs.some((run) => run.id === id))
    .map(
      ({ id }) =>
        `content/runs.ts: the workflow '${id}' has no sample run. Write ${runFile(id)} and list it.`,
    );
  const steps = runs.flatMap((run) =>
    runProblems(
      runFile(run.id),
      run,
      workflows.find(({ id }) => id === run.id),
    ),
  );
  const broken = await Promise.all(runs.map((run) => sealProblems(run, seals[run.id] ?? [])));
  return [
    ...missing,
    ...repeatedValues(
      "content/runs.ts",
      "id",
      runs.map(({ id }) => id),
    ),
    ...repeatedValues(
      "content/runs.ts",
      "number",
      runs.map(({ number }) => number),
    ),
    ...steps,
    ...broken.flat(),
  ];
}

/** The first entry of the audit record whose hash isn't the stored one. */
async function sealProblems(run: Run, kept: readonly string[]): Promise<string[]> {
  const entries = buildAudit(run);
  const seals = await sealEntries(entries);
  const first = seals.findIndex((seal, at) => seal !== kept[at]);
  const remedy = "If the run was changed on purpose, run 'node tools/commands/write-run-seals.ts'.";
  if (first < 0) {
    if (kept.length === seals.length) return [];
    return [
      `${runFile(run.id)}, run '${run.id}', field seals: content/run-seals.ts keeps ${kept.length} hashes for ${seals.length} entries. ${remedy}`,
    ];
  }
  const entry = entries[first];
  return [
    `${runFile(run.id)}, run '${run.id}', step '${entry?.step}', field audit.${first}: the hash of entry ${first + 1}, '${entry?.event}', is ${seals[first]?.slice(0, 8)}, and content/run-seals.ts keeps ${kept[first]?.slice(0, 8) ?? "none"}. ${remedy}`,
  ];
}

function runFile(id: string): string {
  return `content/runs/${id}.ts`;
}
