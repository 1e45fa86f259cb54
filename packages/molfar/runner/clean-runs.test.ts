import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { type CaseRun, caseFolder, runCase } from "../conformance/run-case.ts";
import { cleanRuns } from "./clean-runs.ts";
import { filesBelow } from "./copy.ts";
import { identify, type RemoveContainers } from "./processes.ts";
import { RunRefused } from "./run-failure.ts";
import { lockState } from "./run-record.ts";

/** Four items and a step after them; the second item fails while it's called `bad`. */
const makeFolder = () => caseFolder("k28-partial-failure", onTestFinished);

const noEngine: RemoveContainers = async () => 0;
const clean = (folder: string, keep = 1, engine = noEngine) =>
  cleanRuns(join(folder, ".molfar"), keep, engine);
const runsOf = (folder: string) => readdirSync(join(folder, ".molfar/runs")).sort();

/** A run that its last lock says was killed. */
const markKilled = ({ result }: CaseRun) =>
  writeFileSync(
    join(result?.path ?? "", "lock.json"),
    JSON.stringify({ pid: 2 ** 22 + 1, started: "1" }),
  );

function setItem(folder: string, line: number, text: string): void {
  const file = join(folder, "items.txt");
  const lines = readFileSync(file, "utf8").split("\n");
  lines[line] = text;
  writeFileSync(file, lines.join("\n"));
}

/** What a resume did and gave, without times and names. */
async function resume(folder: string) {
  const { exit, events, result } = await runCase(folder, "workflow.yaml", { resume: true });
  const what = events.flatMap((event) =>
    event.type === "item.reused" || event.type === "attempt.finished"
      ? [`${event.type} ${event.step} ${event.item} ${Object.values(event.outputs)[0]?.sha256}`]
      : [],
  );
  const outputs = join(result?.path ?? "", "outputs");
  const files = existsSync(outputs) ? filesBelow(outputs) : [];
  return {
    ...{ exit, what: what.sort() },
    bytes: files.map((file) => [file, readFileSync(join(outputs, file), "utf8")]),
  };
}

/** What may happen before somebody cleans. */
const happenings: Record<string, (folder: string) => Promise<unknown>> = {
  run: (folder) => runCase(folder),
  resume: (folder) => runCase(folder, "workflow.yaml", { resume: true }),
  interrupt(folder) {
    const stopping = new AbortController();
    return runCase(folder, "workflow.yaml", {
      resume: true,
      stop: { soon: stopping.signal, now: new AbortController().signal },
      listener: ({ type }) => {
        if (type === "attempt.finished") stopping.abort();
      },
    });
  },
  kill: async (folder) => markKilled(await runCase(folder, "workflow.yaml", { resume: true })),
  correct: async (folder) => setItem(folder, 1, "good"),
  spoil: async (folder) => setItem(folder, 1, "bad"),
  change: async (folder) => setItem(folder, 3, "other"),
  clean: (folder) => clean(folder),
};

test("a resume after a clean runs and reuses what it would have without, and gives the same bytes", async () => {
  const history = fc.array(fc.constantFrom(...Object.keys(happenings)), {
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 2 }), async (names, keep) => {
      const folder = makeFolder();
      await runCase(folder);
      for (const name of names) await happenings[name]?.(folder);
      const untouched = makeFolder();
      cpSync(folder, untouched, { recursive: true });
      await clean(folder, keep);
      expect(await resume(folder)).toEqual(await resume(untouched));
    }),
    { numRuns: 8 },
  );
});

test("a finished run that was cleaned is resumed without running anything", async () => {
  const folder = makeFolder();
  setItem(folder, 1, "good");
  const { result } = await runCase(folder);
  await clean(folder);
  const { exit, what } = await resume(folder);
  expect(exit).toBe(0);
  expect(what.length).toBeGreaterThan(4);
  expect(what.every((each) => each.startsWith("item.reused"))).toBe(true);
  expect(existsSync(join(result?.path ?? "", "outputs"))).toBe(true);
});

test("what an interrupted resume hasn't taken over yet stays in the run before", async () => {
  const folder = makeFolder();
  setItem(folder, 1, "good");
  await runCase(folder);
  const stopped = AbortSignal.abort();
  await runCase(folder, "workflow.yaml", {
    resume: true,
    stop: { soon: stopped, now: new AbortController().signal },
  });
  await clean(folder);
  const { exit, what } = await resume(folder);
  expect(exit).toBe(0);
  expect(what.every((each) => each.startsWith("item.reused"))).toBe(true);
});

test("what is counted as removed is gone, and nothing else", async () => {
  const folder = makeFolder();
  await runCase(folder);
  await runCase(folder);
  const runs = join(folder, ".molfar/runs");
  const size = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + lstatSync(join(runs, file)).size, 0);
  const before = filesBelow(runs);
  const bytes = size(before);
  const cleaning = await clean(folder);
  const after = filesBelow(runs);
  expect(cleaning.files).toBe(before.length - after.length);
  expect(cleaning.bytes).toBe(bytes - size(after));
  expect(after.every((file) => before.includes(file))).toBe(true);
  expect(after.some((file) => /\/steps\/.*\/(in|tmp|gathered)\//.test(file))).toBe(false);
  expect(await clean(folder)).toMatchObject({ files: 0, bytes: 0, removed: [] });
});

test.each([1, 2, 3])("the last %i runs of each file stay", async (keep) => {
  const folder = makeFolder();
  cpSync(join(folder, "workflow.yaml"), join(folder, "other.yaml"));
  const ids: string[] = [];
  for (const file of ["other.yaml", "workflow.yaml", "workflow.yaml"]) {
    ids.push((await runCase(folder, file)).result?.run ?? "");
  }
  await clean(folder, keep);
  expect(runsOf(folder)).toEqual((keep === 1 ? [ids[0], ids[2]] : ids).sort());
});

test("a run that is going isn't touched, and neither are those that it resumes", async () => {
  const folder = makeFolder();
  const { result } = await runCase(folder);
  await runCase(folder);
  const path = result?.path ?? "";
  writeFileSync(join(path, "lock.json"), JSON.stringify(identify(process.ppid)));
  const before = filesBelow(path);
  expect(await clean(folder)).toMatchObject({ going: [result?.run], removed: [] });
  expect(filesBelow(path)).toEqual(before);
});

test("a run is still held while its report is written", async () => {
  const states: string[] = [];
  const beforeRelease = async (path: string) => {
    states.push(lockState(path));
    expect(existsSync(join(path, "result.json"))).toBe(true);
  };
  const { result } = await runCase(makeFolder(), "workflow.yaml", { beforeRelease });
  states.push(lockState(result?.path ?? ""));
  expect(states).toEqual(["held", "free"]);
});

test("what isn't a run, or is one that hasn't begun, isn't touched", async () => {
  const folder = makeFolder();
  await runCase(folder);
  const runs = join(folder, ".molfar/runs");
  mkdirSync(join(runs, "mine"));
  writeFileSync(join(runs, "20200101T000000Z-abcdef.txt"), "");
  mkdirSync(join(runs, "20200101T000000Z-abcdef"));
  const before = runsOf(folder);
  await clean(folder);
  expect(runsOf(folder)).toEqual(before);
});

test("a worker that a killed run left behind is stopped with what it started, and counts as one", async () => {
  const folder = makeFolder();
  const run = await runCase(folder);
  markKilled(run);
  const path = run.result?.path ?? "";
  const worker = spawn(
    "sh",
    ["-c", "sleep 600 & env -i sh -c 'echo ready; exec sleep 600' & wait"],
    {
      ...{ detached: true, stdio: ["ignore", "pipe", "inherit"] },
      env: { ...process.env, OUTPUT_PATH: `${path}/out` },
    },
  );
  onTestFinished(() => {
    worker.stdout.destroy();
    try {
      if (worker.pid) process.kill(-worker.pid, "SIGKILL");
    } catch {
      // Nothing of it is left, as it should be.
    }
  });
  await once(worker.stdout, "data");
  const closed = once(worker, "close");
  expect((await clean(folder)).workers).toBe(1);
  // Both have closed the stream.
  expect(await closed).toEqual([null, "SIGKILL"]);
});

/** A killed run whose events say that Docker started its containers. */
async function killedInDocker(folder: string): Promise<CaseRun> {
  const run = await runCase(folder);
  const events = join(run.result?.path ?? "", "events.ndjson");
  const text = readFileSync(events, "utf8");
  writeFileSync(events, text.replace('"executor":"process"', '"executor":"docker"'));
  markKilled(run);
  return run;
}

test("the containers of a killed run are removed by the engine that ran it", async () => {
  const folder = makeFolder();
  const { result } = await killedInDocker(folder);
  const asked: string[] = [];
  const cleaning = await clean(folder, 1, async (engine, run) => {
    asked.push(`${engine} ${run}`);
    return 2;
  });
  expect(asked).toEqual([`docker ${result?.run}`]);
  expect(cleaning.workers).toBe(2);
});

test("a killed run stays as it is while the engine of its containers doesn't answer", async () => {
  const folder = makeFolder();
  const { result } = await killedInDocker(folder);
  await runCase(folder);
  const path = result?.path ?? "";
  const before = filesBelow(path);
  const cleaning = await clean(folder, 1, async () => undefined);
  expect(cleaning.unanswered).toEqual([{ run: result?.run, executor: "docker" }]);
  expect(filesBelow(path)).toEqual(before);
});

test("a resume stops them too, whatever it's executed by, and starts nothing while it can't", async () => {
  const folder = makeFolder();
  const { result } = await killedInDocker(folder);
  const asked: string[] = [];
  const resumeWith = (answer: number | undefined) =>
    runCase(folder, "workflow.yaml", {
      resume: true,
      removeContainers: async (engine, run) => {
        asked.push(`${engine} ${run}`);
        return answer;
      },
    });
  await expect(resumeWith(undefined)).rejects.toThrow(
    new RunRefused(
      `The run ${result?.run} may have left containers, and docker doesn't answer: start docker, then resume again.`,
    ),
  );
  expect(runsOf(folder)).toEqual([result?.run]);
  const { events } = await resumeWith(2);
  expect(asked).toEqual([`docker ${result?.run}`, `docker ${result?.run}`]);
  expect(events).toContainEqual(
    expect.objectContaining({ message: "Stopped 2 workers that still ran." }),
  );
});

test("while one cleans, another is refused, and what was going is told as it is", async () => {
  const folder = makeFolder();
  for (let run = 0; run < 3; run += 1) await runCase(folder);
  const [first, second] = await Promise.allSettled([clean(folder), clean(folder)]);
  expect(first).toMatchObject({ status: "fulfilled", value: { going: [] } });
  const dir = join(folder, ".molfar");
  const reason = new RunRefused(`'${dir}' is being cleaned already: wait until that ends.`);
  expect(second).toEqual({ status: "rejected", reason });
  expect(readdirSync(dir)).not.toContain("lock.json");
});

test("an interrupted clean is finished by the next", async () => {
  const folder = makeFolder();
  await runCase(folder);
  const half = join(folder, ".molfar/runs/20200101T000000Z-abcdef.removed");
  mkdirSync(half);
  writeFileSync(join(half, "run.json"), "{}");
  await clean(folder);
  expect(existsSync(half)).toBe(false);
});
