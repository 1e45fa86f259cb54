import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setUp } from "./setup.ts";

/**
 * Runs every check, or the scripts that are named, and ends with their number, as the runners' reports
 * have it: `npm test`, `npm test -- lint test:e2e`. With `--save`, what they have counted is kept, unless
 * one has failed.
 */
const names = Object.keys(read("turbo.json").tasks).map((task) => task.replace(/^.*#/, ""));
const every = [...new Set(names)].filter((name) => !["build", "transit"].includes(name));
const given = process.argv.slice(2);
const asked = given.filter((each) => each !== "--save");
const isSaving = asked.length < given.length;
if (isSaving && asked.length > 0) {
  console.error("'npm test -- --save' keeps what all scripts have counted, so it takes no names.");
  process.exit(1);
}
const saving = join(import.meta.dirname, "../apps/site/bench/save-counts.ts");
const saveCounts = (...reports: string[]) =>
  spawnSync(process.execPath, [saving, ...reports], { stdio: "inherit" }).status === 0;
if (isSaving && !saveCounts()) process.exit(1);
const isCi = process.env.CI === "true";
const tasks = asked.length > 0 ? asked : every;
const include = (names: RegExp) => tasks.some((task) => names.test(task));
const left = include(/component|e2e|engines|system/) ? setUp() : [];
// Turborepo would bring a kept build back between the files of another one.
const build = include(/language|built|component|e2e|engines/) ? ["apps/site/dist"] : [];
for (const old of [
  ...build,
  ".turbo/runs",
  ...globSync("{.,apps/*,packages/*}/.cache/{rules,test*}.json"),
]) {
  rmSync(old, { recursive: true, force: true });
}
const options = ["--continue", "--output-logs=errors-only", "--summarize"];
const args = ["run", ...tasks, ...options, ...(isCi ? ["--force"] : [])];
// What passed without a program has to run again with it.
const env = { ...process.env, TESTS_LACK: left.join() };
// Ctrl-C reaches Turborepo as well, which ends what it has started, and is waited for.
let isInterrupted = false;
process.on("SIGINT", () => {
  isInterrupted = true;
});
const turbo = spawn("turbo", args, { env, stdio: "inherit", shell: process.platform === "win32" });
await once(turbo, "exit");
if (isInterrupted) process.exit(130);
const [summary] = globSync(".turbo/runs/*.json");
const reports: string[] = [];
const count = { passed: 0, failed: isCi ? left.length : 0, skipped: isCi ? 0 : left.length };
for (const { task, directory, execution } of summary ? read(summary).tasks : [{}]) {
  const report = join(directory ?? "", `.cache/${task}.json`);
  const isThere = execution && existsSync(report);
  if (isThere) reports.push(report);
  const { numPassedTests, numFailedTests, stats } = isThere ? read(report) : {};
  const failed = numFailedTests ?? stats?.unexpected ?? 0;
  count.passed += numPassedTests ?? stats?.expected ?? (execution?.exitCode === 0 ? 1 : 0);
  count.failed += failed === 0 && execution?.exitCode !== 0 ? 1 : failed;
}
for (const sentence of left) console.info(sentence);
console.info(
  `${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`,
);
process.exitCode = count.failed === 0 ? 0 : 1;
if (isSaving && count.failed === 0 && !saveCounts(...reports)) process.exitCode = 1;

function read(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}
