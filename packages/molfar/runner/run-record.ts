import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Outcome } from "../contract/events.ts";
import { isRunId, makeFolder, runsIn, tryLink, writeWhole } from "./run-folder.ts";

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
    ...{ v: 1, order, source: relative(resolve(dir), resolve(source)) },
    resumes: resumes ?? null,
  };
  writeWhole(join(folder, recordName), JSON.stringify(record));
}

/** The run of this file that was started last. */
export function lastRunOf(dir: string, source: string): string | undefined {
  const wanted = relative(resolve(dir), resolve(source));
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
  /** 0, 3, or where the run was cancelled, 130 by SIGINT and 143 by SIGTERM. */
  exitCode: number;
  /** The workflow's outputs by name, with their paths in that of the run; none unless it succeeded. */
  outputs: Readonly<Record<string, { path: string }>>;
};
