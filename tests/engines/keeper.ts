import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

/**
 * Runs a program and ends it with all that it started when this process is told to stop, or when
 * its input closes, which happens however its parent ends. Then it removes the program's profile.
 * It leads a process group, to which everything the program starts belongs.
 */
const [profile = "", program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });

function clearUp(said: string): void {
  console.error(said);
  if (profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  process.kill(-process.pid, "SIGKILL");
}

function stop(): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), 500);
}

child.once("error", ({ message }) => clearUp(message));
child.once("exit", (code, signal) => clearUp(`It ended with ${signal ?? `code ${code}`}.`));
process.stdin.once("end", stop).once("error", stop).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
