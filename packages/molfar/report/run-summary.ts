import type { Outcome, RunEvent, StepMode } from "../contract/events.ts";
import type { Plan } from "../wiring/plan.ts";

/** The data of a run's report. It doesn't grow with the number of items. */
export type RunSummary = {
  name: string;
  run: string;
  executor: string;
  started: string;
  durationMs: number;
  outcome: Outcome | "running";
  steps: Map<string, StepSummary>;
  warnings: string[];
};

export type StepSummary = {
  key: string;
  task: string;
  waitsFor: readonly string[];
  mode: StepMode;
  items: number;
  outcome: Outcome | "running" | "waiting";
  succeeded: number;
  failed: number;
  reused: number;
  notStarted: number;
  attempts: number;
  started: string;
  durationMs: number;
  failures: FailedAttempt[];
  outputs: { name: string; path: string }[];
};

type FailedAttempt = { item: number | null; attempt: number; message: string };

/** Failures and warnings that a report lists. */
const listed = 20;

export function emptySummary({ name, steps }: Plan): RunSummary {
  return {
    ...{ name, run: "", executor: "", started: "", durationMs: 0, outcome: "running" },
    warnings: [],
    steps: new Map(
      steps.map(({ key, task, waitsFor, outputs }) => [
        key,
        {
          ...{ key, task: task.name, waitsFor, mode: "single", items: 0, outcome: "waiting" },
          ...{ succeeded: 0, failed: 0, reused: 0, notStarted: 0, attempts: 0 },
          ...{ started: "", durationMs: 0, failures: [] },
          outputs: outputs.map(({ name: output, path }) => ({ name: output, path })),
        },
      ]),
    ),
  };
}

/** Adds what an event says. Events of unknown steps are left out. */
export function noteEvent(summary: RunSummary, event: RunEvent): void {
  if (event.type === "run.started") {
    summary.run = event.run;
    summary.executor = event.executor;
    summary.started = event.time;
  } else if (event.type === "run.finished") {
    summary.outcome = event.outcome;
    summary.durationMs = event.duration_ms;
  } else if (event.type === "warning") {
    if (summary.warnings.length < listed) summary.warnings.push(event.message);
  } else if (event.type !== "run.resumed") {
    const step = summary.steps.get(event.step);
    if (step) noteStep(step, event);
  }
}

type StepEvent = Exclude<
  RunEvent,
  { type: "run.started" | "run.resumed" | "run.finished" | "warning" }
>;

function noteStep(step: StepSummary, event: StepEvent): void {
  if (event.type === "step.started") {
    step.outcome = "running";
    step.mode = event.mode;
    step.items = event.items;
    step.started = event.time;
  } else if (event.type === "attempt.finished") {
    step.attempts += 1;
    if (event.outcome === "succeeded" || step.failures.length >= listed) return;
    const message = event.message ?? event.outcome;
    step.failures.push({ item: event.item, attempt: event.attempt, message });
  } else if (event.type === "step.finished") {
    step.outcome = event.outcome;
    step.succeeded = event.succeeded;
    step.failed = event.failed;
    step.reused = event.reused;
    step.notStarted = event.not_started;
    if (step.started) step.durationMs = Date.parse(event.time) - Date.parse(step.started);
    if (event.message && step.failures.length === 0) {
      step.failures.push({ item: null, attempt: 0, message: event.message });
    }
  }
}
