import { spawn } from "node:child_process";
import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program until it ends. Signals that ask this process to stop are passed on, so that
 * stopping a command stops everything that it started. The types are in `child.d.mts`.
 */
export function runChild(program, args, options, { started, stopSignal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, options);
    let stopped = false;
    const passOn = (signal) => {
      stopped = true;
      // A terminal sends Ctrl-C to the whole group: the child already has it.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(stopSignal ?? signal);
    };
    for (const signal of signals) process.on(signal, passOn);

    // Stopped by a signal, npm ends, and the shell between npm and this process ends without
    // passing the signal on. The loss of that shell is how it shows here.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) passOn("SIGTERM");
    }, 500);

    const end = (result) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, passOn);
      resolve({ ...result, stopped });
    };
    child.once("error", (error) => end({ code: 127, error }));
    child.once("close", (code, signal) => {
      end({ code: code ?? 128 + (constants.signals[signal] ?? 0) });
    });
    started?.(child);
  });
}
