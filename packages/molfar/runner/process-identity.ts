import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** A process as no later one can be: its number is used again, the time of its start isn't. */
export type ProcessIdentity = { pid: number; started: string };

/** Identifies a running process. Undefined if no process has this number. */
export function identify(pid: number): ProcessIdentity | undefined {
  if (process.platform === "win32") return isRunning(pid) ? { pid, started: "" } : undefined;
  const started =
    process.platform === "linux"
      ? startOnLinux(pid)
      : spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
  return started ? { pid, started } : undefined;
}

/** The processes whose environment holds a text, such as the folder of a run, on Linux. */
export function processesWith(text: string): number[] {
  if (process.platform !== "linux") return [];
  // As `read` gives it: one character for each byte.
  const bytes = Buffer.from(text).toString("latin1");
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && read(`/proc/${pid}/environ`).includes(bytes));
}

/** Field 22 of stat, in ticks since the machine started, with the name of that start. */
function startOnLinux(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is a name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state] = fields;
  if (stat === "" || state === "Z" || state === "X") return undefined;
  return `${fields[19]} ${read("/proc/sys/kernel/random/boot_id").trim()}`;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process may end, or belong to someone else, while its files are read. */
function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
