/** Why an attempt or a step fails, by the code in events and messages. */
export const failures = {
  "non-zero-exit": "The worker ended with an exit code other than 0.",
  "ended-by-signal": "A signal ended the worker.",
  "timed-out": "The attempt took longer than its time limit.",
  "not-started": "The worker could not be started.",
  "missing-output": "A declared output is not there after the worker ended with 0.",
  "illegal-output": "An output is, or contains, something that isn't a regular file or directory.",
  "bad-output-value": "The file of an output parameter does not hold a value of its type.",
  "bad-collection": "A collection cannot be divided into items.",
  "bad-item": "An item of a collection does not fit the input it goes to.",
  "chunk-count-mismatch": "A split task gave another number of chunks than it said.",
  "too-many-items": "A collection has more items than the runner takes.",
  "storage-failed": "The runner could not write its own files.",
} as const satisfies Record<string, string>;

/** The name of a failure. */
export type FailureCode = keyof typeof failures;

/** A failure with the sentence that says what happened and what to do. */
export type Failure = { code: FailureCode; message: string };

const retried: ReadonlySet<FailureCode> = new Set([
  "non-zero-exit",
  "ended-by-signal",
  "timed-out",
  "not-started",
]);

/** Whether another attempt can help. A breach of the contract would only happen again. */
export function isRetried(code: FailureCode): boolean {
  return retried.has(code);
}

// How often, how long and with how much an attempt runs.

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
