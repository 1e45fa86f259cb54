import { type ReactNode, useEffect, useState } from "react";
import { matchesMedia } from "#app/browser/platform/media.ts";
import { hasModifier } from "#app/browser/platform/shortcut.ts";
import { runWords } from "#content/messages/runs.ts";
import type { Run, RunStep } from "#content/schema/run.ts";
import {
  back,
  decide,
  forward,
  isWaiting,
  opening,
  type Replay,
  type StepState,
  start,
  stepState,
  untilStop,
} from "./replay.ts";
import { clockText, durationText, type StepTime } from "./timing.ts";

type ReplayControlsProps = {
  run: Run;
  replay: Replay;
  times: readonly StepTime[];
  isPlaying: boolean;
  onPlay: () => void;
  onBack: () => void;
  onForward: () => void;
};

/** Replays the run, or moves by one step. */
export function ReplayControls(props: ReplayControlsProps) {
  const { run, replay, times, isPlaying, onPlay, onBack, onForward } = props;
  const isStopped = isWaiting(run, replay) || replay.reached >= run.steps.length;
  return (
    <div className="run-controls needs-script">
      <Control name={runWords.oneStepBack} idle={replay.reached === 0} onPress={onBack}>
        <ControlMark path="M2 2h2v12H2zM14 2v12L5 8z" />
      </Control>
      <Control idle={isPlaying} onPress={onPlay}>
        <ControlMark path="M3 1v14l11-7z" />
        <span>{runWords.replayFromTheStart}</span>
      </Control>
      <Control name={runWords.oneStepForward} idle={isStopped} onPress={onForward}>
        <ControlMark path="M12 2h2v12h-2zM2 2v12l9-6z" />
      </Control>
      <p>{noteText(run, replay, times)}</p>
    </div>
  );
}

type ControlProps = {
  /** Read out where only a mark is shown. */
  name?: string;
  /** It keeps the focus where there's nothing to do. */
  idle: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Control({ name, idle, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className="run-button"
      aria-label={name}
      aria-disabled={idle}
      onClick={idle ? undefined : onPress}
    >
      {children}
    </button>
  );
}

function ControlMark({ path }: { path: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function noteText(run: Run, replay: Replay, times: readonly StepTime[]): string {
  const time = times[replay.reached];
  const started = times[0]?.start ?? 0;
  if (!time) return runWords.isOver;
  if (!isWaiting(run, replay)) return runWords.next(run.steps[replay.reached]?.name ?? "");
  return runWords.paused(clockText(time.start, started));
}

/** How long a step stays before the next one, in milliseconds. */
const paceMs = 900;

type Controls = {
  replay: Replay;
  isPlaying: boolean;
  play: () => void;
  forward: () => void;
  back: () => void;
  decide: (option: string) => void;
};

/** The replay of a run. It stops at an approval, and skips the animation with reduced motion. */
export function useReplay(run: Run): Controls {
  const [replay, setReplay] = useState(() => opening(run));
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      const next = forward(run, replay);
      setReplay(next);
      if (forward(run, next) === next) setPlaying(false);
    }, paceMs);
    return () => clearTimeout(timer);
  }, [isPlaying, run, replay]);

  const to = (next: Replay) => {
    setPlaying(false);
    setReplay(next);
  };
  const play = () => {
    if (matchesMedia("(prefers-reduced-motion: reduce)")) return to(untilStop(run, start));
    setReplay(start);
    // A run that begins with an approval waits at once.
    setPlaying(forward(run, start) !== start);
  };
  return {
    replay,
    isPlaying,
    play,
    forward: () => to(forward(run, replay)),
    back: () => to(back(replay)),
    decide: (option) => to(decide(run, replay, option)),
  };
}

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
              onClick={(event) => {
                // A click with a modifier belongs to the browser.
                if (hasModifier(event)) return;
                event.preventDefault();
                onGo(index);
              }}
            >
              {step.name}
            </a>{" "}
            <span className="run-station-state">{stateText(step, state, times[index])}</span>{" "}
            <span className="run-station-time">{timeText(state, times[index], started)}</span>
          </li>
        );
      })}
    </ol>
  );
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
