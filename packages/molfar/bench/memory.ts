/**
 * Measures the memory that molfar takes for 100,000 items: `npm run bench --workspace=@yno/molfar`. It ends with
 * code 1 at 150 MB or more.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { keepHeapSmall } from "../commands/start-run.ts";
import { runCase } from "../conformance/run-case.ts";
import { definition, parameter, task } from "../fixtures/definitions.ts";

const items = 100_000;
const limitMb = 150;

// As the command does.
keepHeapSmall();
const folder = mkdtempSync(join(tmpdir(), "molfar-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const nothing = definition(task("Nothing", { parameters: [parameter("item", "input")] }));
const lines = Array.from({ length: items }, (_, at) => `${at}\n`).join("");
const workflow = `version: 1
name: Bench
concurrency: ${availableParallelism()}
images: {w: {definition: definition.json, process: ["true"]}}
steps:
  s: {image: w, task: Nothing, in: {item: {file: items.txt, each: list}}}
`;
const files = {
  "definition.json": JSON.stringify(nothing),
  "items.txt": lines,
  "workflow.yaml": workflow,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

// Events aren't kept: only the exit code counts.
const { exit } = await runCase(folder, "workflow.yaml", { keepEvents: false });
const megabytes = process.resourceUsage().maxRSS / 1_024;
console.info(
  `${items} items: ${megabytes.toFixed(0)} MB resident at most, and ${limitMb} is the limit.`,
);
process.exit(exit === 0 && megabytes < limitMb ? 0 : 1);
