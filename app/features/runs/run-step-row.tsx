import type { ReactNode } from "react";
import type { RunStep } from "#content/schema/run.ts";
import type { StepState } from "./replay.ts";
import { durationText, moneyText } from "./timing.ts";

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
        <span className="run-step-name">{step.name}</span>
        <span className="run-step-result">{isToCome ? (step.plan ?? "") : step.result}</span>
        <span className="run-step-figures">
          {isToCome || state === "waiting" ? (
            <span className="run-step-word">{state === "waiting" ? "waiting" : "to come"}</span>
          ) : (
            <>
              <span>{durationText(seconds)}</span>
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
