/**
 * Measures the local runner: `npm run bench -- --molfar [--only kills,workflows]`. With
 * `MOLFAR_SCALE=0.01` everything is a hundredth of its size. Fails where a figure misses its target.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { keepHeapSmall } from "@yno/molfar/internal/commands/start-run";
import { runCase } from "@yno/molfar/internal/conformance/run-case";
import { definition, parameter, task } from "@yno/molfar/internal/fixtures/definitions";
import { runGenerated } from "@yno/molfar/internal/random/compare";
import { seeded } from "@yno/molfar/internal/random/seeded";
import { generatedWorkflow } from "@yno/molfar/internal/random/workflow";
import { execa } from "execa";
import { root } from "#tools/project-files.ts";
import { endWith, readOptions } from "#tools/read-options.ts";
import { killInLanes } from "./molfar-kills.ts";
import { startOnly, startWithFiles } from "./plain-loops.ts";

const scale = Number(process.env.MOLFAR_SCALE ?? "1");
const times = (count: number) => Math.max(1, Math.round(count * scale));
const memory = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const concurrency = availableParallelism();
const seed = Date.now() % 2 ** 31;
const missed: string[] = [];

console.info(`Seed ${seed}, ${concurrency} at once.`);
// As the command does.
keepHeapSmall();
const parts: Readonly<Record<string, () => Promise<void>>> = {
  throughput: () => measureThroughput(times(10_000)),
  memory: () => measureMemory(times(100_000)),
  workflows: () => compareWorkflows(times(10_000)),
  kills: () => killRuns(times(1_000)),
  wirings: () => fuzzReaders(times(100_000)),
};
const takes = `'npm run bench -- --molfar' takes --only with some of ${Object.keys(parts).join(", ")}.`;
const values = readOptions({ molfar: { type: "boolean" }, only: { type: "string" } }, takes);
const chosen = (values.only?.split(",") ?? Object.keys(parts)).map(
  (name) => parts[name] ?? endWith(`There is no measurement '${name}'. ${takes}`),
);
for (const measure of chosen) await measure();
if (missed.length > 0) {
  console.error(`Missed: ${missed.join("; ")}.`);
  process.exitCode = 1;
}
process.exit();

/**
 * Tasks that do nothing, against two loops: one starts the same program as often, the other makes the
 * files of the contract too. They take turns, because other work on the machine slows all.
 */
async function measureThroughput(tasks: number): Promise<void> {
  const turns = 10;
  const each = tasks / turns;
  const folder = taskFolder(Math.ceil(each));
  let [plain, withFiles, run] = [0, 0, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    plain += await seconds(() => startOnly(each));
    const files = mkdtempSync(join(memory, "molfar-bench-"));
    withFiles += await seconds(() => startWithFiles(each, files));
    rmSync(files, { recursive: true });
    run += await seconds(() => runCase(folder, "workflow.yaml", { keepEvents: false }));
  }
  rmSync(folder, { recursive: true, force: true });
  const percent = (time: number) => `${((100 * plain) / time).toFixed(0)} %`;
  console.info(
    `${tasks} no-op tasks: ${(tasks / run).toFixed(0)} a second, ${percent(run)} of a plain loop's ${(tasks / plain).toFixed(0)}; a loop that also makes the contract's files reaches ${percent(withFiles)}.`,
  );
  if (plain / run < 0.9) missed.push("throughput under 90 % of a plain loop");
}

async function measureMemory(items: number): Promise<void> {
  const folder = taskFolder(items);
  const script = join(import.meta.dirname, "molfar-memory.ts");
  const child = spawn(process.execPath, [script, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (piece) => {
    said += piece;
  });
  await once(child, "close");
  rmSync(folder, { recursive: true, force: true });
  const megabytes = Number(said);
  console.info(`${items} items: ${megabytes.toFixed(0)} MB resident at most.`);
  if (!(megabytes < 150)) missed.push("memory of 150 MB or more");
}

async function compareWorkflows(count: number): Promise<void> {
  const random = seeded(seed);
  for (let at = 0; at < count; at += 1) {
    const own = Math.floor(random() * 2 ** 31);
    const { given, expected } = await runGenerated(generatedWorkflow(seeded(own)));
    if (JSON.stringify(sorted(given)) !== JSON.stringify(sorted(expected))) {
      throw new Error(`The made-up workflow of seed ${own} gives something else.`);
    }
  }
  console.info(`${count} made-up workflows give what a naive reading gives.`);
}

async function killRuns(kills: number): Promise<void> {
  const asProcesses = { executor: "process", env: process.env } as const;
  const { killed, ended } = await killInLanes(seed, kills, asProcesses);
  console.info(
    `${killed} runs killed and resumed; ${ended} got to their end, all with the same bytes.`,
  );
}

/** The properties of the readers, with more texts than in the tests. */
async function fuzzReaders(count: number): Promise<void> {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project=unit-molfar"];
  const options = ["--reporter=dot", "--disable-console-intercept", "--testTimeout=0"];
  const { failed } = await execa(
    process.execPath,
    [...vitest, ...options, "packages/molfar/fuzz.test.ts"],
    { cwd: root, env: { MOLFAR_TEXTS: String(count) }, stdio: "inherit", reject: false },
  );
  if (failed) missed.push("a text that made a reader throw, or took longer than a second");
}

/** One step with as many items as wanted, each of which does nothing. */
function taskFolder(items: number): string {
  const folder = mkdtempSync(join(memory, "molfar-bench-"));
  const nothing = definition(task("Nothing", { parameters: [parameter("item", "input")] }));
  writeFileSync(join(folder, "definition.json"), JSON.stringify(nothing));
  writeFileSync(
    join(folder, "items.txt"),
    Array.from({ length: items }, (_, at) => `${at}\n`).join(""),
  );
  writeFileSync(
    join(folder, "workflow.yaml"),
    `version: 1\nname: Bench\nconcurrency: ${concurrency}\nimages: {w: {definition: definition.json, process: ["true"]}}\nsteps:\n  s: {image: w, task: Nothing, in: {item: {file: items.txt, each: list}}}\n`,
  );
  return folder;
}

async function seconds(run: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await run();
  return (performance.now() - before) / 1_000;
}

function sorted(record: Record<string, string>): [string, string][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
