import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { outputPath } from "../names.ts";
import { eventsFile, eventsIn } from "./event-log.ts";
import { processesWith } from "./process-identity.ts";

/** How long the system may take to end processes that were killed. */
const patienceMs = 5_000;

/**
 * Kills the worker processes of a run whose runner is gone, and gives their number. They are known
 * by the variable that says where to write, which all that they start inherits.
 */
export async function killWorkersOf(path: string): Promise<number> {
  const find = () => processesWith(`${outputPath}=${path}/`);
  const found = find();
  for (let left = found, waited = 0; left.length > 0 && waited < patienceMs; left = find()) {
    for (const pid of left) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
    }
    await wait(20);
    waited += 20;
  }
  return found.length;
}

/**
 * Stops what a killed run has left running: its processes, or its containers by the engine that its
 * events name.
 *
 * @returns how many were stopped, or the engine that doesn't answer
 */
export async function stopWorkersOf(
  path: string,
  run: string,
  removeContainers: (executor: string, run: string) => Promise<number | undefined>,
): Promise<{ workers: number } | { unanswered: string }> {
  const processes = await killWorkersOf(path);
  const executor = await executorOf(path);
  if (executor === undefined || executor === "process") return { workers: processes };
  const containers = await removeContainers(executor, run);
  return containers === undefined ? { unanswered: executor } : { workers: processes + containers };
}

/** What a run was started with; undefined for one that was killed before its first event. */
async function executorOf(path: string): Promise<string | undefined> {
  if (!existsSync(eventsFile(path))) return undefined;
  for await (const { executor } of eventsIn(path)) {
    return typeof executor === "string" ? executor : undefined;
  }
  return undefined;
}
