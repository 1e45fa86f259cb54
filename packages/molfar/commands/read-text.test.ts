import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readText } from "./read-text.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "molfar-read-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file is read up to its limit", () => {
  const path = join(folder, "text");
  writeFileSync(path, "four");
  expect(readText(path, 4)).toEqual({ ok: true, text: "four", bytes: Buffer.from("four") });
  expect(readText(path, 3)).toMatchObject({ ok: false, isTooLong: true });
});

test("a file that gives no size is read up to its limit", () => {
  expect(readText("/proc/self/status", 100)).toMatchObject({ ok: false, isTooLong: true });
});

test("a file that isn't UTF-8 is refused", () => {
  const path = join(folder, "text");
  writeFileSync(path, Buffer.from([0xff]));
  expect(readText(path, 4)).toMatchObject({ ok: false, problem: "it isn't UTF-8" });
});

test("a device, a pipe and a folder are refused at once", () => {
  const pipe = join(folder, "pipe");
  execFileSync("sh", ["-c", 'mkfifo "$0"', pipe]);
  for (const path of ["/dev/zero", pipe, folder]) {
    const refused = { ok: false, problem: "it isn't a regular file", isTooLong: false };
    expect(readText(path, 4)).toEqual(refused);
  }
});
