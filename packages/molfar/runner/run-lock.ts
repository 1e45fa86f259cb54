import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { identify, type ProcessIdentity } from "./processes.ts";
import { RunRefused } from "./run-failure.ts";
import { tryLink } from "./run-folder.ts";

const lockName = "lock.json";

/**
 * Holds a run, so that nothing else resumes it meanwhile: the process that runs it does, and the one
 * that resumes it. Gives whether a process that is gone had left its lock behind.
 *
 * @throws RunRefused while a process holds the run, also this one
 */
export function holdRun(path: string): { wasStale: boolean } {
  const lock = join(path, lockName);
  const draft = join(path, `lock-${process.pid}.json`);
  writeFileSync(draft, JSON.stringify(identify(process.pid)), { mode: 0o600 });
  try {
    // A link is there whole or not at all, and only one process can make it.
    if (tryLink(draft, lock)) return { wasStale: false };
    const text = readFileSync(lock, "utf8");
    const holder = readHolder(text);
    if (holder && identify(holder.pid)?.started === holder.started) throw busy(path, holder.pid);
    const stale = join(path, `stale-${process.pid}.json`);
    renameSync(lock, stale);
    // Between reading and renaming, another process may have put its own there.
    const taken = readFileSync(stale, "utf8") !== text;
    if (taken) tryLink(stale, lock);
    rmSync(stale);
    if (taken || !tryLink(draft, lock)) throw busy(path);
    return { wasStale: true };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether a run is free, held by a process that runs, or was left by one that is gone. */
export function lockState(path: string): "free" | "held" | "stale" {
  let text: string;
  try {
    text = readFileSync(join(path, lockName), "utf8");
  } catch {
    return "free";
  }
  const holder = readHolder(text);
  return holder && identify(holder.pid)?.started === holder.started ? "held" : "stale";
}

export function releaseRun(path: string): void {
  rmSync(join(path, lockName), { force: true });
}

/** Lets go of a run that was killed and not cleared up, so that it still counts as killed. */
export function abandonRun(path: string): void {
  writeFileSync(join(path, lockName), "", { mode: 0o600 });
}

function busy(path: string, pid?: number): RunRefused {
  const by = pid === undefined ? "" : ` (process ${pid})`;
  return new RunRefused(
    `The run ${basename(path)} in ${dirname(path)} is still going${by}: wait until it ends, or stop it first.`,
  );
}

/** Undefined for a lock that is empty or was never written whole: no process holds the run. */
function readHolder(text: string): ProcessIdentity | undefined {
  try {
    const { pid, started }: Partial<ProcessIdentity> = JSON.parse(text);
    return typeof pid === "number" && typeof started === "string" ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}
