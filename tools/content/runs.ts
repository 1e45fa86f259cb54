import { buildAudit } from "#app/features/runs/audit.ts";
import { sealEntries } from "#app/features/runs/seal.ts";
import type { Run, SealedRun } from "#content/schema/run.ts";
import { workflows } from "../../content/workflows.ts";
import { recordsIn } from "./records-in.ts";

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
