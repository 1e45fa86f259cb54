import { runSeals } from "../../content/run-seals.ts";
import type { Run, SealedRun } from "../../content/schema/run.ts";
import { workflows } from "../../content/workflows.ts";

/** A run with the hashes of its audit record, and with the title and the line of its workflow. */
export function sealedRun(run: Run): SealedRun {
  const workflow = workflows.find(({ id }) => id === run.id);
  const seals = runSeals[run.id];
  if (!workflow || !seals) {
    throw new Error(
      `The run '${run.id}' has no ${workflow ? "hashes in content/run-seals.ts" : "workflow in content/workflows/"}: run 'node tools/commands/check-content.ts' to see what is missing.`,
    );
  }
  return { ...run, title: workflow.title, line: workflow.line, seals };
}

/**
 * The same for the browser. The last hash covers the whole chain, so only that one is complete; the
 * others keep the part shown, which is enough to find the broken entry.
 */
export function runForBrowser(run: Run): SealedRun {
  const sealed = sealedRun(run);
  const last = sealed.seals.length - 1;
  return {
    ...sealed,
    seals: sealed.seals.map((seal, index) => (index === last ? seal : seal.slice(0, 8))),
  };
}
