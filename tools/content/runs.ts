import type { Run } from "#content/schema/run.ts";
import { recordsIn } from "./records-in.ts";

/**
 * A sample run for every workflow, one file each. Companies, tools, models and amounts are made up.
 * For tools and tests; a page loads its own run.
 */
export const runs: readonly Run[] = (await recordsIn<Run>("content/runs")).flatMap(
  ({ exported }) => exported,
);
