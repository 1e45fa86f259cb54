import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Random } from "./workflow.ts";

const command = join(import.meta.dirname, "../cli.ts");
const words = join(import.meta.dirname, "../fixtures/words");
const lines = 12;

/** The expected counts of the book, with two words to a line and two lines to a chunk. */
const expected = [
  ...Array.from({ length: lines / 2 }, (_, chunk) => `chunk ${chunk}: 4`),
  `all: ${lines * 2}`,
].join("\n");

const signals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const;

/**
 * Ends a run of the command by a signal again and again, each time resuming what was there, and
 * compares the outputs of every run that finishes. Now and then, `molfar clean` comes before the
 * resume. Returns how many runs were killed and how many finished.
 *
 * @throws Error where a run gives other bytes, or runs again what has succeeded before
 */
export async function killAndResume(random: Random, kills: number) {
  const folder = mkdtempSync(join(tmpdir(), "molfar-killed-"));
  cpSync(words, folder, { recursive: true });
  writeFileSync(join(folder, "book.txt"), "two words\n".repeat(lines));
  let [killed, ended, chain] = [0, 0, 0];
  try {
    let succeeded = new Set<string>();
    for (let resumes = false; killed < kills || resumes; ) {
      const dir = join(folder, `.molfar-${chain}`);
      if (resumes && random() < 0.5) {
        execFileSync(process.execPath, [command, "clean", "--dir", dir], { stdio: "pipe" });
      }
      // The last run isn't killed and finishes.
      const after = killed < kills ? Math.floor(random() * 24) : Infinity;
      const signal = signals[Math.floor(random() * signals.length)] ?? "SIGKILL";
      const run = await runUntil(folder, dir, resumes, after, signal);
      for (const key of run.succeeded) {
        if (succeeded.has(key)) throw new Error(`A resume ran ${key} again.`);
        succeeded.add(key);
      }
      if (run.killed) killed += 1;
      else {
        const total = readFileSync(join(dir, "runs", run.id, "outputs/total/total.txt"), "utf8");
        if (run.exit !== 0 || total.trim() !== expected) {
          throw new Error(
            `A resumed run ended with ${run.exit} and gave ${JSON.stringify(total)}.`,
          );
        }
        ended += 1;
        chain += 1;
        succeeded = new Set();
      }
      resumes = run.killed;
    }
    return { killed, ended };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** @param after how many events it may print before it's sent the signal */
async function runUntil(
  folder: string,
  dir: string,
  resumes: boolean,
  after: number,
  by: (typeof signals)[number],
) {
  const options = [
    "--executor",
    "process",
    "--json",
    "--dir",
    dir,
    ...(resumes ? ["--resume"] : []),
  ];
  const file = join(folder, "workflow.yaml");
  const child = spawn(process.execPath, [command, "workflow", file, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    // Most of the time of a short run is for reading the program.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") },
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
