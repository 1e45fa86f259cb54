import type { CollectionKind } from "./collections.ts";
import type { FailureCode } from "./failures.ts";

/** How a run, a step or an attempt ended. Only steps are skipped. */
export type Outcome = "succeeded" | "failed" | "timed-out" | "cancelled" | "skipped";

/** The known facts of a valid output: a hash of its bytes, or of the list of its files. */
export type OutputDigest = { sha256: string; bytes: number };
export type OutputDigests = Readonly<Record<string, OutputDigest>>;

/** How the items of a step are made; one without a collection is single. */
export type StepMode = CollectionKind | "single";

/** @property item from 0, or null where the step is single */
type OfTaskRun = { step: string; item: number | null };
type OfAttempt = OfTaskRun & { attempt: number };

/** What happens in a run, before it has a number and a time. */
export type EventInput =
  | {
      type: "run.started";
      workflow: string;
      sha256: string;
      executor: string;
      /** The run that this one resumes. */
      resumes?: string;
    }
  | {
      /** What a resumed run starts from, before anything is started. */
      type: "run.resumed";
      from_run: string;
      steps: readonly { step: string; done: number; items: number }[];
    }
  | { type: "run.finished"; outcome: Outcome; exit_code: number; duration_ms: number }
  | { type: "step.started"; step: string; mode: StepMode; items: number }
  | {
      type: "step.finished";
      step: string;
      outcome: Outcome;
      succeeded: number;
      failed: number;
      reused: number;
      not_started: number;
      code?: FailureCode;
      message?: string;
    }
  | (OfAttempt & {
      type: "attempt.started";
      key: string;
      argv: readonly string[];
      variables: readonly string[];
    })
  | (OfAttempt & { type: "attempt.finished"; key: string } & AttemptEnd)
  | (OfAttempt & { type: "retry.scheduled"; delay_s: number })
  | (OfTaskRun & {
      type: "item.reused";
      key: string;
      /** The run whose worker made the outputs. */
      from_run: string;
      attempt: number;
      outputs: OutputDigests;
    })
  | { type: "warning"; code: WarningCode; message: string; step?: string; item?: number | null };

/** How an attempt ended. */
export type AttemptEnd = {
  outcome: Exclude<Outcome, "skipped">;
  exit_code: number | null;
  signal: string | null;
  code?: FailureCode;
  message?: string;
  duration_ms: number;
  outputs: OutputDigests;
};

type WarningCode =
  | "no-isolation"
  | "other-platform"
  | "limits-dropped"
  | "short-secret"
  | "secret-in-output"
  | "unpadded-names"
  | "nothing-to-resume"
  | "stale-lock";

/** The fields that hold what people or workers wrote, in which secrets are masked. */
export const freeTexts = ["workflow", "message", "argv"] as const;

/** A line of events.ndjson. */
export type RunEvent = EventInput & { v: 1; seq: number; time: string; run: string };
