import { type ChildProcessByStdio, spawn } from "node:child_process";
import { accessSync, constants as modes, statSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join, resolve } from "node:path";
import type { Readable, Writable } from "node:stream";
import type { Executor, Worker, WorkerEnd } from "../executor.ts";

/** Runs workers as processes of the caller. It isn't a sandbox. */
export function processExecutor(cwd: string, path: string): Executor {
  return {
    name: "process",
    paths: ({ in: input, out, tmp }) => ({ in: input, out, tmp }),
    start({ image, task, variables }) {
      const words = "words" in image.start ? image.start.words : [];
      const argv = [...words, ...(task.args ?? [])];
      const env: Record<string, string> = { PATH: path, LANG: "C.UTF-8", TZ: "UTC" };
      for (const { name, value } of variables) env[name] = value;
      return { argv, ...startChild(argv, { cwd, env }) };
    },
  };
}

/** How long streams may stay open after the last process known to the runner has ended. */
const streamsAfterEndMs = 1_000;

/** Without file descriptors, Node gives a child without streams, and then says why. */
type Child = ChildProcessByStdio<Writable | null, Readable | null, Readable | null>;

type ChildOptions = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Standard input, which is empty without it. */
  input?: string;
  /** Takes the place of a signal to the process group. */
  signal?: (signal: "SIGTERM" | "SIGKILL") => void;
};

/**
 * Starts a program in its own process group, of which nothing is left once it has ended. Node's own
 * `spawn`, because execa takes half as long again for a program that ends at once.
 */
export function startChild(
  [file = "", ...args]: readonly string[],
  { signal, ...options }: ChildOptions,
): Pick<Worker, "onOutput" | "signal" | "ended"> {
  let child: Child;
  try {
    child = started(file, args, options);
  } catch (error) {
    // Arguments that are too long, for one, are refused before there is a process.
    const notStarted = error instanceof Error ? error.message : String(error);
    const ended = Promise.resolve({ exitCode: null, signal: null, notStarted });
    return { onOutput: () => {}, signal: () => {}, ended };
  }
  const toGroup = (name: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    const { stackTraceLimit } = Error;
    // Most groups have ended already, and the stack of that error costs more than the call.
    Error.stackTraceLimit = 0;
    try {
      process.kill(-child.pid, name);
    } catch {
      // The group has ended already.
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  };
  const ended = new Promise<WorkerEnd>((resolve) => {
    let close: NodeJS.Timeout | undefined;
    child.once("exit", () => {
      toGroup("SIGKILL");
      if (child.stdout?.readableEnded && child.stderr?.readableEnded) return;
      // A process that left the group may hold the streams; they aren't waited for.
      close = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, streamsAfterEndMs);
    });
    child.once("error", ({ message }) => {
      resolve({ exitCode: null, signal: null, notStarted: message });
    });
    child.once("close", (exitCode, by) => {
      clearTimeout(close);
      if (by === null) return resolve({ exitCode, signal: null });
      resolve({ exitCode: 128 + (constants.signals[by] ?? 0), signal: by });
    });
  });
  return {
    onOutput(listener) {
      child.stdout?.on("data", (piece: Uint8Array) => listener("stdout", piece));
      child.stderr?.on("data", (piece: Uint8Array) => listener("stderr", piece));
    },
    signal: signal ?? toGroup,
    ended,
  };
}

function started(
  file: string,
  args: readonly string[],
  { input, ...place }: Omit<ChildOptions, "signal">,
): Child {
  const options = { ...place, detached: true };
  if (input === undefined) {
    return spawn(file, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  }
  const child = spawn(file, args, { ...options, stdio: ["pipe", "pipe", "pipe"] });
  // One that has ended early reads nothing.
  child.stdin?.on("error", () => {}).end(input);
  return child;
}

/** Whether a program can be started: by its path from a folder, or by its name in PATH. */
export function canStart(program: string, base: string, path: string): boolean {
  if (program.includes("/")) return isProgram(resolve(base, program));
  return path.split(delimiter).some((folder) => folder !== "" && isProgram(join(folder, program)));
}

/** Whether a path is a file that this process may start. */
function isProgram(path: string): boolean {
  return isFile(path, modes.X_OK);
}

/** Whether a path is a file for which this process has a right, such as `constants.R_OK`. */
export function isFile(path: string, right: number): boolean {
  try {
    accessSync(path, right);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
