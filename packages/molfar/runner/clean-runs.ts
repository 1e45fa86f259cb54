/** Removes what earlier runs have left behind, as far as no resume takes it over. */
import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { type RemoveContainers, stopWorkersOf } from "./processes.ts";
import { reusedFolders } from "./resume.ts";
import { RunRefused } from "./run-failure.ts";
import { attemptFolder, openFolder, runsIn } from "./run-folder.ts";
import {
  abandonRun,
  chainOf,
  forgetOrder,
  holdRun,
  lockState,
  type RunRecord,
  releaseRun,
  runNames,
  runsByOrder,
} from "./run-record.ts";

/**
 * What was done with the runs of a folder.
 *
 * @property removed runs that are gone
 * @property kept runs of which results and what a resume takes over are left
 * @property going runs that weren't touched, because a process holds them
 * @property unanswered runs that weren't touched, because the engine of their containers doesn't answer
 * @property workers which ran as processes or in containers, and were stopped
 */
export type Cleaning = Removed & {
  removed: string[];
  kept: string[];
  going: string[];
  unanswered: { run: string; executor: string }[];
  workers: number;
};

type Run = RunRecord & { id: string };

/** A folder is renamed before it's removed, so that nobody takes half of it for the whole. */
export const goneSuffix = ".removed";

/**
 * Removes all runs except the last ones of each file and those that they go back to. Of these, the
 * results stay, and the attempts that a resume takes over. A run that a process holds isn't touched.
 *
 * @param dir an absolute path, such as that of `.molfar`
 * @param keep how many runs of each file stay, at least 1
 * @throws RunRefused while the folder is cleaned already, and what the system says where something
 *   can't be removed
 */
export async function cleanRuns(
  dir: string,
  keep: number,
  removeContainers: RemoveContainers,
): Promise<Cleaning> {
  const release = holdFolder(dir);
  try {
    return await cleanHeld(dir, keep, removeContainers);
  } finally {
    release();
  }
}

/** Lets one process at a time clean. A folder that isn't there needs no lock. */
function holdFolder(dir: string): () => void {
  if (!existsSync(dir)) return () => {};
  try {
    holdRun(dir);
  } catch (error) {
    if (!(error instanceof RunRefused)) throw error;
    throw new RunRefused(`'${dir}' is being cleaned already: wait until that ends.`);
  }
  return () => releaseRun(dir);
}

async function cleanHeld(
  dir: string,
  keep: number,
  removeContainers: RemoveContainers,
): Promise<Cleaning> {
  const cleaning: Cleaning = {
    ...{ removed: [], kept: [], going: [], unanswered: [] },
    ...{ files: 0, bytes: 0, workers: 0 },
  };
  const held = new Set<string>();
  try {
    for (const id of runNames(dir)) await hold(dir, id, held, cleaning, removeContainers);
    const runs = runsByOrder(dir);
    const last = lastOfEachFile(runs, keep);
    const reused = await reusedOf(dir, last);
    for (const id of held) {
      const attempts = reused.get(id);
      if (attempts) {
        reduceRun(join(runsIn(dir), id), attempts, last.has(id), cleaning);
        cleaning.kept.push(id);
      } else {
        removeRun(dir, id, cleaning);
        cleaning.removed.push(id);
        const order = runs.find((run) => run.id === id)?.order;
        if (order !== undefined) forgetOrder(dir, order);
        held.delete(id);
      }
    }
    removeHalfGone(dir, cleaning);
    return cleaning;
  } finally {
    for (const id of held) releaseRun(join(runsIn(dir), id));
  }
}

/** Holds a run that is over. Of one that was killed, stops what it left running. */
async function hold(
  dir: string,
  id: string,
  held: Set<string>,
  cleaning: Cleaning,
  removeContainers: RemoveContainers,
): Promise<void> {
  const path = join(runsIn(dir), id);
  // A folder without a lock and a record may be that of a run which starts right now.
  if (lockState(path) === "free" && !existsSync(join(path, "run.json"))) return;
  let wasStale: boolean;
  try {
    ({ wasStale } = holdRun(path));
  } catch (error) {
    if (!(error instanceof RunRefused)) throw error;
    cleaning.going.push(id);
    return;
  }
  if (wasStale) {
    const stopped = await stopWorkersOf(path, id, removeContainers);
    if ("unanswered" in stopped) {
      abandonRun(path);
      cleaning.unanswered.push({ run: id, executor: stopped.unanswered });
      return;
    }
    cleaning.workers += stopped.workers;
  }
  held.add(id);
}

/** The names of the last runs of each file. */
function lastOfEachFile(runs: readonly Run[], keep: number): Set<string> {
  const counts = new Map<string, number>();
  return new Set(
    runs.flatMap(({ id, source }) => {
      const count = (counts.get(source) ?? 0) + 1;
      counts.set(source, count);
      return count <= keep ? [id] : [];
    }),
  );
}

/**
 * The runs that stay, each with the attempts that a resume takes over. Runs that the last ones go
 * back to are among them, up to the oldest one that a resume takes something over from.
 */
async function reusedOf(dir: string, last: ReadonlySet<string>): Promise<Map<string, Set<string>>> {
  const reused = new Map<string, Set<string>>();
  for (const id of last) {
    const chain = chainOf(dir, id);
    const attempts = new Map<string, Set<string>>(chain.map((each) => [each, new Set()]));
    const paths = new Map(chain.map((each) => [join(runsIn(dir), each), each]));
    for (const { run, attempt } of await reusedFolders([...paths.keys()])) {
      attempts.get(paths.get(run) ?? id)?.add(attempt);
    }
    const oldest = chain.findLastIndex((each) => (attempts.get(each)?.size ?? 0) > 0);
    for (const each of chain.slice(0, Math.max(oldest, 0) + 1)) {
      const known = reused.get(each) ?? [];
      reused.set(each, new Set([...known, ...(attempts.get(each) ?? [])]));
    }
  }
  return reused;
}

/** Removes what a resume doesn't take over; `withResults` leaves outputs, report and logs. */
function reduceRun(
  path: string,
  reused: ReadonlySet<string>,
  withResults: boolean,
  removed: Removed,
): void {
  if (!withResults) {
    for (const name of ["outputs", "report.html"]) removeTree(join(path, name), removed);
  }
  removeTree(join(path, "outputs.partial"), removed);
  for (const step of foldersIn(join(path, "steps"))) {
    removeTree(join(step, "gathered"), removed);
    for (const item of foldersIn(step)) {
      for (const attempt of foldersIn(item)) {
        reduceAttempt(attempt, reused.has(attempt), withResults, removed);
      }
      removeEmpty(item);
    }
    removeEmpty(step);
  }
}

function reduceAttempt(
  path: string,
  isReused: boolean,
  withResults: boolean,
  removed: Removed,
): void {
  if (!isReused && !withResults) {
    removeTree(path, removed);
    return;
  }
  const { in: inputs, out, tmp, stdout, stderr } = attemptFolder(path);
  for (const folder of [inputs, tmp]) removeTree(folder, removed);
  if (!isReused) removeTree(out, removed);
  for (const log of [stdout, stderr]) {
    const size = lstatSync(log, { throwIfNoEntry: false })?.size ?? 0;
    if (!withResults || size === 0) removeTree(log, removed);
  }
}

function removeRun(dir: string, id: string, removed: Removed): void {
  const path = join(runsIn(dir), id);
  renameSync(path, path + goneSuffix);
  // The lock is this process's own, and isn't counted.
  releaseRun(path + goneSuffix);
  removeTree(path + goneSuffix, removed);
}

/** Removes what a clean that was interrupted had renamed. */
function removeHalfGone(dir: string, removed: Removed): void {
  for (const path of foldersIn(runsIn(dir))) {
    if (path.endsWith(goneSuffix)) removeTree(path, removed);
  }
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name));
}

function removeEmpty(path: string): void {
  if (readdirSync(path).length === 0) rmdirSync(path);
}

/** What was removed: everything that isn't a folder, and the bytes that it had. */
export type Removed = { files: number; bytes: number };

const separator = Buffer.from("/");

/**
 * Removes a file, or a folder with all that is in it, and counts it. Links aren't followed.
 *
 * @param path as bytes, because a worker may have written names that aren't UTF-8
 * @param removed which is added to
 * @throws what the system says where something can't be removed; the rest may be gone
 */
export function removeTree(path: string | Buffer, removed: Removed): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    unlinkSync(path);
    removed.files += 1;
    removed.bytes += stats.size;
    return;
  }
  openFolder(path);
  const folder = Buffer.from(path);
  for (const name of readdirSync(folder, { encoding: "buffer" })) {
    removeTree(Buffer.concat([folder, separator, name]), removed);
  }
  rmdirSync(folder);
}
