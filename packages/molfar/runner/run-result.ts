import type { Outcome } from "../contract/events.ts";

/**
 * How a run ended.
 *
 * @property path the folder of the run
 */
export type RunResult = {
  run: string;
  path: string;
  outcome: Outcome;
  /** 0, 3, or where the run was cancelled, 130 by SIGINT and 143 by SIGTERM. */
  exitCode: number;
  /** The workflow's outputs by name, with their paths in that of the run; none unless it succeeded. */
  outputs: Readonly<Record<string, { path: string }>>;
};
