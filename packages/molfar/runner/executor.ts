import type { Program } from "../contract/task-run-key.ts";
import type { SetVariable } from "../contract/variables.ts";
import type { Task } from "../shapes/task.ts";
import type { StepLimits } from "../wiring/plan.ts";
import type { AttemptFolder } from "./run-folder.ts";

/** What starts workers. An object that is passed in, so that a test can bring its own. */
export type Executor = {
  readonly name: string;
  /** Where the worker finds its folders. */
  paths: (folder: AttemptFolder) => WorkerPaths;
  /** Gives the folders that a worker writes to the user it runs as, where that is another. */
  prepare?: (folder: AttemptFolder) => void;
  start: (start: Start) => Worker;
};

type WorkerPaths = { in: string; out: string; tmp: string };

/** An image of the workflow, once it is known that it can be started. */
export type ReadyImage = {
  program: Program;
  /** The words of a process before `args`, or the reference of an image and its volumes to cover. */
  start: { words: readonly string[] } | { reference: string; volumes: readonly string[] };
};

export type Start = {
  /** Unlike that of any other attempt of any run. */
  name: string;
  /** The run that the attempt belongs to. */
  run: string;
  image: ReadyImage;
  task: Task;
  variables: readonly SetVariable[];
  folder: AttemptFolder;
  limits: StepLimits;
};

/** An attempt under way. */
export type Worker = {
  /** The words that were started, for the record. */
  argv: readonly string[];
  onOutput: (listener: (stream: "stdout" | "stderr", piece: Uint8Array) => void) => void;
  signal: (signal: "SIGTERM" | "SIGKILL") => void;
  /** Resolves once all processes of the attempt have ended and all output has been read. */
  ended: Promise<WorkerEnd>;
};

/**
 * How the worker ended.
 *
 * @property notStarted why the worker could not be started
 * @property outOfMemory the limit that it exceeded, in MiB, where that's known
 */
export type WorkerEnd = {
  exitCode: number | null;
  signal: string | null;
  notStarted?: string;
  outOfMemory?: number;
};
