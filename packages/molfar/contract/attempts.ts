/** How often, how long and with how much an attempt runs. */

/** The defaults of a task run. */
export const attemptDefaults = {
  attempts: 3,
  timeoutSeconds: 3_600,
  cpus: 1,
  memoryMib: 2_048,
  diskMib: 10_240,
  processes: 1_024,
} as const;

/** The time between SIGTERM and SIGKILL. */
export const graceSeconds = 30;

const firstDelaySeconds = 10;
const longestDelaySeconds = 360;

/**
 * The wait before an attempt, in seconds: 0 before the first, then 10, 20, 40 … 360. There is no
 * jitter, so that a run is predictable.
 *
 * @param attempt from 1
 */
export function delayBefore(attempt: number): number {
  if (attempt <= 1) return 0;
  return Math.min(firstDelaySeconds * 2 ** (attempt - 2), longestDelaySeconds);
}
