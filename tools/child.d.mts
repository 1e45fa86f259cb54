import type { ChildProcess, SpawnOptions } from "node:child_process";

type Ending = {
  /** Of the program; 128 and the number of the signal when one ended it. */
  code: number;
  /** Whether this process was asked to stop while the program ran. */
  stopped: boolean;
  /** Why the program could not be started. */
  error?: Error;
};

export function runChild(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  more?: {
    started?: (child: ChildProcess) => void;
    /** The signal that stops the program, if it isn't the one sent to this process. */
    stopSignal?: NodeJS.Signals;
    /** Milliseconds after which the program and all that it started are ended, when asked to stop. */
    stopWithin?: number;
  },
): Promise<Ending>;

export function stopTree(child: ChildProcess, signal: NodeJS.Signals, milliseconds: number): void;
