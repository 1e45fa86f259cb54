import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { virtualClock } from "../contract/clock.ts";
import { buildPatterns } from "../contract/masking.ts";
import { testFolder } from "../fixtures/test-folder.ts";
import { collectOutputs } from "./collect.ts";
import { EventLog } from "./event-log.ts";
import { RunFailure } from "./run-failure.ts";
import { outputFolderName, removeFolder, writeAll } from "./run-folder.ts";

const { inFolder } = testFolder(beforeEach);

test("the folder of an output is its name, percent-encoded", () => {
  expect(outputFolderName("chunk count")).toBe("chunk%20count");
  expect(outputFolderName("a/b")).toBe("a%2Fb");
});

test("a name that becomes too long for a folder is cut, and stays unlike all others", () => {
  const long = "\u7d50".repeat(29);
  const names = [long, `${long}\u679c`, `${long}\u7d50`].map(outputFolderName);
  for (const name of names) mkdirSync(inFolder(name));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(() => decodeURIComponent(name)).not.toThrow();
});

test("a folder with read-only folders in it is removed whole", () => {
  chmodSync(inFolder(), 0o777);
  asAnotherUser(() => {
    const inner = inFolder("tmp/cache");
    mkdirSync(inner, { recursive: true });
    writeFileSync(join(inner, "file"), "");
    chmodSync(inner, 0o500);
    removeFolder(inFolder("tmp"));
  });
  expect(existsSync(inFolder("tmp"))).toBe(false);
});

test.each([
  ["a file", "file", () => writeFileSync(inFolder("out.txt"), "", { mode: 0 })],
  ["a directory", "directory", () => mkdirSync(inFolder("out.txt"), { mode: 0 })],
] as const)("%s that a worker made unreadable is its own failure", async (_, kind, make) => {
  chmodSync(inFolder(), 0o777);
  const output = { name: "out", path: "out.txt", declaredPath: "out.txt", isCount: false };
  const collected = asAnotherUser(() => {
    make();
    return collectOutputs(inFolder(), [{ ...output, shape: { kind } }]);
  });
  await expect(collected).rejects.toMatchObject({
    code: "illegal-output",
    message: expect.stringMatching(
      /^The output 'out' can't be read \(EACCES: .*\): let the worker give its owner the right to read it\.$/,
    ),
  });
  chmodSync(inFolder("out.txt"), 0o700);
});

/** Root can read and remove everything, so the test runs as another user. */
function asAnotherUser<Result>(act: () => Result): Result {
  const own = process.geteuid?.();
  const isRoot = own === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return act();
  } finally {
    if (isRoot) process.seteuid?.(own);
  }
}

/** A disk that takes a few bytes at a time, and is full after `room` bytes. */
function disk(room: number) {
  const taken: number[] = [];
  const write = (_file: number, bytes: NodeJS.ArrayBufferView, from = 0) => {
    const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const piece = all.subarray(from ?? 0, Math.min((from ?? 0) + 3, room));
    taken.push(...piece);
    return piece.length;
  };
  return { taken, write: write as typeof import("node:fs").writeSync };
}

test("all bytes are written, however few the system takes at a time", () => {
  const { taken, write } = disk(Number.POSITIVE_INFINITY);
  writeAll(1, "ten bytes.", write);
  expect(Buffer.from(taken).toString()).toBe("ten bytes.");
});

test("what doesn't fit is an error, and never a shorter file", () => {
  expect(() => writeAll(1, "ten bytes.", disk(4).write)).toThrow("ENOSPC");
});

test("an event that can't be stored fails the log, and isn't heard", () => {
  const heard: string[] = [];
  const path = inFolder("events.ndjson");
  const log = new EventLog(path, "run", virtualClock(), buildPatterns([]), ({ type }) =>
    heard.push(type),
  );
  log.close();
  const none = { succeeded: 0, failed: 0, reused: 0, not_started: 0 };
  log.add({ type: "step.finished", step: "s", outcome: "skipped", ...none });
  expect(log.failed.reason).toBeInstanceOf(RunFailure);
  expect(log.failed.reason).toMatchObject({ code: "storage-failed" });
  expect(heard).toEqual([]);
});
