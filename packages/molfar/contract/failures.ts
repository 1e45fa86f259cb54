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
  "item-failed": "An item of the step failed for good.",
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
