import type { Run } from "#content/schema/run.ts";
import { isWaiting, type Replay } from "./replay.ts";
import { clockText, type StepTime } from "./timing.ts";

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
      <button
        type="button"
        className="run-button"
        aria-label="One step back"
        disabled={replay.reached === 0}
        onClick={onBack}
      >
        <ControlMark path="M2 2h2v12H2zM14 2v12L5 8z" />
      </button>
      <button type="button" className="run-button" disabled={isPlaying} onClick={onPlay}>
        <ControlMark path="M3 1v14l11-7z" />
        <span>Replay from the start</span>
      </button>
      <button
        type="button"
        className="run-button"
        aria-label="One step forward"
        disabled={isStopped}
        onClick={onForward}
      >
        <ControlMark path="M12 2h2v12h-2zM2 2v12l9-6z" />
      </button>
      <p>{noteText(run, replay, times)}</p>
    </div>
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
  if (!time) return "The run is over. Its audit record is below.";
  if (!isWaiting(run, replay)) return `Next: ${run.steps[replay.reached]?.name ?? ""}.`;
  return `Paused at ${clockText(time.start, started)}. The run continues once a person decides.`;
}
