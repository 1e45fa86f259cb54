import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a program in its own process group and ends that group when the program ends, when this
 * process is told to stop, or when its input closes, which happens however its parent ends. Engines
 * start processes of their own: ending the one that we started is not enough.
 */
const [program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { detached: true, stdio: ["ignore", "inherit", "inherit"] });

function endGroup(signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

function stop(): void {
  endGroup("SIGTERM");
  setTimeout(() => endGroup("SIGKILL"), 1_000).unref();
}

child.once("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once("exit", (code, signal) => {
  endGroup("SIGKILL");
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
process.stdin.once("end", stop).once("error", stop).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
