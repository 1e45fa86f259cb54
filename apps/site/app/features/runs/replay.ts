import { runWords } from "#content/messages/runs.ts";
import type { Run } from "#content/schema/run.ts";
import { isRefused } from "./audit.ts";

/** How far the replay has come, and what the visitor chose at the approvals on the way. */
export type Replay = {
  /** How many steps are done, 0 to 5. */
  reached: number;
  /** The option chosen at an approval, by the index of its step. */
  chosen: Readonly<Record<number, string>>;
};

export type StepState = "done" | "waiting" | "current" | "to-come";

export type RunStatus = "waiting" | "paused" | "completed" | "refused";

/** Before the first step. */
export const start: Replay = { reached: 0, chosen: {} };

/** Where the replay is when the page opens: at the first approval, or at the end. */
export function opening(run: Run): Replay {
  return untilStop(run, start);
}

/** Whether a person has to decide before the replay can go on. */
export function isWaiting(run: Run, { reached, chosen }: Replay): boolean {
  return run.steps[reached]?.kind === "approval" && chosen[reached] === undefined;
}

/** One step further, unless a person has to decide. */
export function forward(run: Run, replay: Replay): Replay {
  if (replay.reached >= run.steps.length || isWaiting(run, replay)) return replay;
  return { ...replay, reached: replay.reached + 1 };
}

/** One step back. The choice is kept. */
export function back(replay: Replay): Replay {
  return { ...replay, reached: Math.max(0, replay.reached - 1) };
}

/** Takes an option at the approval that waits, and goes on to the next approval or to the end. */
export function decide(run: Run, replay: Replay, option: string): Replay {
  if (!isWaiting(run, replay)) return replay;
  const { reached, chosen } = replay;
  return untilStop(run, { reached: reached + 1, chosen: { ...chosen, [reached]: option } });
}

/** On to the next approval that waits, or to the end. */
export function untilStop(run: Run, replay: Replay): Replay {
  const next = forward(run, replay);
  return next === replay ? replay : untilStop(run, next);
}

/** The state of the step with an index from 0. */
export function stepState(run: Run, replay: Replay, index: number): StepState {
  if (index < replay.reached) return "done";
  if (index > replay.reached) return "to-come";
  return isWaiting(run, replay) ? "waiting" : "current";
}

/** A replay that could go on is 'paused', because it only moves when it's asked to. */
export function runStatus(run: Run, replay: Replay): RunStatus {
  if (replay.reached >= run.steps.length) return isRefused(run) ? "refused" : "completed";
  return isWaiting(run, replay) ? "waiting" : "paused";
}

/** Each status of a run in one or two words. */
export const statusTexts: Readonly<Record<RunStatus, string>> = {
  waiting: runWords.waitingForApproval,
  paused: runWords.replaying,
  completed: runWords.completed,
  refused: runWords.refused,
};
