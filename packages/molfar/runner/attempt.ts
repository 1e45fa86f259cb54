import { closeSync, openSync } from "node:fs";
import type { Clock } from "../contract/clock.ts";
import type { AttemptEnd } from "../contract/events.ts";
import { graceSeconds } from "../contract/failures.ts";
import { masker, type Patterns } from "../contract/masking.ts";
import { limits } from "../limits.ts";
import type { Start, Worker, WorkerEnd } from "./executor.ts";
import { writeAll } from "./run-folder.ts";

/**
 * Signals that end attempts early: the first asks them to stop, the second stops them immediately.
 *
 * @property soon whose reason is "SIGTERM" where the run was cancelled by that, and not by SIGINT
 */
export type Stop = { soon: AbortSignal; now: AbortSignal };

/** What a worker prints. */
export type Captures = Record<"stdout" | "stderr", Capture>;

/** Opens the files for it, without which no worker starts. */
export function openCaptures({ stdout, stderr }: Start["folder"], patterns: Patterns): Captures {
  return { stdout: new Capture(stdout, patterns), stderr: new Capture(stderr, patterns) };
}

type AttemptOptions = {
  worker: Worker;
  captures: Captures;
  timeoutSeconds: number;
  clock: Clock;
  stop: Stop;
};

/** How the worker ended, before its outputs are looked at. */
export type WorkerOutcome = Omit<AttemptEnd, "duration_ms" | "outputs">;

/** Follows a worker until it ends: stores what it prints, and stops it when its time is up. */
export async function followWorker(options: AttemptOptions): Promise<WorkerOutcome> {
  const { worker, captures, timeoutSeconds, clock, stop } = options;
  worker.onOutput((stream, piece) => captures[stream].add(piece));

  let why: "timed-out" | "cancelled" | undefined;
  let over = false;
  let cancelGrace = () => {};
  const end = (reason: "timed-out" | "cancelled") => {
    if (why) return;
    why = reason;
    worker.signal("SIGTERM");
    cancelGrace = clock.after(graceSeconds * 1_000, kill);
  };
  const kill = () => {
    if (!over) worker.signal("SIGKILL");
  };
  const cancelTimeout = clock.after(timeoutSeconds * 1_000, () => end("timed-out"));
  const cancel = () => end("cancelled");
  if (stop.soon.aborted) cancel();
  if (stop.now.aborted) kill();
  stop.soon.addEventListener("abort", cancel);
  stop.now.addEventListener("abort", kill);
  try {
    const ended = await worker.ended;
    captures.stdout.end();
    const lastLines = captures.stderr.end();
    return toOutcome(ended, why, timeoutSeconds, lastLines);
  } finally {
    over = true;
    cancelTimeout();
    cancelGrace();
    stop.soon.removeEventListener("abort", cancel);
    stop.now.removeEventListener("abort", kill);
  }
}

function toOutcome(
  { exitCode, signal, notStarted, outOfMemory }: WorkerEnd,
  why: "timed-out" | "cancelled" | undefined,
  timeoutSeconds: number,
  lastLines: string,
): WorkerOutcome {
  const ended = { exit_code: exitCode, signal };
  const said = lastLines === "" ? "" : `\n${lastLines}`;
  if (why === "timed-out") {
    const message = `The worker took longer than its ${timeoutSeconds} s: make it faster, or set a higher timeout.${said}`;
    return { outcome: "timed-out", ...ended, code: "timed-out", message };
  }
  if (why === "cancelled") return { outcome: "cancelled", ...ended };
  if (notStarted !== undefined) {
    const message = `The worker couldn't be started: ${notStarted}.${said}`;
    return { outcome: "failed", ...ended, code: "not-started", message };
  }
  if (outOfMemory !== undefined && exitCode !== 0) {
    const message = `The worker ran out of memory, of which it has ${outOfMemory} MiB: let it use less, or set 'memory_mib' of the step.${said}`;
    return { outcome: "failed", ...ended, code: "ended-by-signal", message };
  }
  if (signal !== null) {
    const hint = signal === "SIGKILL" ? " It may have run out of memory." : "";
    const message = `${signal} ended the worker.${hint}${said}`;
    return { outcome: "failed", ...ended, code: "ended-by-signal", message };
  }
  if (exitCode === 0) return { outcome: "succeeded", ...ended };
  const message = `The worker ended with exit code ${exitCode}.${said}`;
  return { outcome: "failed", ...ended, code: "non-zero-exit", message };
}

/** Stores what a worker prints, masked and up to a limit. Of the rest, only the last lines count. */
export class Capture {
  readonly #file: number;
  readonly #mask: ReturnType<typeof masker>;
  #stored = 0;
  #tail = Buffer.alloc(0);
  #failure: unknown;

  constructor(path: string, patterns: Patterns) {
    this.#file = openSync(path, "w", 0o600);
    this.#mask = masker(patterns);
  }

  /** Never throws: a stream that can't be stored is still read to the end, and `end` says why. */
  add(piece: Uint8Array): void {
    if (this.#failure) return;
    try {
      this.#store(this.#mask.next(piece));
    } catch (error) {
      this.#failure = error;
    }
  }

  /**
   * Ends the file, and gives the last lines of what was printed, within the limits.
   *
   * @throws what storing a piece has thrown
   */
  end(): string {
    try {
      if (this.#failure) throw this.#failure;
      this.#store(this.#mask.end());
    } finally {
      closeSync(this.#file);
    }
    // Where text was cut, it may begin within a character.
    const start = this.#tail.findIndex((byte) => (byte & 0xc0) !== 0x80);
    const lines = this.#tail.toString("utf8", Math.max(start, 0)).trimEnd().split("\n");
    return lines.slice(-limits.quotedLines).join("\n");
  }

  #store(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    const tail = bytes.length < limits.quotedBytes ? Buffer.concat([this.#tail, bytes]) : bytes;
    this.#tail = Buffer.from(tail.subarray(-limits.quotedBytes));
    const room = limits.stream - this.#stored;
    this.#stored += bytes.length;
    // Whether it's full already, and says so.
    if (room < 0) return;
    writeAll(this.#file, bytes.subarray(0, room));
    if (bytes.length > room) writeAll(this.#file, "\n[molfar: truncated]\n");
  }
}
