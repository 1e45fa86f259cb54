import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type CaseRun, caseFolder, runCase } from "../conformance/run-case.ts";
import { testFolder } from "../fixtures/test-folder.ts";
import { limits } from "../limits.ts";
import { identify } from "../runner/processes.ts";
import { cleanCommand } from "./clean-command.ts";
import { listCommand } from "./list-command.ts";
import { logsCommand } from "./logs-command.ts";
import { cleanTrials } from "./trial-folders.ts";

const { inFolder, molfar } = testFolder(beforeEach);

/** Four items and a step after them; the second item always fails. */
const makeFolder = () => caseFolder("k28-partial-failure", onTestFinished);

async function list(folder: string, ...options: readonly string[]): Promise<string> {
  const { code, out } = await molfar(["list", "--dir", join(folder, ".molfar"), ...options]);
  expect(code).toBe(0);
  return out;
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
  expect(await list(folder)).toBe(`There are no runs in ${join(folder, ".molfar")}.\n`);
});

/** Four items; each says its name, and the second one fails with a word on standard error. */
async function loggedRun() {
  const folder = makeFolder();
  writeFileSync(
    join(folder, "worker.sh"),
    `[ "$1" = each ] || exit 0\nread -r item < "$ITEM_PATH"\necho "$item"\n[ "$item" != bad ] || { echo no luck >&2; exit 1; }\necho > "$OUTPUT_PATH/out.txt"\n`,
  );
  const { result } = await runCase(folder, "workflow.yaml", { keepGoing: true, attempts: 1 });
  return { folder, id: result?.run ?? "", path: result?.path ?? "" };
}

function logs(folder: string, ...args: readonly string[]) {
  return molfar(["logs", ...args, "--dir", join(folder, ".molfar")]);
}

test("what the workers wrote is printed by step, item, attempt and stream", async () => {
  const { folder, id } = await loggedRun();
  const { code, out } = await logs(folder, id, "s");
  expect(code).toBe(0);
  expect(out).toMatch(
    /^s, item 0, attempt 1, stdout:\n\w+\n\ns, item 1, attempt 1, stdout:\nbad\n/,
  );
  expect(out).toContain(
    "\n\ns, item 1, attempt 1, stderr:\nno luck\n\ns, item 2, attempt 1, stdout:",
  );
});

test("logs are given as fields with --json", async () => {
  const { folder, id } = await loggedRun();
  const { out } = await logs(folder, id, "--json");
  const { run: named, logs: list, more } = JSON.parse(out);
  expect([named, more]).toEqual([id, undefined]);
  expect(list).toHaveLength(5);
  expect(list[2]).toEqual({ step: "s", item: 1, attempt: 1, stream: "stderr", text: "no luck\n" });
});

test("at most the limit is printed, with the folder of the rest", async () => {
  const { folder, id, path } = await loggedRun();
  truncateSync(join(path, "steps/s/00002/1/stdout.log"), limits.printedLogs);
  const { out } = await logs(folder, id, "--json");
  const { logs: list, more } = JSON.parse(out);
  expect(list.at(-1)).toMatchObject({ item: 2, stream: "stdout" });
  const printed = list.reduce((sum: number, { text }: { text: string }) => sum + text.length, 0);
  expect(printed).toBe(limits.printedLogs);
  expect(more).toBe(join(path, "steps"));
});

test("a link in the place of a log isn't followed", async () => {
  const { folder, id, path } = await loggedRun();
  const log = join(path, "steps/s/00000/1/stdout.log");
  unlinkSync(log);
  symlinkSync(join(folder, "worker.sh"), log);
  expect((await logs(folder, id)).out).not.toContain("item 0");
});

test.each([
  ["20200101T000000Z-abcdef", "s", "There's no run '20200101T000000Z-abcdef' in"],
  ["../runs", "s", "There's no run '../runs' in"],
  ["known", "none", "has no logs of a step 'none': it has those of s."],
])("a run '%s' with a step '%s' that isn't there ends with 2", async (name, step, message) => {
  const { folder, id } = await loggedRun();
  const { code, error } = await logs(folder, name === "known" ? id : name, step);
  expect(error).toContain(message);
  expect(code).toBe(2);
  expect(readdirSync(join(folder, ".molfar/runs"))).toEqual([id]);
});

test.each([
  ["list", () => listCommand(["--dir", ""])],
  ["logs", () => logsCommand(["20200101T000000Z-abcdef", "--dir", ""])],
  ["clean", () => cleanCommand(["--dir", ""])],
])("%s doesn't take the current folder for one without a name", async (_, command) => {
  await expect(command()).rejects.toThrow("--dir takes a folder, not ''.");
});

test.each([[], ["--dir", "no-such-folder"]])(
  "where there are no runs (%s), one sentence says that nothing was removed",
  async (...args) => {
    // What another process has left behind isn't looked at.
    const run = await molfar(["clean", ...args], { TMPDIR: inFolder() });
    expect(run).toEqual({ code: 0, out: "There was nothing to remove.\n", error: "" });
    expect(existsSync(inFolder(".molfar"))).toBe(false);
  },
);

/** A folder of a conform that was killed. */
function makeTrial(name: string): string {
  const trial = inFolder(`molfar-conform-${name}`);
  mkdirSync(trial);
  writeFileSync(join(trial, "lock.json"), JSON.stringify({ pid: 2 ** 22 + 1, started: "1" }));
  return trial;
}

test("the temporary folder that is cleaned may be a link", async () => {
  const trial = makeTrial("a");
  symlinkSync(inFolder(), inFolder("link"));
  const { out } = await molfar(["clean"], { TMPDIR: inFolder("link") });
  expect(out).toContain("1 temporary folder of molfar conform removed.");
  expect(existsSync(trial)).toBe(false);
});

test("a folder that a clean had emptied when it was killed is removed by the next", async () => {
  mkdirSync(inFolder("molfar-conform-a.removed"));
  await molfar(["clean"], { TMPDIR: inFolder() });
  expect(readdirSync(inFolder())).toEqual([]);
});

test("where the folder for temporary files is missing, nothing is removed", async () => {
  const { code, out } = await molfar(["clean"], { TMPDIR: inFolder("none") });
  expect({ code, out }).toEqual({ code: 0, out: "There was nothing to remove.\n" });
});

test("a temporary folder that another call has removed meanwhile is passed over", async () => {
  vi.stubEnv("TMPDIR", inFolder());
  // Vitest itself waits for the next test, and another file may make its folder before.
  onTestFinished(() => void vi.unstubAllEnvs());
  // The first call waits here, because this one may have left workers.
  mkdirSync(join(makeTrial("a"), "0-task/run-a/runs/20260102T030405Z-3f9a2c"), { recursive: true });
  makeTrial("b");
  const nothing = { files: 0, bytes: 0, workers: 0, unanswered: [] };
  const cleanNow = () => cleanTrials({ ...nothing }, async () => 0);
  expect(await Promise.all([cleanNow(), cleanNow()])).toEqual([1, 1]);
  expect(readdirSync(inFolder())).toEqual([]);
});
