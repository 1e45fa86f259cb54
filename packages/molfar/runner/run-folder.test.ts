import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { caseFolder, runCase } from "../conformance/run-case.ts";
import { virtualClock } from "../contract/clock.ts";
import { buildPatterns } from "../contract/masking.ts";
import { testFolder } from "../fixtures/test-folder.ts";
import { collectOutputs } from "./collect.ts";
import { copyFolderHashed, hashFolder } from "./copy.ts";
import { EventLog } from "./event-log.ts";
import { identify } from "./processes.ts";
import { RunFailure, RunRefused } from "./run-failure.ts";
import { outputFolderName, RunFolder, removeFolder, writeAll } from "./run-folder.ts";
import { holdRun, releaseRun } from "./run-record.ts";
import { stageInput } from "./stage.ts";

const { inFolder, read, write } = testFolder(beforeEach);

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

test("a name with half a character has a folder, unlike that of another half", () => {
  const names = ["a\ud800", "a\ud801", "a\ufffd"].map(outputFolderName);
  expect(new Set(names).size).toBe(3);
});

test.each([
  [".molfar without a .gitignore gets one", ".molfar", [], "*\n"],
  [".molfar keeps its own", ".molfar", ["!runs\n"], "!runs\n"],
  ["another one gets none", "mine", [], undefined],
] as const)("of folders for runs that were there, %s", (_, dir, own, after) => {
  mkdirSync(inFolder(dir));
  const rules = `${dir}/.gitignore`;
  for (const each of own) write(rules, each);
  RunFolder.create(inFolder(dir), 0);
  expect(existsSync(inFolder(rules)) ? read(rules) : undefined).toBe(after);
});

test("every directory of a run and of its resume is the owner's only, except what a worker made", async () => {
  const folder = caseFolder("k25-gather", onTestFinished);
  for (const resume of [undefined, true] as const) {
    const { result } = await runCase(folder, "workflow.yaml", resume && { resume });
    const path = result?.path ?? "";
    const folders = globSync("**/", { cwd: path }).filter((each) => !each.includes("/out/"));
    expect(folders).toContain("outputs/tree/00000/inner");
    const mode = (each: string) => statSync(join(path, each)).mode & 0o777;
    expect(folders.filter((each) => mode(each) !== 0o700)).toEqual([]);
  }
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

test("every user can read an input, whatever the caller's umask", async () => {
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  mkdirSync(inFolder("tree"));
  for (const name of ["file", "tree/file"]) write(name, "text");
  const shape = { kind: "file" } as const;
  const source = { kind: "value", value: "" } as const;
  const sources = [
    { bytes: new Uint8Array(1) },
    { path: inFolder("file") },
    { folder: inFolder("tree") },
  ];
  for (const [index, bytes] of sources.entries()) {
    const input = { name: "a", variable: `A_${index}`, fileName: "a", shape, source };
    await stageInput(inFolder(), input, bytes);
  }
  const modes = ["A_0/a", "A_1/a", "A_2/a", "A_2/a/file"].map(
    (path) => statSync(inFolder(path)).mode & 0o777,
  );
  expect(modes).toEqual([0o444, 0o444, 0o555, 0o444]);
});

/** A disk that takes a few bytes at a time, and is full after `room` bytes. */
function disk(room: number) {
  const taken: number[] = [];
  const writeSome = (_file: number, bytes: NodeJS.ArrayBufferView, from = 0) => {
    const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const piece = all.subarray(from ?? 0, Math.min((from ?? 0) + 3, room));
    taken.push(...piece);
    return piece.length;
  };
  return { taken, write: writeSome as typeof import("node:fs").writeSync };
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

/** A directory with a file in it, and these directories. */
function makeTree(name: string, ...directories: readonly string[]): string {
  const path = inFolder(name);
  mkdirSync(path);
  writeFileSync(join(path, "a.txt"), "one\n");
  for (const each of directories) mkdirSync(join(path, each), { recursive: true });
  return path;
}

test("an empty directory is part of the hash of the directory that it's in", async () => {
  const without = await hashFolder(makeTree("without"));
  const one = await hashFolder(makeTree("one", "b/c"));
  const other = await hashFolder(makeTree("other", "b/d"));
  expect(new Set([without.sha256, one.sha256, other.sha256]).size).toBe(3);
});

test("a copy has the hash of its source, empty directories included", async () => {
  const tree = makeTree("tree", "b/c");
  const copy = inFolder("copy");
  expect(await copyFolderHashed(tree, copy)).toEqual(await hashFolder(tree));
  expect(await hashFolder(copy)).toEqual(await hashFolder(tree));
});

/** Whether the file system of this machine takes such names; macOS refuses them. */
const takesAnyName = process.platform === "linux";

test.runIf(takesAnyName)(
  "a name that isn't UTF-8 is refused, and shown with its bytes",
  async () => {
    const tree = makeTree("tree", "inner");
    const name = Buffer.concat([Buffer.from(join(tree, "inner/caf")), Buffer.from([0xe9])]);
    writeFileSync(name, "");
    const sentence = "The name 'caf\\xe9' in the directory 'inner' isn't UTF-8: rename it.";
    await expect(hashFolder(tree)).rejects.toThrow(sentence);
    await expect(copyFolderHashed(tree, inFolder("copy"))).rejects.toThrow(sentence);
  },
);

test("a name may hold the replacement character", async () => {
  const tree = makeTree("tree");
  writeFileSync(join(tree, "a\ufffd"), "");
  await expect(hashFolder(tree)).resolves.toMatchObject({ bytes: 4 });
});

const heldBy = (holder: unknown) => write("lock.json", JSON.stringify(holder));

test("a run that no process holds is held, and free again once it's released", () => {
  expect(holdRun(inFolder())).toEqual({ wasStale: false });
  expect(JSON.parse(read("lock.json"))).toEqual(identify(process.pid));
  releaseRun(inFolder());
  expect(readdirSync(inFolder())).toEqual([]);
});

test.each([
  ["another process", process.ppid],
  ["this process", process.pid],
])("a run that %s holds is refused, with its number", (_, pid) => {
  heldBy(identify(pid));
  expect(() => holdRun(inFolder())).toThrow(RunRefused);
  expect(() => holdRun(inFolder())).toThrow(`process ${pid}`);
});

test.each([
  ["of a process that is gone", { pid: 2 ** 22 + 1, started: "1" }],
  ["of an earlier process with the same number", { pid: process.ppid, started: "earlier" }],
  ["that was never written whole", ""],
])("a lock %s is taken over", (_, holder) => {
  heldBy(holder);
  expect(holdRun(inFolder())).toEqual({ wasStale: true });
  expect(readdirSync(inFolder())).toEqual(["lock.json"]);
});
