import { Listr } from "listr2";
import type { RunEvent } from "../contract/events.ts";
import type { Plan } from "../wiring/plan.ts";
import { countsText } from "./plain-progress.ts";

/** Shows a line for each step that changes while the run goes on. */
export type TerminalProgress = {
  hear: (event: RunEvent) => void;
  /** With a failure, steps that haven't ended are shown with it. */
  end: (failure?: string) => Promise<void>;
};

type StepState = {
  started: number;
  items: number;
  succeeded: number;
  reused: number;
  failed: number;
  current: Set<number>;
  show: (text: string) => void;
  finish: (failure?: string) => void;
};

/** Item numbers that a line names. */
const shownItems = 4;

export function terminalProgress(plan: Plan): TerminalProgress {
  const states = new Map<string, StepState>();
  const warnings: string[] = [];
  let ended: { failure: string | undefined } | undefined;
  const list = new Listr(
    plan.steps.map(({ key, task: { name } }) => ({
      title: `${key}: ${name}`,
      task: (_, task) =>
        new Promise<void>((resolve, reject) => {
          const finish = (failure?: string) =>
            failure === undefined ? resolve() : reject(new Error(failure));
          // A run that fails at once ends before the list has started its tasks.
          if (ended) return finish(ended.failure);
          states.set(key, {
            ...{ started: 0, items: 0, succeeded: 0, reused: 0, failed: 0, current: new Set() },
            show: (text) => {
              task.output = text;
            },
            finish,
          });
        }),
    })),
    { concurrent: true, exitOnError: false, rendererOptions: { collapseErrors: false } },
  );
  const running = list.run();

  function hear(event: RunEvent): void {
    if (event.type === "warning") warnings.push(`Warning (${event.code}): ${event.message}`);
    if (!("step" in event) || event.step === undefined) return;
    const state = states.get(event.step);
    if (!state) return;
    const now = Date.parse(event.time);
    if (event.type === "step.started") {
      state.started = now;
      state.items = event.items;
    } else if (event.type === "attempt.started") state.current.add(event.item ?? 0);
    else if (event.type === "attempt.finished") {
      state.current.delete(event.item ?? 0);
      if (event.outcome === "succeeded") state.succeeded += 1;
      else if (event.outcome !== "cancelled") state.failed += 1;
    } else if (event.type === "item.reused") state.reused += 1;
    else if (event.type === "step.finished") {
      const text = `${event.outcome}${countsText(event)}${event.message ? `. ${event.message}` : ""}`;
      state.finish(event.outcome === "succeeded" ? undefined : text);
      return;
    }
    state.show(formatLine(state, now));
  }

  return {
    hear,
    async end(failure) {
      ended = { failure };
      for (const { finish } of states.values()) finish(failure);
      await running;
      for (const warning of warnings) console.info(warning);
    },
  };
}

function formatLine(
  { started, items, succeeded, reused, failed, current }: StepState,
  now: number,
) {
  const seconds = ((now - started) / 1_000).toFixed(0);
  const done = `${succeeded + reused} of ${items}`;
  const tried = failed > 0 ? `, ${failed} failed attempts` : "";
  const named = [...current].slice(0, shownItems).join(", ");
  return `${done}${tried}, ${seconds} s${items > 1 && named ? `, now ${named}` : ""}`;
}
