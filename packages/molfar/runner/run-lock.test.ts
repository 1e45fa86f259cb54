import { readdirSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";
import { identify } from "./processes.ts";
import { RunRefused } from "./run-failure.ts";
import { holdRun, releaseRun } from "./run-lock.ts";

const { inFolder, read, write } = testFolder(beforeEach);

const heldBy = (holder: unknown) => write("lock.json", JSON.stringify(holder));

test("a run that no process holds is held, and free again once it's released", () => {
  expect(holdRun(inFolder())).toEqual({ wasStale: false });
  expect(JSON.parse(read("lock.json"))).toEqual(identify(process.pid));
  releaseRun(inFolder());
  expect(readdirSync(inFolder())).toEqual([]);
});

test.each([
  ["another process", process.ppid],
  ["this process", process.pid],
])("a run that %s holds is refused, with its number", (_, pid) => {
  heldBy(identify(pid));
  expect(() => holdRun(inFolder())).toThrow(RunRefused);
  expect(() => holdRun(inFolder())).toThrow(`process ${pid}`);
});

test.each([
  ["of a process that is gone", { pid: 2 ** 22 + 1, started: "1" }],
  ["of an earlier process with the same number", { pid: process.ppid, started: "earlier" }],
  ["that was never written whole", ""],
])("a lock %s is taken over", (_, holder) => {
  heldBy(holder);
  expect(holdRun(inFolder())).toEqual({ wasStale: true });
  expect(readdirSync(inFolder())).toEqual(["lock.json"]);
});
