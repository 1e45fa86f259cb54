import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "#tools/project-files.ts";

/** A program that is ended together with all that it started. */
export type Program = {
  name: string;
  /** The end of what it and its own programs printed, 2,000 characters at most. */
  lastOutput: () => string;
  /** Whether it still runs. */
  runs: () => boolean;
  /** Resolves when it has ended. */
  ended: Promise<void>;
  /** Waits until it prints what matches. Throws a ProgramFailure when it ends before, or takes too long. */
  untilPrinted: (pattern: RegExp, limitMs: number) => Promise<RegExpExecArray>;
  /** Ends it and its whole process group. */
  stop: () => Promise<void>;
};

/** A program of the checks did not do what it was started for. The message says which, and its last output. */
class ProgramFailure extends Error {}

const keeper = join(root, "tests/engines/programs/keeper.ts");

/** Starts a program. Its output is only kept in `lastOutput`. */
export function startProgram(
  name: string,
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child: ChildProcess = spawn(process.execPath, [keeper, path, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, ...env },
    // Ctrl-C in a terminal reaches the keeper through its input only, so that it can clear up.
    detached: true,
  });
  // The keeper may be gone before its input is closed.
  child.stdin?.on("error", () => undefined);
  let printed = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed = (printed + text).slice(-20_000);
      for (const heard of listeners) heard();
    });
  }
  let runs = true;
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => {
      runs = false;
      for (const heard of listeners) heard();
      resolve();
    });
  });

  const lastOutput = () => printed.slice(-2_000).trim();
  const failure = (what: string) => new ProgramFailure(describeLoss(name, what, lastOutput()));
  return {
    name,
    lastOutput,
    runs: () => runs,
    ended,
    untilPrinted: (pattern, limitMs) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(limit);
          listeners.delete(look);
        };
        const look = () => {
          const match = pattern.exec(printed);
          if (!match && runs) return;
          settle();
          if (match) resolve(match);
          else reject(failure(`ended with code ${child.exitCode} before it was ready`));
        };
        const limit = setTimeout(() => {
          settle();
          reject(failure(`was not ready after ${limitMs / 1000} s`));
        }, limitMs);
        listeners.add(look);
        look();
      }),
    stop: async () => {
      child.stdin?.end();
      await ended;
    },
  };
}

/** A sentence about a program that was lost, with the end of what it printed. */
export function describeLoss(name: string, what: string, output: string): string {
  return `${name} ${what}. ${output === "" ? "It printed nothing." : `Its last output:\n${output}`}`;
}
