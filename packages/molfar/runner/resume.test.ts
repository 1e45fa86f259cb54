import { spawn } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type CaseRun, caseFolder, runCase } from "../conformance/run-case.ts";
import { virtualClock } from "../contract/clock.ts";
import { identify } from "./processes.ts";
import { RunRefused } from "./run-failure.ts";

/** Four items, one lane; the second one fails while it's called `bad`. */
const makeFolder = () => caseFolder("k28-partial-failure", onTestFinished);

const resumed = (folder: string, workflow = "workflow.yaml", resume: true | string = true) =>
  runCase(folder, workflow, { resume });

/** The items of the parallel step that were taken over, and those that ran. */
const itemsOf = ({ events }: CaseRun, type: "item.reused" | "attempt.finished") =>
  events.flatMap((event) => (event.type === type && event.step === "s" ? [event.item] : []));

/** A run that is stopped as soon as one of its attempts has ended. */
async function interrupted(folder: string): Promise<CaseRun> {
  const stopping = new AbortController();
  const never = new AbortController().signal;
  return runCase(folder, "workflow.yaml", {
    resume: true,
    stop: { soon: stopping.signal, now: never },
    listener: ({ type }) => {
      if (type === "attempt.finished") stopping.abort();
    },
  });
}

const correct = (folder: string) => {
  const text = readFileSync(join(folder, "items.txt"), "utf8");
  writeFileSync(join(folder, "items.txt"), text.replace("bad", "good"));
};

test("what any run of the chain has done counts, also after a resume that was interrupted", async () => {
  const folder = makeFolder();
  expect((await runCase(folder)).exit).toBe(3);
  correct(folder);
  expect(itemsOf(await interrupted(folder), "attempt.finished")).toEqual([1]);
  expect(itemsOf(await interrupted(folder), "attempt.finished")).toEqual([2]);
  const last = await resumed(folder);
  expect(last.exit).toBe(0);
  expect(itemsOf(last, "item.reused")).toEqual([0, 1, 2]);
  expect(itemsOf(last, "attempt.finished")).toEqual([3]);
});

test("a resume says before it starts how much of each step is there", async () => {
  const folder = makeFolder();
  await runCase(folder);
  const { events, result } = await resumed(folder);
  const [said] = events.flatMap((event) => (event.type === "run.resumed" ? [event] : []));
  expect(said?.steps).toEqual([{ step: "s", done: 1, items: 4 }]);
  expect(events.findIndex(({ type }) => type === "run.resumed")).toBeLessThan(
    events.findIndex(({ type }) => type === "step.started"),
  );
  expect(said?.from_run).not.toBe(result?.run);
});

test("items that have changed or are gone since they succeeded aren't said to be there", async () => {
  const folder = makeFolder();
  const said = async () =>
    (await resumed(folder)).events.flatMap((event) =>
      event.type === "run.resumed" ? event.steps : [],
    );
  correct(folder);
  await runCase(folder);
  // The same number of an item, with other bytes: it has failed since.
  writeFileSync(join(folder, "items.txt"), "bad\ngood\nc\n");
  expect(await said()).toContainEqual({ step: "s", done: 4, items: 4 });
  expect(await said()).toContainEqual({ step: "s", done: 2, items: 3 });
});

test("what was taken over again names the run that made it", async () => {
  const folder = makeFolder();
  const { result } = await runCase(folder);
  await resumed(folder);
  const { events } = await resumed(folder);
  const reused = events.flatMap((event) => (event.type === "item.reused" ? [event] : []));
  expect(reused.map(({ item, from_run }) => [item, from_run])).toEqual([[0, result?.run]]);
});

test("a run that isn't there is refused, and nothing starts", async () => {
  const folder = makeFolder();
  await runCase(folder);
  const runs = () => readdirSync(join(folder, ".molfar/runs"));
  const before = runs();
  for (const name of ["20200101T000000Z-abcdef", "../runs", ""]) {
    await expect(resumed(folder, "workflow.yaml", name)).rejects.toThrow(RunRefused);
  }
  expect(runs()).toEqual(before);
});

test("the last run is the last one of the same file, by the order of starting", async () => {
  const folder = makeFolder();
  copyFileSync(join(folder, "workflow.yaml"), join(folder, "other.yaml"));
  const future = Date.UTC(2099, 0);
  const first = await runCase(folder, "workflow.yaml", { clock: virtualClock(future) });
  const second = await runCase(folder);
  await runCase(folder, "other.yaml");
  expect(first.result?.run).toMatch(/^2099/);
  const [started] = (await resumed(folder)).events;
  expect(started).toMatchObject({ type: "run.started", resumes: second.result?.run });
});

test("a run that is still going, or is being resumed, can't be resumed", async () => {
  const folder = makeFolder();
  const { result } = await runCase(folder);
  const path = result?.path ?? "";
  writeFileSync(join(path, "lock.json"), JSON.stringify(identify(process.ppid)));
  await expect(resumed(folder)).rejects.toThrow(`still going (process ${process.ppid})`);
  expect(existsSync(join(path, "lock.json"))).toBe(true);
});

test("a worker that a killed run left behind is stopped before the run is resumed", async () => {
  const folder = makeFolder();
  const { result } = await runCase(folder);
  const path = result?.path ?? "";
  writeFileSync(join(path, "lock.json"), JSON.stringify({ pid: 2 ** 22 + 1, started: "1" }));
  const worker = spawn("sleep", ["600"], { env: { ...process.env, OUTPUT_PATH: `${path}/out` } });
  const ended = new Promise((resolve) => worker.once("exit", (_, signal) => resolve(signal)));
  const { events } = await resumed(folder);
  expect(await ended).toBe("SIGKILL");
  expect(events).toContainEqual(expect.objectContaining({ type: "warning", code: "stale-lock" }));
});

test("lines of the events end at LF only, whatever a message holds", async () => {
  const folder = makeFolder();
  const { result } = await runCase(folder);
  const path = join(result?.path ?? "", "events.ndjson");
  const [first = "", ...rest] = readFileSync(path, "utf8").split("\n");
  const warning = JSON.stringify({
    ...JSON.parse(first),
    type: "warning",
    message: "a\u2028b\u2029c\u0085\r",
  });
  writeFileSync(path, [first, warning, ...rest].join("\n"));
  expect(itemsOf(await resumed(folder), "item.reused")).toEqual([0]);
});

test("a copied folder of runs can be resumed where it is now", async () => {
  const folder = makeFolder();
  await runCase(folder);
  const moved = makeFolder();
  cpSync(join(folder, ".molfar"), join(moved, ".molfar"), { recursive: true });
  expect(itemsOf(await resumed(moved), "item.reused")).toEqual([0]);
});

test("without sources, the files that the words name count as the program", async () => {
  const folder = makeFolder();
  const edit = (name: string, from: string, to: string) => {
    const text = readFileSync(join(folder, name), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(folder, name), text.replace(from, to));
  };
  edit("workflow.yaml", ", sources: [worker.sh]", "");
  correct(folder);
  await runCase(folder);
  expect(itemsOf(await resumed(folder), "item.reused")).toEqual([0, 1, 2, 3]);
  edit("worker.sh", 'echo "$item"', 'echo "item $item"');
  expect(itemsOf(await resumed(folder), "attempt.finished")).toEqual([0, 1, 2, 3]);
});
