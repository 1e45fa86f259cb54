import { cpus } from "node:os";

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

/** Beyond this share of its time spent on others, a machine is too busy to be measured on. */
const busyShare = 0.15;

const waiting = { tries: 20, pauseMs: 500 };

/** A machine that stayed busy all the while is asked once the next time, or a run would never end. */
let tries = waiting.tries;

/**
 * Waits until the machine has nothing else to do, for ten seconds at most. Returns false when it
 * stayed busy: mark those measurements.
 */
export async function untilQuiet(): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if ((await shareInUse(waiting.pauseMs)) > busyShare) continue;
    tries = waiting.tries;
    return true;
  }
  tries = 1;
  return false;
}

/** The share of all processors' time that was in use during so many milliseconds. */
async function shareInUse(milliseconds: number): Promise<number> {
  const before = processorTimes();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const after = processorTimes();
  const whole = after.whole - before.whole;
  return whole === 0 ? 1 : 1 - (after.idle - before.idle) / whole;
}

function processorTimes(): { whole: number; idle: number } {
  const times = cpus().map((each) => each.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    whole: sum(times.flatMap((each) => Object.values(each))),
    idle: sum(times.map(({ idle }) => idle)),
  };
}
