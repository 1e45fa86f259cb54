import type { MouseEvent } from "react";
import { hasModifier } from "#app/browser/shortcut.ts";
import type { Run, RunStep } from "#content/schema/run.ts";
import { runWords } from "#content/words/runs.ts";
import { type Replay, type StepState, stepState } from "./replay.ts";
import { clockText, durationText, type StepTime } from "./timing.ts";

type TimelineProps = {
  run: Run;
  replay: Replay;
  times: readonly StepTime[];
  stepId: (index: number) => string;
  onGo: (index: number) => void;
};

/** The run as a line of five steps. Each name leads to its step. */
export function Timeline({ run, replay, times, stepId, onGo }: TimelineProps) {
  const started = times[0]?.start ?? 0;
  return (
    <ol className="run-line" aria-label={runWords.steps}>
      {run.steps.map((step, index) => {
        const state = stepState(run, replay, index);
        const isNow = state === "waiting" || state === "current";
        return (
          <li
            key={step.name}
            className="run-station"
            data-kind={step.kind}
            data-state={state}
            aria-current={isNow ? "step" : undefined}
          >
            <span className="run-stop" aria-hidden="true" />
            <a
              className="run-station-name"
              href={`#${stepId(index)}`}
              onClick={(event) => goInPlace(event, () => onGo(index))}
            >
              {step.name}
            </a>
            <span className="run-station-state">{stateText(step, state, times[index])}</span>
            <span className="run-station-time">{timeText(state, times[index], started)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** A click with a modifier belongs to the browser. */
function goInPlace(event: MouseEvent, go: () => void): void {
  if (hasModifier(event)) return;
  event.preventDefault();
  go();
}

function stateText(step: RunStep, state: StepState, time: StepTime | undefined): string {
  if (state === "to-come") return runWords.stateToCome;
  if (state === "current") return runWords.stateNext;
  if (state === "waiting" && step.kind === "approval")
    return runWords.waitingFor(step.approval.asks);
  const taken = durationText(time?.seconds ?? 0);
  return step.kind === "approval" ? runWords.decidedIn(taken) : runWords.doneIn(taken);
}

function timeText(state: StepState, time: StepTime | undefined, started: number): string {
  if (!time || state === "to-come" || state === "current") return "";
  return state === "waiting"
    ? runWords.since(clockText(time.start, started))
    : clockText(time.end, started);
}
