import { useNow } from "#app/browser/platform/use-now.ts";
import type { Countdown } from "#content/pages/investors.ts";
import { countdown, progress, roundState } from "./countdown.ts";

const units = ["days", "hours", "minutes", "seconds"] as const;

/** The departure board of the round. Its digits are there from the first mount on; its size always. */
export function CountdownBoard({ words }: { words: Countdown }) {
  const now = useNow(1000);
  const target = Date.parse(words.opensAt);
  const digits = now === null ? null : countdown(target, now);
  const state = now === null ? "before" : roundState(target, Date.parse(words.closedFrom), now);

  return (
    <div className="board">
      <p className="board-title">
        <strong>{words.board}</strong> <span>{words.opensText}</span>
      </p>
      <dl className="board-digits needs-script">
        {units.map((unit) => (
          <div key={unit}>
            <dt>{words.units[unit]}</dt>
            <dd>{digits?.[unit]}</dd>
          </div>
        ))}
      </dl>
      <p className="board-note">
        {state === "open" && words.openedText}
        {state === "closed" && words.closedText}
      </p>
    </div>
  );
}

type ProgressLineProps = {
  label: string;
  /** ISO 8601, with the offset of Singapore. */
  start: string;
  target: string;
  startText: string;
  targetText: string;
};

const day = 24 * 60 * 60 * 1000;

/** The way from the start to the target as a line with a marker. */
export function ProgressLine({ label, start, target, startText, targetText }: ProgressLineProps) {
  const now = useNow(day);
  const { bar, marker } = progress(
    Date.parse(start),
    Date.parse(target),
    now ?? Date.parse(target),
  );
  return (
    <div className="progress-line">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(bar)}
      >
        {/* Positions are attributes in percent: the policy allows no style in the HTML. */}
        <svg className="progress-track" aria-hidden="true">
          <line className="progress-rest" x1="1%" x2="99%" y1="50%" y2="50%" />
          <line className="progress-done" x1="1%" x2={`${bar}%`} y1="50%" y2="50%" />
          <circle className="progress-end" cx="1%" cy="50%" r="8" />
          <circle className="progress-end" cx="99%" cy="50%" r="8" />
          <circle className="progress-marker" cx={`${marker}%`} cy="50%" r="9" />
        </svg>
      </div>
      <p className="progress-ends">
        <span>{startText}</span> <span>{targetText}</span>
      </p>
    </div>
  );
}
