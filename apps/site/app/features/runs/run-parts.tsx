import type { ReactNode } from "react";
import { runWords } from "#content/messages/runs.ts";
import type { RunStep, SealedRun } from "#content/schema/run.ts";
import { sumCosts } from "./audit.ts";
import type { Replay, StepState } from "./replay.ts";
import { clockText, dayText, durationText, moneyText, type StepTime } from "./timing.ts";

type RunFactsProps = { run: SealedRun; replay: Replay; times: readonly StepTime[] };

/** What started the run, when, and what it has taken so far. */
export function RunFacts({ run, replay, times }: RunFactsProps) {
  const { reached } = replay;
  const isOver = reached >= run.steps.length;
  const started = times[0]?.start ?? 0;
  const done = times.slice(0, reached);
  const seconds = ((done.at(-1)?.end ?? started) - Date.parse(run.started)) / 1000;
  const calls = run.steps
    .slice(0, reached)
    .flatMap((step) => (step.kind === "work" ? step.calls : []))
    .filter(({ model }) => model).length;
  const facts = [
    { name: runWords.trigger, value: run.trigger.name, note: run.trigger.detail },
    {
      name: runWords.started,
      value: dayText(Date.parse(run.started)),
      note: runWords.timeInSgt(clockText(Date.parse(run.started), Date.parse(run.started))),
    },
    {
      name: isOver ? runWords.duration : runWords.durationSoFar,
      value: durationText(seconds),
      note: reached === 1 ? runWords.oneStepDone : runWords.stepsDone(reached),
    },
    {
      name: isOver ? runWords.cost : runWords.costSoFar,
      value: moneyText(sumCosts(run, reached)),
      note: calls === 1 ? runWords.oneModelCall : runWords.modelCalls(calls),
    },
    { name: runWords.tier, value: run.autonomy.name, note: run.autonomy.detail },
  ];
  return (
    <dl className="run-facts">
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="run-fact">{value}</dd>
          <dd className="run-fact-note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

type RunStepRowProps = {
  id: string;
  step: RunStep;
  number: number;
  state: StepState;
  seconds: number;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** A step as a row with its result, its duration and its cost, that opens to all of it. */
export function RunStepRow(props: RunStepRowProps) {
  const { id, step, number, state, seconds, isOpen, onToggle, children } = props;
  const isToCome = state === "to-come" || state === "current";
  return (
    <details
      id={id}
      className="run-step"
      data-kind={step.kind}
      data-state={state}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <span className="run-step-number" aria-hidden="true">
          {number}
        </span>
        <span className="run-step-name">{step.name}</span>{" "}
        <span className="run-step-result">{isToCome ? (step.plan ?? "") : step.result}</span>{" "}
        <span className="run-step-figures">
          {isToCome || state === "waiting" ? (
            <span className="run-step-word">
              {state === "waiting" ? runWords.waiting : runWords.toCome}
            </span>
          ) : (
            <>
              <span>{durationText(seconds)}</span>{" "}
              <span>{step.kind === "work" ? moneyText(step.cost) : "decided"}</span>
            </>
          )}
        </span>
        <svg className="run-chevron" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" />
        </svg>
      </summary>
      <div className="run-step-body">{children}</div>
    </details>
  );
}

/** The level of a run's own heading. */
export type Level = 3 | 4;

/** The headings inside a run are one level lower. */
export function innerHeading(level: Level): "h4" | "h5" {
  return level === 3 ? "h4" : "h5";
}

/** Rows of a list of facts, each a name with its value. */
export function FactRows({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return facts.map(({ name, value }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

/** When a call ran within its step, as a bar. `start` and `end` are parts of the whole, 0 to 1. */
export function TimingBar({ start, end }: { start: number; end: number }) {
  // A call too short to be seen still gets a mark.
  const width = Math.max(end - start, 0.02);
  return (
    <svg className="run-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="run-bar-ground" width="100" height="8" rx="1" />
      <rect x={percent(Math.min(start, 1 - width))} width={percent(width)} height="8" rx="1" />
    </svg>
  );
}

/** How far a value went past its limit: grey up to the limit, then a tick, then red. */
export function LimitBar({ limit, value }: { limit: number; value: number }) {
  const at = percent(limit / value);
  return (
    <svg
      className="run-limit-bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="run-limit-kept" y="1" width={at} height="6" />
      <rect className="run-limit-past" x={at} y="1" width={100 - at} height="6" />
      <rect className="run-limit-tick" x={at} width="1" height="8" />
    </svg>
  );
}

function percent(part: number): number {
  return Math.round(part * 1000) / 10;
}
