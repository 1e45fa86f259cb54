import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { virtualClock } from "../contract/clock.ts";
import type { RunEvent } from "../contract/events.ts";
import { filesBelow } from "../runner/copy.ts";
import { identify } from "../runner/processes.ts";
import { caseFolder, runCase } from "./run-case.ts";

const makeFolder = (id: string) => caseFolder(id, onTestFinished);

const read = (...path: readonly string[]) => readFileSync(join(...path), "utf8");
const slow = { timeout: 50_000, interval: 20 };

/** Once a worker has said that it is ready, in the newest run of a folder. */
async function ready(folder: string, step: string, item: string, attempt: number): Promise<void> {
  await vi.waitFor(() => {
    const runs = join(folder, ".molfar", "runs");
    const [run = ""] = readdirSync(runs);
    expect(read(runs, run, "steps", step, item, String(attempt), "stdout.log")).toContain("ready");
  }, slow);
}

const finished = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.type === "attempt.finished" ? [event] : []));

test("k03-clean-environment", async () => {
  const folder = makeFolder("k03-clean-environment");
  vi.stubEnv("CANARY", "1");
  const { exit, result } = await runCase(folder);
  expect(exit).toBe(0);
  const names = read(result?.path ?? "", "outputs/out/out.txt")
    .trim()
    .split("\n");
  const contract = ["HOME", "TMPDIR", "OUTPUT_PATH", "TEXT_PATH", "PATH", "LANG", "TZ"];
  const context = ["MOLFAR_ACCOUNT_ID", "MOLFAR_PIPELINE_ID", "MOLFAR_YNO_ACCESS_TOKEN"];
  // A shell adds its own names.
  const shell = ["PWD", "OLDPWD", "SHLVL", "_"];
  expect(names).toEqual(expect.arrayContaining([...contract, ...context]));
  expect([...contract, ...context, ...shell]).toEqual(expect.arrayContaining(names));
});

test.each([
  ["ignore", 32_000, "SIGKILL"],
  ["obey", 2_000, null],
])(
  "k19-timeout: a worker that gets SIGTERM (%s) is timed out and retried",
  async (name, duration, signal) => {
    const folder = makeFolder("k19-timeout");
    const clock = virtualClock();
    const running = runCase(folder, `${name}.yaml`, {
      clock,
      listener: (event) => {
        if (event.type === "retry.scheduled") setImmediate(() => clock.advance(10_000));
      },
    });
    for (const attempt of [1, 2]) {
      await ready(folder, "s", "single", attempt);
      clock.advance(2_000);
      if (signal) clock.advance(30_000);
    }
    const { exit, events } = await running;
    expect(exit).toBe(3);
    expect(finished(events)).toMatchObject([
      { outcome: "timed-out", code: "timed-out", signal, duration_ms: duration, outputs: {} },
      { outcome: "timed-out", attempt: 2, duration_ms: duration },
    ]);
  },
);

test("k19-timeout: no process outlives the worker", async () => {
  const folder = makeFolder("k19-timeout");
  const { exit, result } = await runCase(folder, "child.yaml");
  expect(exit).toBe(0);
  const child = Number(read(result?.path ?? "", "steps/s/single/1/out/child"));
  await vi.waitFor(() => expect(identify(child)).toBeUndefined(), slow);
});

test("k20-cancel", async () => {
  const folder = makeFolder("k20-cancel");
  const stop = new AbortController();
  const running = runCase(folder, "workflow.yaml", {
    stop: { soon: stop.signal, now: new AbortController().signal },
  });
  await Promise.all(["00000", "00001"].map((item) => ready(folder, "s", item, 1)));
  stop.abort();
  const { exit, events, result } = await running;
  expect(exit).toBe(130);
  expect(result?.outcome).toBe("cancelled");
  expect(finished(events)).toMatchObject([{ outcome: "cancelled" }, { outcome: "cancelled" }]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "step.finished", outcome: "cancelled", not_started: 2 }),
  );
  expect(events.some(({ type }) => type === "retry.scheduled")).toBe(false);
  for (const item of ["00000", "00001"]) {
    expect(read(result?.path ?? "", "steps/s", item, "1/stdout.log")).toContain("stopped");
  }
});

test("k20-cancel: a second signal ends a worker that ignores the first", async () => {
  const folder = makeFolder("k19-timeout");
  const [soon, now] = [new AbortController(), new AbortController()];
  const running = runCase(folder, "ignore.yaml", { stop: { soon: soon.signal, now: now.signal } });
  await ready(folder, "s", "single", 1);
  soon.abort();
  now.abort();
  expect(finished((await running).events)).toMatchObject([
    { outcome: "cancelled", signal: "SIGKILL" },
  ]);
});

test("k29-secret-masking", async () => {
  const folder = makeFolder("k29-secret-masking");
  const secret = 'k3y"with=odd&signs';
  vi.stubEnv("CONFORMANCE_API_KEY", secret);
  const { exit, events, result } = await runCase(folder);
  expect(exit).toBe(0);
  const path = result?.path ?? "";
  expect(read(path, "steps/s/single/1/stdout.log")).toBe("***\n");
  expect(read(path, "steps/s/single/1/stderr.log")).toBe("***\njson *** uri ***\n");
  expect(read(path, "outputs/out/out.txt")).toBe(secret);
  const codes = events.flatMap((event) => (event.type === "warning" ? [event.code] : []));
  expect(codes).toEqual(["secret-in-output"]);
  const elsewhere = filesBelow(join(folder, ".molfar")).filter(
    (name) => !/\/out(puts)?\//.test(name),
  );
  expect(elsewhere.length).toBeGreaterThan(5);
  const forms = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
  for (const name of elsewhere) {
    const text = read(folder, ".molfar", name);
    for (const form of [...forms, btoa(secret)]) expect(text.includes(form), name).toBe(false);
  }
});

test("k30-resume", async () => {
  const folder = makeFolder("k30-resume");
  vi.stubEnv("CONFORMANCE_API_KEY", "first value");
  const edit = (name: string, from: string, to: string) => {
    const text = read(folder, name);
    expect(text).toContain(from);
    writeFileSync(join(folder, name), text.replace(from, to));
  };
  /** What a resumed run did: `step item`, reused or run. */
  const resumed = async () => {
    const { exit, events } = await runCase(folder, "workflow.yaml", { resume: true });
    expect(exit).toBe(0);
    const done = (type: RunEvent["type"]) =>
      events.flatMap((event) =>
        event.type === type && "item" in event ? [`${event.step} ${event.item}`] : [],
      );
    return { reused: done("item.reused"), run: done("attempt.finished") };
  };

  expect((await runCase(folder)).exit).toBe(3);
  edit("items.txt", "bad", "b");
  expect(await resumed()).toEqual({ reused: ["s 0"], run: ["s 1", "s 2", "s 3", "r null"] });

  edit("definition.json", "To try it.", "To try it again.");
  vi.stubEnv("CONFORMANCE_API_KEY", "second value");
  expect(await resumed()).toEqual({ reused: ["s 0", "s 1", "s 2", "s 3", "r null"], run: [] });

  edit("items.txt", "c", "C");
  expect(await resumed()).toEqual({ reused: ["s 0", "s 1", "s 3"], run: ["s 2", "r null"] });

  edit("definition.json", '"each"', '"each", "more"');
  const { reused, run } = await resumed();
  expect(run).toEqual(["s 0", "s 1", "s 2", "s 3"]);
  // The outputs are the same bytes, and so is what comes after.
  expect(reused).toEqual(["r null"]);
});

test("k30-resume: an output that has changed since isn't taken over", async () => {
  const folder = makeFolder("k28-partial-failure");
  const { result } = await runCase(folder);
  writeFileSync(join(result?.path ?? "", "steps/s/00000/1/out/out.txt"), "other\n");
  const { events } = await runCase(folder, "workflow.yaml", { resume: true });
  expect(events.some(({ type }) => type === "item.reused")).toBe(false);
});
