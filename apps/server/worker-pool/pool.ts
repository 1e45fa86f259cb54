import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { jsonLog } from "../log.ts";

/** What work may cost. Times are in milliseconds. */
export type WorkLimits = {
  /** How many processes work at the same time. */
  processes: number;
  /** How many jobs may wait for one of them, and how long each. */
  waiting: number;
  waitMs: number;
  /** How long one job may run, and how much heap its process has. */
  runMs: number;
  heapMb: number;
};

/** How a job ended. A job that found the pool `busy` can be sent again as it is. */
export type Outcome<Result> =
  | { kind: "done"; result: Result }
  | { kind: "busy" | "out of time" | "out of memory" | "failed" | "cancelled" };

export type Pool<Result> = {
  /** Total: every job has an outcome, and none throws. */
  run: (job: Serializable, signal?: AbortSignal) => Promise<Outcome<Result>>;
  /** Starts the processes before the first job asks for them. */
  warmUp: () => void;
  close: () => void;
};

type Job<Result> = { job: Serializable; settle: (outcome: Outcome<Result>) => void };

type Worker<Result> = {
  child: ChildProcess;
  isReady: boolean;
  /** Whether it was told to end. What it still says may be on its way, and counts no more. */
  isEnding: boolean;
  current?: Job<Result>;
};

/** Between two starts of a program that ends before it is ready. */
const restartMs = 1_000;

/**
 * Runs jobs in separate processes, started from `program`, which gets `setup` on stdin, sends
 * "ready", and then one message for each job.
 *
 * Processes and not threads, because a thread's `resourceLimits` do not contain it (tried with Node
 * 24.21): a Map, a Set or an object that outgrows the limit while it is copied to twice its size
 * aborts the whole process, and so does one array of 2^28 elements.
 */
export function startPool<Result>({
  program,
  setup,
  read,
  limits,
}: {
  program: URL;
  setup: string;
  /** A message of the program as a result; undefined when it is not one. */
  read: (message: unknown) => Result | undefined;
  limits: WorkLimits;
}): Pool<Result> {
  const workers = new Set<Worker<Result>>();
  const waiting: Job<Result>[] = [];
  const input = Buffer.from(setup);
  let hasStarted = false;
  let isPaused = false;
  let isClosed = false;

  function start(): void {
    if (isClosed || isPaused || workers.size >= limits.processes) return;
    const child = fork(program, [], {
      // Not those of this process, which may have another heap.
      execArgv: [`--max-old-space-size=${limits.heapMb}`],
      // Running out of memory prints a page of figures, which anybody could fill the log with.
      stdio: ["pipe", "ignore", "ignore", "ipc"],
    });
    const worker: Worker<Result> = { child, isReady: false, isEnding: false };
    workers.add(worker);
    // A process that is gone is reported by 'exit'.
    child.on("error", () => child.pid ?? onExit(worker, "failed"));
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
    child.on("message", (message) => onMessage(worker, message));
    // V8 aborts when it is out of memory, and so does the system; an uncaught error ends with a
    // code.
    child.once("exit", (_, signal) =>
      onExit(worker, signal === null || worker.isEnding ? "failed" : "out of memory"),
    );
  }

  function onMessage(worker: Worker<Result>, message: unknown): void {
    const { current, isEnding } = worker;
    if (isEnding) return;
    worker.isReady = true;
    hasStarted = true;
    delete worker.current;
    if (current) {
      const result = read(message);
      current.settle(result === undefined ? { kind: "failed" } : { kind: "done", result });
    }
    next(worker);
  }

  function onExit(worker: Worker<Result>, kind: "failed" | "out of memory"): void {
    workers.delete(worker);
    worker.current?.settle({ kind });
    if (!worker.isReady && !isClosed) backOff();
    start();
  }

  /** After a start that failed, which the next one is likely to do too. */
  function backOff(): void {
    const name = program.pathname.split("/").at(-1) ?? "";
    jsonLog("error", "A process ended before it was ready.", { program: name });
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      if (waiting.length > 0) start();
    }, restartMs).unref();
    for (const { settle } of waiting.splice(0)) settle({ kind: "busy" });
  }

  function next(worker: Worker<Result>): void {
    const job = waiting.shift();
    if (!job) return;
    worker.current = job;
    const timer = setTimeout(() => {
      job.settle({ kind: "out of time" });
      kill(worker);
    }, limits.runMs);
    const { settle } = job;
    job.settle = (outcome) => {
      clearTimeout(timer);
      settle(outcome);
    };
    worker.child.send(job.job, (error) => error && kill(worker));
  }

  function kill(worker: Worker<Result>): void {
    worker.isEnding = true;
    worker.child.kill("SIGKILL");
  }

  return {
    run: (job, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve({ kind: "cancelled" });
        if (isClosed || waiting.length >= limits.waiting) return resolve({ kind: "busy" });
        const waits: Job<Result> = { job, settle: resolve };
        const leave = (kind: "busy" | "cancelled") => {
          const at = waiting.indexOf(waits);
          if (at < 0) return;
          waiting.splice(at, 1);
          waits.settle({ kind });
        };
        waiting.push(waits);
        // The first job waits for as long as a process takes to start, on however slow a machine.
        if (hasStarted) setTimeout(() => leave("busy"), limits.waitMs).unref();
        signal?.addEventListener("abort", () => leave("cancelled"), { once: true });
        const idle = [...workers].find((each) => each.isReady && !each.current && !each.isEnding);
        if (idle) next(idle);
        else start();
      }),
    warmUp: () => {
      for (let count = workers.size; count < limits.processes; count += 1) start();
    },
    close: () => {
      isClosed = true;
      for (const { child } of workers) child.kill("SIGKILL");
      for (const { settle } of waiting.splice(0)) settle({ kind: "busy" });
    },
  };
}
