import type { Run } from "#content/schema/run.ts";
import { runWords } from "#content/words/runs.ts";
import { type Replay, runStatus } from "./replay.ts";

/** The status of a run in one or two words. */
export function statusText(run: Run, replay: Replay): string {
  switch (runStatus(run, replay)) {
    case "waiting":
      return runWords.waitingForApproval;
    case "completed":
      return runWords.completed;
    case "refused":
      return runWords.refused;
    case "paused":
      return runWords.replaying;
  }
}
