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
