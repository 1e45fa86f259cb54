import { spawn } from "node:child_process";
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

/**
 * Kills a run of the command again and again, each time resuming what was there, and compares the
 * outputs of every run that finishes. Returns how many runs were killed and how many finished.
 */
export async function killAndResume(random: Random, kills: number) {
  const folder = mkdtempSync(join(tmpdir(), "molfar-killed-"));
  cpSync(words, folder, { recursive: true });
  writeFileSync(join(folder, "book.txt"), "two words\n".repeat(lines));
  let [killed, ended, chain] = [0, 0, 0];
  try {
    for (let resumes = false; killed < kills || resumes; ) {
      const dir = join(folder, `.molfar-${chain}`);
      // The last run isn't killed and finishes.
      const after = killed < kills ? Math.floor(random() * 24) : Infinity;
      const run = await runUntil(folder, dir, resumes, after);
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
      }
      resumes = run.killed;
    }
    return { killed, ended };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function runUntil(folder: string, dir: string, resumes: boolean, after: number) {
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
  let [seen, id] = [0, ""];
  for await (const line of createInterface({ input: child.stdout })) {
    id = /"run":"([^"]+)"/.exec(line)?.[1] ?? id;
    if (seen >= after) child.kill("SIGKILL");
    seen += 1;
  }
  const [exit, signal] = await closed;
  return { exit, killed: signal === "SIGKILL", id };
}
