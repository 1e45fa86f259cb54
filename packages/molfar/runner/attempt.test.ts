import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { caseFolder, runCase } from "../conformance/run-case.ts";
import { buildPatterns } from "../contract/masking.ts";
import { testFolder } from "../fixtures/test-folder.ts";
import { limits } from "../limits.ts";
import { Capture } from "./attempt.ts";
import type { Executor } from "./executor.ts";
import { processesWith } from "./processes.ts";

const { inFolder } = testFolder(beforeEach);

const utf8 = new TextEncoder();

/** The last lines of what was printed, with a secret to mask. */
function lastLines(...pieces: readonly string[]): string {
  const capture = new Capture(inFolder("log"), buildPatterns(["a secret value"]));
  for (const piece of pieces) capture.add(utf8.encode(piece));
  return capture.end();
}

test("the last lines are those that were printed last, also beyond what is stored", () => {
  const much = "x".repeat(limits.stream);
  expect(lastLines(much, much, "\nfirst\n", "the reason\n")).toMatch(/\nfirst\nthe reason$/);
  expect(statSync(inFolder("log")).size).toBe(limits.stream + "\n[molfar: truncated]\n".length);
});

test("a secret is masked in the last lines, also beyond what is stored", () => {
  const much = "x".repeat(limits.stream + 1);
  expect(lastLines(much, "\nit was a sec", "ret value\n")).toMatch(/\nit was \*\*\*$/);
});

test("the last lines are at most as many and as long as the limits say", () => {
  const lines = Array.from({ length: limits.quotedLines + 5 }, (_, index) => `line ${index}`);
  expect(lastLines(lines.join("\n")).split("\n")).toEqual(lines.slice(5));
  const long = lastLines("é".repeat(limits.quotedBytes));
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(limits.quotedBytes);
});

test("text that is cut begins with a whole character", () => {
  expect(lastLines("é".repeat(limits.quotedBytes), "x")).toMatch(/^é+x$/);
});

test("an attempt whose outputs can't be looked at ends in the record of the run", async () => {
  const path = caseFolder("k14-missing-output", onTestFinished);
  const executor = (): Executor => ({
    name: "scripted",
    paths: ({ in: input, out, tmp }) => ({ in: input, out, tmp }),
    start({ folder: { out } }) {
      // The first of the system's errors that root gets, too.
      rmSync(out, { recursive: true });
      writeFileSync(out, "");
      const ended = Promise.resolve({ exitCode: 0, signal: null });
      return { argv: [], onOutput() {}, signal() {}, ended };
    },
  });
  const { events } = await runCase(path, "workflow.yaml", { executor });
  const attempts = events.filter(({ type }) => type.startsWith("attempt."));
  expect(attempts).toMatchObject([
    { type: "attempt.started" },
    { type: "attempt.finished", outcome: "failed", code: "storage-failed", outputs: {} },
  ]);
});

/** Starts a program once all file descriptors but a few are taken. */
const withoutDescriptors = `
  import { openSync, closeSync } from "node:fs";
  import { startChild } from "${join(import.meta.dirname, "executors/process.ts")}";
  const files = [];
  try { for (;;) files.push(openSync("/dev/null")); } catch {}
  closeSync(files.pop());
  const worker = startChild(["true"], { cwd: "/", env: {} });
  worker.onOutput(() => {});
  worker.ended.then((end) => {
    for (const file of files) closeSync(file);
    console.info(JSON.stringify(end));
  });
`;

test("where no descriptors are left for its streams, a worker isn't started, and that's said", () => {
  const command = 'ulimit -n 64; exec "$0" --input-type=module --eval "$1"';
  const { stdout } = spawnSync("sh", ["-c", command, process.execPath, withoutDescriptors], {
    encoding: "utf8",
  });
  expect(JSON.parse(stdout)).toEqual({
    ...{ exitCode: null, signal: null },
    notStarted: "spawn true EMFILE",
  });
});

test("a process is found by a path in its environment, in any script", async () => {
  const path = `/runs-${process.pid}/帳簿/Größe/`;
  const child = spawn("sleep", ["60"], { env: { ...process.env, OUTPUT_PATH: `${path}out` } });
  onTestFinished(() => void child.kill());
  await once(child, "spawn");
  expect(processesWith(`OUTPUT_PATH=${path}`)).toEqual([child.pid]);
  expect(processesWith(`OUTPUT_PATH=${path}other`)).toEqual([]);
});
