import type { Report } from "./report.ts";

/** As much of a Worker as is needed here. */
export type CheckWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** The outcome for a text: a report, a timeout, or a failure. */
export type Answer = Report | "too-slow" | "broken";

export type Checker = {
  /** Has a text read. One that is overtaken by the next before its turn is never answered. */
  check: (text: string) => Promise<Answer>;
  stop: () => void;
};

/** How long one text may take, in milliseconds. */
const timeoutMs = 15_000;

type Job = { text: string; answer: (answer: Answer) => void };

/** Starts a worker, and resolves once it is there. Rejects when its code cannot be loaded. */
export async function startChecker(start: () => CheckWorker): Promise<Checker> {
  let worker: CheckWorker | null = await readied(start());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Job | null = null;
  let next: Job | null = null;

  const end = (answer: Answer) => {
    clearTimeout(timer);
    const ended = running;
    running = null;
    ended?.answer(answer);
    begin();
  };
  const giveUp = (answer: Answer) => {
    worker?.terminate();
    worker = null;
    end(answer);
  };
  const begin = () => {
    if (running || !next) return;
    running = next;
    next = null;
    worker ??= start();
    worker.onmessage = ({ data }: MessageEvent<Report | "ready">) => {
      if (data !== "ready") end(data);
    };
    worker.onerror = () => giveUp("broken");
    timer = setTimeout(() => giveUp("too-slow"), timeoutMs);
    worker.postMessage(running.text);
  };

  return {
    check: (text) =>
      new Promise((answer) => {
        next = { text, answer };
        begin();
      }),
    stop: () => {
      clearTimeout(timer);
      next = null;
      running = null;
      worker?.terminate();
      worker = null;
    },
  };
}

function readied(worker: CheckWorker): Promise<CheckWorker> {
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker);
    worker.onerror = () => {
      worker.terminate();
      reject(new Error("The code that checks definitions could not be loaded."));
    };
  });
}
