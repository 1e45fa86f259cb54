/** The temporary folders of `molfar conform`, and what is left of those that were killed. */
import { existsSync, lstatSync, mkdtempSync, readdirSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cleaning, goneSuffix, removeTree } from "../runner/clean-runs.ts";
import { type RemoveContainers, stopWorkersOf } from "../runner/processes.ts";
import { RunRefused } from "../runner/run-failure.ts";
import { runsIn } from "../runner/run-folder.ts";
import { abandonRun, holdRun, lockState, runNames } from "../runner/run-record.ts";

const prefix = "molfar-conform-";

/** Makes the folder of one call, locked so that nobody removes it meanwhile. */
export function makeTrialFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  holdRun(folder);
  return folder;
}

/**
 * Removes the folders of calls that were killed, with what these left running.
 *
 * @param cleaning which is added to
 * @returns the number of folders
 */
export async function cleanTrials(
  cleaning: Omit<Cleaning, "removed" | "kept" | "going">,
  removeContainers: RemoveContainers,
): Promise<number> {
  let folders = 0;
  for (const path of staleTrials()) {
    if (!tryHold(path)) continue;
    const before = cleaning.unanswered.length;
    for (const dir of runFoldersIn(path)) {
      for (const id of runNames(dir)) {
        const stopped = await stopWorkersOf(join(runsIn(dir), id), id, removeContainers);
        if ("workers" in stopped) cleaning.workers += stopped.workers;
        else cleaning.unanswered.push({ run: id, executor: stopped.unanswered });
      }
    }
    if (cleaning.unanswered.length > before) {
      abandonRun(path);
      continue;
    }
    renameSync(path, path + goneSuffix);
    removeTree(path + goneSuffix, cleaning);
    folders += 1;
  }
  return folders;
}

/** Holds a folder, unless another call of clean does, or has removed it. */
function tryHold(path: string): boolean {
  try {
    holdRun(path);
    return true;
  } catch (error) {
    if (error instanceof RunRefused || !existsSync(path)) return false;
    throw error;
  }
}

/** Folders of this user whose process is gone. Anybody can make others in a folder for all. */
function staleTrials(): string[] {
  const own = process.getuid?.();
  // It may be a link, as on macOS.
  const all = existsSync(tmpdir()) ? readdirSync(tmpdir()) : [];
  return all
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    .filter((path) => {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      const isOwn = own === undefined || stats?.uid === own;
      return stats?.isDirectory() && isOwn && (lockState(path) === "stale" || isEmptied(path));
    });
}

/** Whether a clean was killed when nothing was left but the folder itself: the lock goes last. */
function isEmptied(path: string): boolean {
  try {
    return path.endsWith(goneSuffix) && readdirSync(path).length === 0;
  } catch {
    // Another clean has removed it.
    return false;
  }
}

/** `<task>/run-…`, as the command makes them. */
function runFoldersIn(trial: string): string[] {
  return namesIn(trial).flatMap((task) =>
    namesIn(join(trial, task))
      .filter((name) => name.startsWith("run-"))
      .map((name) => join(trial, task, name)),
  );
}

function namesIn(path: string): string[] {
  return lstatSync(path).isDirectory() ? readdirSync(path) : [];
}
