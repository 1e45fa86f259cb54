import { readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type CaseRun, caseFolder, runCase } from "../conformance/run-case.ts";
import { limits } from "../limits.ts";
import { identify } from "../runner/processes.ts";
import { listCommand } from "./list-command.ts";

afterEach(() => vi.restoreAllMocks());

/** Four items and a step after them; the second item always fails. */
const makeFolder = () => caseFolder("k28-partial-failure", onTestFinished);

async function list(folder: string, ...options: readonly string[]): Promise<string> {
  const said = vi.spyOn(console, "info").mockImplementation(() => {});
  expect(await listCommand(["--dir", join(folder, ".molfar"), ...options])).toBe(0);
  return String(said.mock.lastCall?.[0]);
}

const listed = async (folder: string) => JSON.parse(await list(folder, "--json"));
const pathOf = ({ result }: CaseRun, name: string) => join(result?.path ?? "", name);

/** A run without its events from the first one of a type on, as one that is going or was killed. */
function cutShort(run: CaseRun, type: string): void {
  const events = pathOf(run, "events.ndjson");
  const lines = readFileSync(events, "utf8").split("\n");
  const from = lines.findIndex((line) => line.includes(`"type":"${type}"`));
  writeFileSync(
    events,
    lines
      .slice(0, from)
      .map((line) => `${line}\n`)
      .join(""),
  );
  rmSync(pathOf(run, "result.json"));
}

test("runs are listed with their state and items, the newest first", async () => {
  const folder = makeFolder();
  const first = await runCase(folder, "workflow.yaml", { keepGoing: true });
  writeFileSync(join(folder, "items.txt"), "a\n");
  const second = await runCase(folder);
  expect(await listed(folder)).toEqual({
    runs: [
      {
        ...{
          run: second.result?.run,
          name: "k28-partial-failure",
          started: second.events[0]?.time,
        },
        ...{ state: "succeeded", items: { succeeded: 2, failed: 0 } },
      },
      {
        ...{ run: first.result?.run, name: "k28-partial-failure", started: first.events[0]?.time },
        ...{ state: "failed", items: { succeeded: 3, failed: 1 } },
      },
    ],
  });
  const [head, one, other] = (await list(folder)).split("\n");
  expect(head).toMatch(/^Run +Started +State +Succeeded +Failed +Name$/);
  expect(one).toMatch(
    new RegExp(`^${second.result?.run} .* UTC  succeeded +2 +0  k28-partial-failure$`),
  );
  expect(other).toMatch(
    new RegExp(`^${first.result?.run} .* UTC  failed +3 +1  k28-partial-failure$`),
  );
});

test.each([
  ["interrupted", undefined],
  ["running", process.ppid],
] as const)(
  "a run that hasn't ended is %s, and its items so far are counted",
  async (state, pid) => {
    const folder = makeFolder();
    const wiring = readFileSync(join(folder, "workflow.yaml"), "utf8");
    writeFileSync(join(folder, "workflow.yaml"), wiring.replace("attempts: 1", "attempts: 2"));
    const run = await runCase(folder, "workflow.yaml", { keepGoing: true });
    cutShort(run, "step.finished");
    if (pid) writeFileSync(pathOf(run, "lock.json"), JSON.stringify(identify(pid)));
    const { runs } = await listed(folder);
    expect(runs).toMatchObject([{ state, items: { succeeded: 3, failed: 1 } }]);
  },
);

test("an interrupted run isn't running while another one resumes it", async () => {
  const folder = makeFolder();
  const first = await runCase(folder);
  const second = await runCase(folder, "workflow.yaml", { resume: true });
  for (const run of [first, second]) {
    cutShort(run, "step.finished");
    // The process that resumes holds both.
    writeFileSync(pathOf(run, "lock.json"), JSON.stringify(identify(process.ppid)));
  }
  const { runs } = await listed(folder);
  expect(runs).toMatchObject([
    { run: second.result?.run, state: "running" },
    { run: first.result?.run, state: "interrupted" },
  ]);
});

test("a run whose events are too many to read is listed without counts", async () => {
  const folder = makeFolder();
  const run = await runCase(folder);
  // A file with a hole takes no room on the disk.
  truncateSync(pathOf(run, "events.ndjson"), limits.listedBytes + 1);
  const { runs } = await listed(folder);
  expect(runs).toMatchObject([
    { run: run.result?.run, name: "k28-partial-failure", state: "failed" },
  ]);
  expect(runs[0]).not.toHaveProperty("items");
});

test("a name with line breaks stays on one line", async () => {
  const folder = makeFolder();
  const wiring = readFileSync(join(folder, "workflow.yaml"), "utf8");
  writeFileSync(
    join(folder, "workflow.yaml"),
    wiring.replace(/^name: .*$/m, 'name: "one\\ntwo\\u001b[31m"'),
  );
  await runCase(folder);
  expect((await list(folder)).split("\n")[1]).toMatch(/ {2}one two \[31m$/);
});

test("a folder without runs says so", async () => {
  const folder = makeFolder();
  expect(await list(folder)).toBe(`There are no runs in ${join(folder, ".molfar")}.`);
});
