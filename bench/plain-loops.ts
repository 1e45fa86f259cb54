import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import type { Readable } from "node:stream";

/** Starts as many processes that do nothing as there are tasks, one in each lane at a time. */
export function startOnly(tasks: number): Promise<void> {
  return inLanes(tasks, async () => {
    await end(startNothing());
  });
}

/**
 * The same, with the files and folders that the contract promises for each task run, and nothing
 * else: no key, no masking, no limits, no timeout, no retry. A runner can't be faster.
 *
 * @param folder an empty one, for the files
 */
export function startWithFiles(tasks: number, folder: string): Promise<void> {
  const events = openSync(`${folder}/events.ndjson`, "a");
  const event = `${JSON.stringify({ v: 1, seq: 1, time: "", run: "", type: "attempt.started" })}\n`;
  const attempt = async (item: number) => {
    const path = `${folder}/steps/s/${item}/1`;
    const input = `${path}/in/ITEM_PATH`;
    mkdirSync(path, { recursive: true });
    for (const name of ["in", "out", "tmp"]) mkdirSync(`${path}/${name}`);
    mkdirSync(input);
    writeFileSync(`${input}/item`, `${item}`, { mode: 0o444 });
    for (const each of [input, `${path}/in`]) chmodSync(each, 0o555);
    const child = startNothing();
    writeSync(events, event);
    const streams = ["stdout", "stderr"].map((name) => openSync(`${path}/${name}.log`, "w"));
    await end(child);
    for (const stream of streams) closeSync(stream);
    for (const each of [input, `${path}/in`]) chmodSync(each, 0o700);
    rmdirSync(`${path}/tmp`);
    writeFileSync(`${path}/attempt.json.partial`, event);
    renameSync(`${path}/attempt.json.partial`, `${path}/attempt.json`);
    writeSync(events, event);
  };
  return inLanes(tasks, attempt).finally(() => closeSync(events));
}

async function inLanes(tasks: number, run: (task: number) => Promise<void>): Promise<void> {
  let started = 0;
  const lane = async () => {
    while (started < tasks) {
      started += 1;
      await run(started);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

function startNothing() {
  return spawn("true", [], {
    detached: true,
    env: { PATH: process.env.PATH },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function end(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  child.stdout.resume();
  child.stderr.resume();
  await once(child, "close");
}
