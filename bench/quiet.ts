import { cpus } from "node:os";

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
