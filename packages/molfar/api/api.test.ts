import { mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";
import { processesWith } from "../runner/processes.ts";
import { exportWorkflow } from "./export-workflow.ts";
import { type RunOptions, runWorkflow } from "./run-workflow.ts";

const { inFolder, molfar, read, write } = testFolder(beforeEach, "words");
const run = (options: RunOptions = {}, file = "workflow.yaml") =>
  runWorkflow(inFolder(file), { executor: "process", dir: inFolder("runs"), ...options });

test("a program runs a workflow over its own input, and hears the events", async () => {
  write("other.txt", "one two\n");
  const heard: string[] = [];
  const end = await run({
    inputs: { book: inFolder("other.txt") },
    onEvent: ({ type }) => heard.push(type),
  });
  if (end.state !== "ended") throw new Error(JSON.stringify(end));
  const { outcome, exitCode, path, outputs } = end.result;
  expect([outcome, exitCode]).toEqual(["succeeded", 0]);
  expect(readFileSync(join(path, outputs.total?.path ?? ""), "utf8")).toBe("chunk 0: 2\nall: 2\n");
  expect([heard.at(0), heard.at(-1)]).toEqual(["run.started", "run.finished"]);
});

test("a folder that a link leads to is named without it, so that its workers can be found", async () => {
  mkdirSync(inFolder("real"));
  symlinkSync("real", inFolder("link"));
  const end = await run({ dir: inFolder("link/runs") });
  if (end.state !== "ended") throw new Error(JSON.stringify(end));
  expect(dirname(end.result.path)).toBe(join(realpathSync(inFolder("real")), "runs/runs"));
});

test("the last run of a file is found by another way to it", async () => {
  symlinkSync(".", inFolder("link"));
  await run({ dir: inFolder("link/runs") }, "link/workflow.yaml");
  const reused = new Set<string>();
  await run({
    resume: true,
    onEvent: (event) => {
      if (event.type === "item.reused") reused.add(event.step);
    },
  });
  expect([...reused]).toEqual(["split", "count", "add"]);
});

test("a signal that has been sent cancels the run", async () => {
  const end = await run({ signal: AbortSignal.abort() });
  expect(end).toMatchObject({ state: "ended", result: { outcome: "cancelled", exitCode: 130 } });
});

test("what a program throws at an event ends the run, with no worker and no lock left", async () => {
  const wiring = read("workflow.yaml");
  const [head = "", split = ""] = wiring.split(/(?=^ {2}split: )|(?=^ {2}count: )/m);
  write("two.yaml", `${head}${split}${split.replace("split", "other")}`);
  const worker = read("worker.sh");
  write("worker.sh", "sleep 600 & wait\n");
  const started: string[] = [];
  const onEvent: RunOptions["onEvent"] = (event) => {
    if (event.type === "attempt.started") started.push(event.step);
    if (started.length === 2) throw new TypeError("a mistake of the program");
  };
  await expect(run({ onEvent }, "two.yaml")).rejects.toThrow(TypeError);
  expect(started).toEqual(["split", "other"]);
  expect(processesWith(inFolder("runs"))).toEqual([]);
  write("worker.sh", worker);
  const resumed = await run({ resume: true }, "two.yaml");
  expect(resumed).toMatchObject({ state: "ended", result: { outcome: "succeeded" } });
});

test.each<[string, RunOptions, string, object]>([
  ["a file that isn't there", {}, "none.yaml", { problem: expect.stringContaining("none.yaml") }],
  ["an input that isn't there", { inputs: { book: "/none" } }, "", { findings: [{}] }],
  [
    "an unknown input",
    { inputs: { bok: "book.txt" } },
    "",
    {
      problem: "'inputs' names 'bok', which isn't an input of the workflow. Use book.",
    },
  ],
  [
    "a value for an unknown input",
    { values: { lines: "2" } },
    "",
    { problem: "'values' names 'lines', which isn't an input of the workflow. Use book." },
  ],
  [
    "a number out of its range",
    { attempts: 11 },
    "",
    { problem: "'attempts' takes a whole number from 1 to 10, not '11'." },
  ],
  [
    "an executor that there isn't",
    { executor: "vm" as never },
    "",
    { problem: "'executor' takes docker, podman or process, not 'vm'." },
  ],
  ["a folder without a name", { dir: "" }, "", { problem: "'dir' takes a folder, not ''." }],
  [
    "an input without a path",
    { inputs: { book: "" } },
    "",
    { problem: "'inputs' takes a path for 'book', not ''." },
  ],
  ["a file that isn't a wiring file", {}, "book.txt", { findings: [{ code: "wrong-type" }] }],
])("%s starts nothing and is explained", async (_, options, file, expected) => {
  expect(await run(options, file || "workflow.yaml")).toMatchObject(expected);
});

test("a run to resume that isn't there is an error", async () => {
  await expect(run({ resume: "20260102T030405Z-3f9a2c" })).rejects.toThrow(
    "20260102T030405Z-3f9a2c",
  );
});

test.each(["cwl", "cwl-process", "argo"] as const)(
  "%s is the text that the command prints",
  async (format) => {
    const [name = "", executor] = format.split("-");
    const words = ["export", name, ...(executor ? ["--executor", executor] : []), "workflow.yaml"];
    expect(exportWorkflow(inFolder("workflow.yaml"), format)).toEqual({
      state: "exported",
      text: (await molfar(words)).out,
    });
  },
);

test("what can't be exported is explained", () => {
  expect(exportWorkflow(inFolder("none.yaml"), "cwl")).toMatchObject({ state: "unread" });
  write("broken.yaml", "version: 2\n");
  expect(exportWorkflow(inFolder("broken.yaml"), "cwl")).toMatchObject({ state: "findings" });
});
