import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { identify } from "./processes.ts";
import { RunRefused } from "./run-failure.ts";
import { holdRun, releaseRun } from "./run-lock.ts";

let path = "";
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "molfar-lock-"));
});
afterEach(() => rmSync(path, { recursive: true }));

const heldBy = (holder: unknown) => writeFileSync(join(path, "lock.json"), JSON.stringify(holder));

test("a run that no process holds is held, and free again once it's released", () => {
  expect(holdRun(path)).toEqual({ wasStale: false });
  expect(JSON.parse(readFileSync(join(path, "lock.json"), "utf8"))).toEqual(identify(process.pid));
  releaseRun(path);
  expect(readdirSync(path)).toEqual([]);
});

test.each([
  ["another process", process.ppid],
  ["this process", process.pid],
])("a run that %s holds is refused, with its number", (_, pid) => {
  heldBy(identify(pid));
  expect(() => holdRun(path)).toThrow(RunRefused);
  expect(() => holdRun(path)).toThrow(`process ${pid}`);
});

test.each([
  ["of a process that is gone", { pid: 2 ** 22 + 1, started: "1" }],
  ["of an earlier process with the same number", { pid: process.ppid, started: "earlier" }],
  ["that was never written whole", ""],
])("a lock %s is taken over", (_, holder) => {
  heldBy(holder);
  expect(holdRun(path)).toEqual({ wasStale: true });
  expect(readdirSync(path)).toEqual(["lock.json"]);
});
