import { Listr } from "listr2";
import type { RunEvent } from "../contract/events.ts";
import { counted } from "../text/wording.ts";
import type { Plan } from "../wiring/plan.ts";
import { printLine } from "./output.ts";
import { plainLine, stepEndText } from "./plain-progress.ts";

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
  /** The line of the step, once the list is shown. */
  line?: { output: string };
  ended: PromiseWithResolvers<void>;
};

/** Item numbers that a line names. */
const shownItems = 4;

/**
 * Shows a run in a terminal that can move its cursor: a line for each step, which changes in
 * place.
 */
export function terminalProgress(plan: Plan): TerminalProgress {
  const states = new Map(plan.steps.map(({ key }) => [key, newState()]));
  const warnings: string[] = [];
  const list = new Listr(
    plan.steps.map(({ key, task: { name } }) => ({
      title: `${key}: ${name}`,
      task: (_, line) => {
        const state = states.get(key);
        if (state) state.line = line;
        return state?.ended.promise;
      },
    })),
    { concurrent: true, exitOnError: false, rendererOptions: { collapseErrors: false } },
  );
  // Once the list is shown, it holds back everything else until its end.
  let shown: Promise<unknown> | undefined;
  const show = () => {
    shown ??= list.run();
    return shown;
  };

  function hear(event: RunEvent): void {
    if (event.type === "run.resumed") printLine(plainLine(event) ?? "");
    if (event.type === "warning") warnings.push(`Warning (${event.code}): ${event.message}`);
    if (!("step" in event) || event.step === undefined) return;
    void show();
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
      finish(state, event.outcome === "succeeded" ? undefined : stepEndText(event));
      return;
    }
    if (state.line) state.line.output = formatLine(state, now);
  }

  return {
    hear,
    async end(failure) {
      for (const state of states.values()) finish(state, failure);
      await show();
      for (const warning of warnings) printLine(warning);
    },
  };
}

function newState(): StepState {
  const ended = Promise.withResolvers<void>();
  // A step may fail before the list is shown, which then says so.
  ended.promise.catch(() => {});
  const counts = { started: 0, items: 0, succeeded: 0, reused: 0, failed: 0 };
  return { ...counts, current: new Set(), ended };
}

function finish({ ended }: StepState, failure?: string): void {
  if (failure === undefined) ended.resolve();
  else ended.reject(new Error(failure));
}

function formatLine(
  { started, items, succeeded, reused, failed, current }: StepState,
  now: number,
) {
  const seconds = ((now - started) / 1_000).toFixed(0);
  const done = `${succeeded + reused} of ${items}`;
  const tried = failed > 0 ? `, ${counted(failed, "failed attempt")}` : "";
  const named = [...current].slice(0, shownItems).join(", ");
  return `${done}${tried}, ${seconds} s${items > 1 && named ? `, now ${named}` : ""}`;
}
