import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { outputPath } from "../names.ts";
import { eventsFile, eventsIn } from "./event-log.ts";

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

/** How long the system may take to end processes that were killed. */
const patienceMs = 5_000;

/**
 * Kills the processes of a run whose runner is gone, and gives the number of its workers. They are
 * known by the variable that says where to write. What they start inherits it, or is at least in the
 * group of its worker.
 */
async function killWorkersOf(path: string): Promise<number> {
  const find = () => processesWith(`${outputPath}=${path}/`);
  const found = find();
  const workers = new Set(found.map(outputFolderOf)).size;
  for (let left = found, waited = 0; left.length > 0 && waited < patienceMs; left = find()) {
    for (const pid of left.flatMap((leader) => [-leader, leader])) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended meanwhile, or leads no group.
      }
    }
    await wait(20);
    waited += 20;
  }
  return workers;
}

/** Where a worker was told to write, which what it starts inherits. */
function outputFolderOf(pid: number): string | undefined {
  const variables = read(`/proc/${pid}/environ`).split("\0");
  return variables.find((each) => each.startsWith(`${outputPath}=`));
}

/** Removes the containers of a run from an engine; undefined where the engine doesn't answer. */
export type RemoveContainers = (executor: string, run: string) => Promise<number | undefined>;

/**
 * Stops what a killed run has left running: its processes, or its containers by the engine that its
 * events name.
 *
 * @returns how many were stopped, or the engine that doesn't answer
 */
export async function stopWorkersOf(
  path: string,
  run: string,
  removeContainers: RemoveContainers,
): Promise<{ workers: number } | { unanswered: string }> {
  const workers = await killWorkersOf(path);
  const executor = await executorOf(path);
  if (executor === undefined || executor === "process") return { workers };
  const containers = await removeContainers(executor, run);
  return containers === undefined ? { unanswered: executor } : { workers: workers + containers };
}

/** What a run was started with; undefined for one that was killed before its first event. */
async function executorOf(path: string): Promise<string | undefined> {
  if (!existsSync(eventsFile(path))) return undefined;
  for await (const { executor } of eventsIn(path)) {
    return typeof executor === "string" ? executor : undefined;
  }
  return undefined;
}
