import type { RunEvent } from "../contract/events.ts";
import { counted, countTexts } from "../text/wording.ts";

/** Failures that are remembered, so that none is said twice. One has at most some 16 KiB. */
const remembered = 100;

/**
 * Says what happens in lines, for terminals without cursors, files and pipes. Why something failed is
 * said once, and not again by its next attempt or its step.
 */
export function plainProgress(): (event: RunEvent) => string | undefined {
  const said = new Set<string>();
  /** Whether this is new for any of some places, at all of which it counts as said from now on. */
  const isNew = (message: string, places: readonly string[]) => {
    const keys = places.map((each) => JSON.stringify([each, message]));
    const known = keys[0] !== undefined && said.has(keys[0]);
    if (said.size < remembered) for (const key of keys) said.add(key);
    return !known;
  };
  return (event) => {
    if (event.type === "attempt.finished" && event.message !== undefined) {
      const { message, ...rest } = event;
      return isNew(message, [place(event), `step ${event.step}`])
        ? plainLine(event)
        : plainLine({ ...rest, message: "It failed as before." });
    }
    if (event.type === "step.finished" && event.message !== undefined) {
      const { message, ...rest } = event;
      return isNew(message, [`step ${event.step}`]) ? plainLine(event) : plainLine(rest);
    }
    return plainLine(event);
  };
}

/** Says one event in a line, or nothing where it isn't worth one. */
export function plainLine(event: RunEvent): string | undefined {
  switch (event.type) {
    case "run.started":
      return `Run ${event.run}: ${event.workflow}`;
    case "run.resumed":
      return [`Resumes ${event.from_run}. Where inputs and programs are unchanged:`]
        .concat(event.steps.map(({ step, done, items }) => `  ${step}: ${reuseText(done, items)}`))
        .join("\n");
    case "step.started":
      return event.mode === "single"
        ? `${event.step}: started`
        : `${event.step}: started with ${counted(event.items, "item")}`;
    case "attempt.finished":
      if (event.outcome === "succeeded") return undefined;
      return `${place(event)}: attempt ${event.attempt} ${event.outcome}. ${event.message ?? ""}`.trimEnd();
    case "retry.scheduled":
      return `${place(event)}: attempt ${event.attempt} in ${event.delay_s} s`;
    case "step.finished":
      return `${event.step}: ${stepEndText(event)}`;
    case "warning":
      return `Warning (${event.code}): ${event.message}`;
    case "run.finished":
      return `Run ${event.run}: ${event.outcome} in ${(event.duration_ms / 1_000).toFixed(1)} s`;
    default:
      return undefined;
  }
}

type StepFinished = Extract<RunEvent, { type: "step.finished" }>;

/** How a step ended, with the counts of its task runs and why it failed. */
export function stepEndText(event: StepFinished): string {
  const counts = countTexts(event).join(", ");
  return `${event.outcome}${counts && ` (${counts})`}${event.message ? `. ${event.message}` : ""}`;
}

/** What a resumed run can do with the task runs of a step, whose keys it hasn't compared yet. */
function reuseText(done: number, items: number): string {
  const left = items - done;
  const reused = done > 0 || left === 0 ? [`${done} can be reused`] : [];
  const again = left > 0 ? [left === 1 ? "1 runs again" : `${left} run again`] : [];
  return [...reused, ...again].join(", ");
}

function place({ step, item }: { step: string; item: number | null }): string {
  return item === null ? step : `${step}, item ${item}`;
}
