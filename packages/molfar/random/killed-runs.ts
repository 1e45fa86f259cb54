import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { processesWith } from "../runner/processes.ts";
import { removeFolder } from "../runner/run-folder.ts";
import type { Random } from "./workflow.ts";

const source = join(import.meta.dirname, "../cli.ts");

/** The example of the book. In containers it needs the image `book-words:test`. */
export const words = join(import.meta.dirname, "../fixtures/words");

const lines = 12;

/** The expected counts of the book, with two words to a line and two lines to a chunk. */
const expected = [
  ...Array.from({ length: lines / 2 }, (_, chunk) => `chunk ${chunk}: 4`),
  `all: ${lines * 2}`,
].join("\n");

const signals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const;

/**
 * What runs the workers.
 *
 * @property command the program, where it isn't that of the sources
 * @property containersOf what is left of a run in its engine
 */
export type Killed = {
  command?: string;
  executor: "docker" | "podman" | "process";
  env: Readonly<Record<string, string | undefined>>;
  containersOf?: (run: string) => Promise<string>;
};

const asProcesses: Killed = { executor: "process", env: process.env };

/**
 * Ends a run of the command by a signal again and again, each time resuming what was there, and
 * compares the outputs of every run that finishes. Now and then, `molfar clean` comes before the
 * resume. Returns how many runs were killed and how many finished.
 *
 * @throws Error where a run gives other bytes, runs again what has succeeded before, or leaves
 *   anything running once it has finished
 */
export async function killAndResume(random: Random, kills: number, killed = asProcesses) {
  const folder = mkdtempSync(join(tmpdir(), "molfar-killed-"));
  cpSync(words, folder, { recursive: true });
  writeFileSync(join(folder, "book.txt"), "two words\n".repeat(lines));
  let [count, ended, chain] = [0, 0, 0];
  try {
    let [succeeded, runs] = [new Set<string>(), new Set<string>()];
    for (let resumes = false; count < kills || resumes; ) {
      const dir = join(folder, `.molfar-${chain}`);
      if (resumes && random() < 0.5) {
        const args = [killed.command ?? source, "clean", "--dir", dir];
        await promisify(execFile)(process.execPath, args, { env: killed.env });
      }
      // The last run isn't killed and finishes.
      const after = count < kills ? Math.floor(random() * 24) : Infinity;
      const signal = signals[Math.floor(random() * signals.length)] ?? "SIGKILL";
      const run = await runUntil(folder, dir, resumes, after, signal, killed);
      if (run.id !== "") runs.add(run.id);
      for (const key of run.succeeded) {
        if (succeeded.has(key)) throw new Error(`A resume ran ${key} again.`);
        succeeded.add(key);
      }
      if (run.killed) count += 1;
      else {
        const total = readFileSync(join(dir, "runs", run.id, "outputs/total/total.txt"), "utf8");
        if (run.exit !== 0 || total.trim() !== expected) {
          throw new Error(
            `A resumed run ended with ${run.exit} and gave ${JSON.stringify(total)}.`,
          );
        }
        await throwIfLeft(folder, runs, killed);
        ended += 1;
        chain += 1;
        [succeeded, runs] = [new Set(), new Set()];
      }
      resumes = run.killed;
    }
    return { killed: count, ended };
  } finally {
    removeFolder(folder);
  }
}

async function throwIfLeft(
  folder: string,
  runs: ReadonlySet<string>,
  { containersOf }: Killed,
): Promise<void> {
  const processes = processesWith(folder);
  if (processes.length > 0) throw new Error(`These processes are left: ${processes.join(", ")}.`);
  if (!containersOf) return;
  for (const run of runs) {
    const containers = await containersOf(run);
    if (containers !== "") throw new Error(`The run ${run} has left the containers ${containers}.`);
  }
}

/** @param after how many events it may print before it's sent the signal */
async function runUntil(
  folder: string,
  dir: string,
  resumes: boolean,
  after: number,
  by: (typeof signals)[number],
  { command = source, executor, env }: Killed,
) {
  const options = [
    ...["--executor", executor, "--network", "none", "--json", "--dir", dir],
    ...(resumes ? ["--resume"] : []),
  ];
  const file = join(folder, "workflow.yaml");
  const child = spawn(process.execPath, [command, "workflow", file, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    // Most of the time of a short run is for reading the program.
    env: { ...env, NODE_COMPILE_CACHE: join(folder, "compiled") },
  });
  const closed = once(child, "close");
  const succeeded: string[] = [];
  let [seen, id] = [0, ""];
  for await (const line of createInterface({ input: child.stdout })) {
    id = /"run":"([^"]+)"/.exec(line)?.[1] ?? id;
    const event = JSON.parse(line);
    if (event.type === "attempt.finished" && event.outcome === "succeeded") {
      succeeded.push(`${event.step} ${event.item}`);
    }
    if (seen === after) child.kill(by);
    seen += 1;
  }
  const [exit, signal] = await closed;
  const wasStopped = signal !== null || exit === 130 || exit === 143;
  return { exit, killed: wasStopped, id, succeeded };
}
