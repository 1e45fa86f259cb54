import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Engine } from "@yno/tools/containers/room";
import { beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
import {
  caseFiles,
  caseFolder,
  caseIds,
  differences,
  readCase,
  runCase,
} from "../../conformance/run-case.ts";
import { virtualClock } from "../../contract/clock.ts";
import type { RunEvent } from "../../contract/events.ts";
import type { Executor } from "../../runner/executor.ts";
import { askEngine, containerExecutor, unprivileged } from "../../runner/executors/container.ts";
import { containersOf, roomClient } from "./client.ts";
import { kitImage } from "./setup.ts";

const read = (...path: readonly string[]) => readFileSync(join(...path), "utf8");
const slow = { timeout: 50_000, interval: 20 };

const finished = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.type === "attempt.finished" ? [event] : []));

/** Lets `docker` and `podman` be those of these tests, in the test that runs. */
export function enterRoom(): void {
  for (const [name, value] of Object.entries(inject("containers").env)) vi.stubEnv(name, value);
}

/** Registers the tests of the conformance kit in an engine: every case with a worker. */
export function testKit(engine: Engine): void {
  beforeEach(enterRoom);
  const makeFolder = (id: string) => caseFolder(id, onTestFinished);
  const ids: string[] = [];
  const runHere: typeof runCase = async (...given) => {
    const ended = await runCase(...given);
    if (ended.result) ids.push(basename(ended.result.path));
    return ended;
  };

  /** Runs the scripts of a case in turn, the last one for all further attempts. */
  const kitExecutor =
    (id: string, scripts: readonly string[] = ["worker.sh"]) =>
    () => {
      const executor = containerExecutor({
        ...{ ...roomClient(engine), uid: unprivileged, gid: unprivileged, network: "none" },
      });
      let next = 0;
      const start: Executor["start"] = (given) => {
        const script = scripts[Math.min(next, scripts.length - 1)] ?? "";
        next += 1;
        const reference = kitImage(`${id}/${script}`);
        return executor.start({
          ...given,
          image: { ...given.image, start: { reference, volumes: [] } },
        });
      };
      return { ...executor, start };
    };

  /** Once a worker has said that it is ready. */
  const ready = (folder: string, item: string, attempt: number) =>
    vi.waitFor(() => {
      const runs = join(folder, ".molfar/runs");
      const [run = ""] = readdirSync(runs);
      expect(read(runs, run, "steps/s", item, String(attempt), "stdout.log")).toContain("ready");
    }, slow);

  for (const id of caseIds) {
    const { runs } = readCase(id);
    if (!runs || !caseFiles(id).has("worker.sh")) continue;
    test(id, async () => {
      const folder = makeFolder(id);
      for (const expected of runs) {
        const { workflow, keepGoing = false, scripts } = expected;
        const executor = kitExecutor(id, scripts);
        const run = await runHere(folder, workflow, { keepGoing, executor });
        const outputs = { ...expected.outputs, ...expected.imageOutputs };
        expect(differences(run, { ...expected, outputs }, folder)).toEqual([]);
      }
    });
  }

  test("k03-clean-environment", async () => {
    const folder = makeFolder("k03-clean-environment");
    vi.stubEnv("CANARY", "1");
    const executor = kitExecutor("k03-clean-environment");
    const { exit, result } = await runHere(folder, "workflow.yaml", { executor });
    expect(exit).toBe(0);
    const names = read(result?.path ?? "", "outputs/out/out.txt")
      .trim()
      .split("\n");
    const contract = ["HOME", "TMPDIR", "OUTPUT_PATH", "TEXT_PATH", "PATH"];
    const context = ["MOLFAR_ACCOUNT_ID", "MOLFAR_PIPELINE_ID", "MOLFAR_YNO_ACCESS_TOKEN"];
    // The engines and the shell add their own.
    const added = ["HOSTNAME", "TERM", "container", "PWD", "OLDPWD", "SHLVL", "_"];
    expect(names).toEqual(expect.arrayContaining([...contract, ...context]));
    expect([...contract, ...context, ...added]).toEqual(expect.arrayContaining(names));
  });

  test("k10-any-user", async () => {
    const executor = kitExecutor("k10-any-user");
    const { exit, result } = await runHere(makeFolder("k10-any-user"), "workflow.yaml", {
      executor,
    });
    expect(exit).toBe(0);
    expect(read(result?.path ?? "", "outputs/out/out.txt")).toBe(`${unprivileged}\n`);
  });

  test.each([
    ["ignore", 32_000],
    ["obey", 2_000],
  ])("k19-timeout: a worker that gets SIGTERM (%s) is timed out", async (name, duration) => {
    const folder = makeFolder("k19-timeout");
    const clock = virtualClock();
    const running = runHere(folder, `${name}.yaml`, {
      ...{ clock, executor: kitExecutor("k19-timeout") },
      listener: (event) => {
        if (event.type === "retry.scheduled") setImmediate(() => clock.advance(10_000));
      },
    });
    for (const attempt of [1, 2]) {
      await ready(folder, "single", attempt);
      clock.advance(2_000);
      if (name === "ignore") clock.advance(30_000);
    }
    const { exit, events } = await running;
    expect(exit).toBe(3);
    expect(finished(events)).toMatchObject([
      { outcome: "timed-out", code: "timed-out", duration_ms: duration },
      { outcome: "timed-out", attempt: 2, duration_ms: duration },
    ]);
  });

  test("k19-timeout: no process outlives the worker", async () => {
    const executor = kitExecutor("k19-timeout");
    const { exit, result } = await runHere(makeFolder("k19-timeout"), "child.yaml", { executor });
    expect(exit).toBe(0);
    expect(await containersOf(engine, basename(result?.path ?? ""))).toBe("");
  });

  test("k20-cancel", async () => {
    const folder = makeFolder("k20-cancel");
    const stop = new AbortController();
    const running = runHere(folder, "workflow.yaml", {
      executor: kitExecutor("k20-cancel"),
      stop: { soon: stop.signal, now: new AbortController().signal },
    });
    await Promise.all(["00000", "00001"].map((item) => ready(folder, item, 1)));
    stop.abort();
    const { exit, events, result } = await running;
    expect(exit).toBe(130);
    expect(finished(events)).toMatchObject([{ outcome: "cancelled" }, { outcome: "cancelled" }]);
    for (const item of ["00000", "00001"]) {
      expect(read(result?.path ?? "", "steps/s", item, "1/stdout.log")).toContain("stopped");
    }
  });

  test("k29-secret-masking", async () => {
    const secret = 'k3y"with=odd&signs';
    vi.stubEnv("CONFORMANCE_API_KEY", secret);
    const executor = kitExecutor("k29-secret-masking");
    const folder = makeFolder("k29-secret-masking");
    const { exit, result } = await runHere(folder, "workflow.yaml", { executor });
    expect(exit).toBe(0);
    expect(read(result?.path ?? "", "steps/s/single/1/stdout.log")).toBe("***\n");
    expect(read(result?.path ?? "", "outputs/out/out.txt")).toBe(secret);
  });

  test("k30-resume", async () => {
    const folder = makeFolder("k30-resume");
    vi.stubEnv("CONFORMANCE_API_KEY", "a value");
    const run = async (resume: boolean) => {
      const executor = kitExecutor("k30-resume");
      const { exit, events } = await runHere(folder, "workflow.yaml", {
        executor,
        ...(resume && { resume }),
      });
      const done = (type: RunEvent["type"]) =>
        events.flatMap((event) =>
          event.type === type && "item" in event ? [`${event.step} ${event.item}`] : [],
        );
      return { exit, reused: done("item.reused") };
    };
    expect((await run(false)).exit).toBe(3);
    expect(await run(true)).toEqual({ exit: 3, reused: ["s 0"] });
  });

  // Asked once, because each question starts the engine's program.
  test("no run leaves a container", async () => {
    const question = ["ps", "--all", "--format", "{{.Labels}}"];
    const { exitCode, stdout } = await askEngine(roomClient(engine), question);
    expect(exitCode).toBe(0);
    expect(ids.filter((id) => stdout.includes(id))).toEqual([]);
  });
}
