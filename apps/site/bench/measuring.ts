import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** The value that a share of all, from 0 to 1, doesn't exceed. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The resident memory of a process in MB. NaN where the system doesn't say. */
export function residentMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
  } catch {
    return Number.NaN;
  }
}

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

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
