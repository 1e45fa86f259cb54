import type { Run } from "#content/schema/run.ts";
import { type Replay, runStatus } from "./replay.ts";

/** The status of a run in one or two words. */
export function statusText(run: Run, replay: Replay): string {
  switch (runStatus(run, replay)) {
    case "waiting":
      return "Waiting for approval";
    case "completed":
      return "Completed";
    case "refused":
      return "Refused";
    case "paused":
      return "Replaying";
  }
}
