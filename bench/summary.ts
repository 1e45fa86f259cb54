/** A summary of repeated measurements, in milliseconds. */
export type Summary = {
  median: number;
  /** 95 of 100 takes took at most this long. */
  p95: number;
  worst: number;
  /** Whether the machine had nothing else to do when the measurements started. */
  isQuiet: boolean;
};

export function summarise(taken: readonly number[], isQuiet: boolean): Summary {
  const sorted = [...taken].sort((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  return { median: median(sorted), p95, worst: sorted.at(-1) ?? Number.NaN, isQuiet };
}

/** The middle value; the mean of the two middle ones for an even count. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}
