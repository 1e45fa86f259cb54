import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Outcome } from "../contract/events.ts";
import { identify, type ProcessIdentity } from "./processes.ts";
import { RunRefused } from "./run-failure.ts";
import { isRunId, makeFolder, realFolder, runsIn, tryLink, writeWhole } from "./run-folder.ts";

/** Where a run came from: the file it was started with, and the run that it resumed. */
export type RunRecord = { v: 1; order: number; source: string; resumes: string | null };

const recordName = "run.json";

/** Runs by the order in which they were started. Clocks go back, and two runs share a second. */
const orderIn = (dir: string) => join(dir, "order");

/** Writes the record of a new run, with a number that no other run has. */
export function recordRun(
  dir: string,
  id: string,
  { source, resumes }: { source: string; resumes: string | undefined },
): void {
  const folder = join(runsIn(dir), id);
  makeFolder(orderIn(dir));
  const draft = join(folder, "order.txt");
  writeWhole(draft, id);
  let order = (numbers(dir)[0] ?? 0) + 1;
  while (!tryLink(draft, join(orderIn(dir), String(order)))) order += 1;
  rmSync(draft);
  const record: RunRecord = {
    ...{ v: 1, order, source: sourceFrom(dir, source) },
    resumes: resumes ?? null,
  };
  writeWhole(join(folder, recordName), JSON.stringify(record));
}

/** Where a file is, seen from the folder of runs, by whatever links it was reached. */
function sourceFrom(dir: string, file: string): string {
  return relative(realFolder(dir), join(realFolder(dirname(file)), basename(file)));
}

/** The run of this file that was started last. */
export function lastRunOf(dir: string, source: string): string | undefined {
  const wanted = sourceFrom(dir, source);
  for (const order of numbers(dir)) {
    const id = readFileSync(join(orderIn(dir), String(order)), "utf8");
    if (readRecord(dir, id)?.source === wanted) return id;
  }
  return undefined;
}

/** The record of a run; undefined where there is no such run, or none that was written whole. */
function readRecord(dir: string, id: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(runsIn(dir), id, recordName), "utf8"));
  } catch {
    return undefined;
  }
}

/** A run and those that it goes back to, the newest first. */
export function chainOf(dir: string, id: string): string[] {
  const chain = new Set<string>();
  for (let next: string | null | undefined = id; next && !chain.has(next); ) {
    if (!existsSync(join(runsIn(dir), next))) break;
    chain.add(next);
    next = readRecord(dir, next)?.resumes;
  }
  return [...chain];
}

/** The runs in a folder, those that were started last first; without those that left no record. */
export function runsByOrder(dir: string): (RunRecord & { id: string })[] {
  return runNames(dir)
    .flatMap((id) => {
      const record = readRecord(dir, id);
      return record ? [{ id, ...record }] : [];
    })
    .sort((a, b) => b.order - a.order);
}

/** The names of all folders that are those of runs, in no order. */
export function runNames(dir: string): string[] {
  if (!existsSync(runsIn(dir))) return [];
  return readdirSync(runsIn(dir), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isRunId(entry.name))
    .map(({ name }) => name);
}

/** Forgets the number of a run that is gone, unless the next run would get it again. */
export function forgetOrder(dir: string, order: number): void {
  if (order !== numbers(dir)[0]) rmSync(join(orderIn(dir), String(order)), { force: true });
}

/** The numbers that runs have, the highest first. */
function numbers(dir: string): number[] {
  if (!existsSync(orderIn(dir))) return [];
  return readdirSync(orderIn(dir))
    .map(Number)
    .filter(Number.isSafeInteger)
    .sort((a, b) => b - a);
}

/**
 * How a run ended.
 *
 * @property path the folder of the run
 */
export type RunResult = {
  run: string;
  path: string;
  outcome: Outcome;
  /** 130 if SIGINT cancelled the run, 143 if SIGTERM did. */
  exitCode: 0 | 3 | 130 | 143;
  /** The workflow's outputs by name, with their paths in that of the run; none unless it succeeded. */
  outputs: Readonly<Record<string, { path: string }>>;
};

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
    const holder = holderIn(text);
    if (holder !== undefined) throw busy(path, holder);
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
  return holderIn(text) === undefined ? "stale" : "held";
}

/** Lets go of a run that has ended, so that it is free. */
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

/** The process that holds a run; undefined where it's gone, or its lock was never written whole. */
function holderIn(text: string): number | undefined {
  try {
    const { pid, started }: ProcessIdentity = JSON.parse(text);
    const found = identify(pid);
    return found?.started === started ? found?.pid : undefined;
  } catch {
    return undefined;
  }
}
