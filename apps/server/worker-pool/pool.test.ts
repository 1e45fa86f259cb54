import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { startPool, type WorkLimits } from "./pool.ts";

const saidShape = z.object({ said: z.union([z.string(), z.number()]) });

function ownPool(limits: Partial<WorkLimits> = {}, setup = "hello") {
  const pool = startPool({
    program: new URL("fixture-program.ts", import.meta.url),
    setup,
    read: (message) => saidShape.safeParse(message).data?.said,
    limits: {
      ...{ processes: 1, waiting: 8, waitMs: 30_000, runMs: 30_000, heapMb: 64 },
      ...limits,
    },
  });
  onTestFinished(pool.close);
  return pool;
}

test("a program is started once and answers many jobs", async () => {
  const pool = ownPool();
  const first = await pool.run("pid");
  expect(first).toEqual({ kind: "done", result: expect.any(Number) });
  expect(await Promise.all([pool.run("pid"), pool.run("pid")])).toEqual([first, first]);
});

test("as many jobs run at once as there are processes", async () => {
  const pool = ownPool({ processes: 2 });
  const spinning = new AbortController();
  void pool.run("spin", spinning.signal);
  expect(await pool.run("echo")).toEqual({ kind: "done", result: "hello" });
});

/** A pool with a process that is ready, and whose time passes only when the test says so. */
async function readyPool(limits: Partial<WorkLimits>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const pool = ownPool(limits);
  await pool.run("echo");
  return pool;
}

test("a job that takes too long is stopped, and the next one is answered", async () => {
  const pool = await readyPool({ runMs: 200 });
  const stopped = pool.run("spin");
  const next = pool.run("echo");
  vi.advanceTimersByTime(200);
  expect(await stopped).toEqual({ kind: "out of time" });
  expect(await next).toEqual({ kind: "done", result: "hello" });
});

test("an answer that was on its way when its job was stopped costs the next job nothing", async () => {
  const pool = await readyPool({ runMs: 100 });
  const stopped = pool.run("echo");
  const next = pool.run("echo");
  // This process is busy until the time of the first job is up. Its answer has come meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  vi.advanceTimersByTime(100);
  expect(await stopped).toEqual({ kind: "out of time" });
  expect(await next).toEqual({ kind: "done", result: "hello" });
});

test.each(["map", "array"])(
  "a job that outgrows the memory with one %s ends, and the next one is answered",
  async (task) => {
    const pool = ownPool();
    expect(await pool.run(task)).toEqual({ kind: "out of memory" });
    expect(await pool.run("echo")).toEqual({ kind: "done", result: "hello" });
  },
);

test.each(["throw", "nothing"])(
  "a job that fails by '%s' is told apart from both",
  async (task) => {
    const pool = ownPool();
    expect(await pool.run(task)).toEqual({ kind: "failed" });
    expect(await pool.run("echo")).toEqual({ kind: "done", result: "hello" });
  },
);

test("beyond the places to wait, a job is sent away at once", async () => {
  const pool = ownPool({ waiting: 2 });
  const jobs = [pool.run("echo"), pool.run("echo")];
  expect(await pool.run("echo")).toEqual({ kind: "busy" });
  expect(await Promise.all(jobs)).toEqual(Array(2).fill({ kind: "done", result: "hello" }));
});

test("a job that has waited too long is sent away", async () => {
  const pool = ownPool({ waitMs: 50 });
  await pool.run("echo");
  void pool.run("spin");
  expect(await pool.run("echo")).toEqual({ kind: "busy" });
});

test("a job whose client is gone gives up its place", async () => {
  const pool = ownPool();
  await pool.run("echo");
  void pool.run("spin");
  const gone = new AbortController();
  const waiting = pool.run("echo", gone.signal);
  gone.abort();
  expect(await waiting).toEqual({ kind: "cancelled" });
});

test("a job whose client was gone before it came isn't run", async () => {
  expect(await ownPool().run("echo", AbortSignal.abort())).toEqual({ kind: "cancelled" });
});

test("a program that cannot start is reported, and its jobs are sent away", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const pool = ownPool({}, "broken");
  expect(await pool.run("echo")).toEqual({ kind: "busy" });
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/"A process ended before it was ready.".*"fixture-program.ts"/)],
  ]);
});

test("a pool that is closed sends every job away", async () => {
  const pool = ownPool();
  const running = pool.run("echo");
  pool.close();
  pool.close();
  expect(await running).toEqual({ kind: "busy" });
  expect(await pool.run("echo")).toEqual({ kind: "busy" });
});
