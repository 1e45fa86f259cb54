import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";
import { readText } from "./read-text.ts";

const { inFolder } = testFolder(beforeEach);

test("a file is read up to its limit", () => {
  const path = inFolder("text");
  writeFileSync(path, "four");
  expect(readText(path, 4)).toEqual({ ok: true, text: "four", bytes: Buffer.from("four") });
  expect(readText(path, 3)).toMatchObject({ ok: false, isTooLong: true });
});

test("a file that gives no size is read up to its limit", () => {
  expect(readText("/proc/self/status", 100)).toMatchObject({ ok: false, isTooLong: true });
});

test("a file that isn't UTF-8 is refused", () => {
  const path = inFolder("text");
  writeFileSync(path, Buffer.from([0xff]));
  expect(readText(path, 4)).toMatchObject({ ok: false, problem: "it isn't UTF-8" });
});

test("a device, a pipe and a folder are refused at once", () => {
  const pipe = inFolder("pipe");
  execFileSync("sh", ["-c", 'mkfifo "$0"', pipe]);
  for (const path of ["/dev/zero", pipe, inFolder()]) {
    const refused = { ok: false, problem: "it isn't a regular file", isTooLong: false };
    expect(readText(path, 4)).toEqual(refused);
  }
});
