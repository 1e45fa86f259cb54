const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Text of two digits or more, ready to be shown. */
export type Digits = { days: string; hours: string; minutes: string; seconds: string };

/**
 * The time left until `target`, from `now` (milliseconds since 1970), each part padded to two
 * digits. After the target every part reads 00.
 */
export function countdown(target: number, now: number): Digits {
  const left = Math.max(0, target - now);
  return {
    days: padded(left / day),
    hours: padded((left % day) / hour),
    minutes: padded((left % hour) / minute),
    seconds: padded((left % minute) / second),
  };
}

/** The state of a round: before it opens, open, or past its closing date. */
export type RoundState = "before" | "open" | "closed";

/** Times in milliseconds since 1970. The round is open from `opens` until just before `closes`. */
export function roundState(opens: number, closes: number, now: number): RoundState {
  if (now < opens) return "before";
  return now < closes ? "open" : "closed";
}

/**
 * Progress of the company in percent: the share of the time from `start` to `target` that has
 * passed. The bar is limited to 10 to 90, the marker to 6 to 94.
 */
export function progress(
  start: number,
  target: number,
  now: number,
): { bar: number; marker: number } {
  const share = ((now - start) / (target - start)) * 100;
  return { bar: clamp(share, 10, 90), marker: clamp(share, 6, 94) };
}

function padded(value: number): string {
  return String(Math.floor(value)).padStart(2, "0");
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
