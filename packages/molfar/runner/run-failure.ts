import type { Failure, FailureCode } from "../contract/failures.ts";

/** Ends an attempt or a step; caught where the attempt or the step is run. */
export class RunFailure extends Error implements Failure {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A failure of the runner's own files, such as a full disk, as a sentence. */
export function storageFailure(error: unknown): RunFailure {
  if (error instanceof RunFailure) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const full = /ENOSPC|EDQUOT/.test(reason);
  const remedy = full ? "Free some space" : "Check the folder of the run";
  return new RunFailure(
    "storage-failed",
    `The runner couldn't read or write its files (${reason}). ${remedy}, then run again: a workflow takes --resume.`,
  );
}

/** An error of the system, such as EACCES, and no mistake in this program. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}

/** What was asked for can't be started. The message says why and what to do; nothing has run. */
export class RunRefused extends Error {}
