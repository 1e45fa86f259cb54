import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";
import { decodeDockerfile, readDefinitionText, readText } from "./read-text.ts";

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

test("a Dockerfile may have bytes that aren't UTF-8, and JSON may not", () => {
  const path = inFolder("text");
  writeFileSync(path, Buffer.from("# caf\xe9\nFROM a", "latin1"));
  expect(readDefinitionText(path, 99)).toMatchObject({ ok: true, text: "# caf\ufffd\nFROM a" });
  writeFileSync(path, Buffer.from('{"name": "caf\xe9"}', "latin1"));
  expect(readDefinitionText(path, 99)).toMatchObject({ ok: false, problem: "it isn't UTF-8" });
});

test.each([
  ["\xe9\x94x", "\ufffd\ufffdx"],
  ["\xf0\x9f\x98", "\ufffd\ufffd\ufffd"],
  ["\xed\xa0\x80\xc0\x80", "\ufffd\ufffd\ufffd\ufffd\ufffd"],
  ["\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xff", "é€😀\ufffd"],
])("of the bytes %j, each that is in no character becomes one U+FFFD, as in Go", (bytes, text) => {
  expect(decodeDockerfile(Buffer.from(bytes, "latin1"))).toBe(text);
});

test("a device, a pipe and a folder are refused at once", () => {
  const pipe = inFolder("pipe");
  execFileSync("sh", ["-c", 'mkfifo "$0"', pipe]);
  for (const path of ["/dev/zero", pipe, inFolder()]) {
    const refused = { ok: false, problem: "it isn't a regular file", isTooLong: false };
    expect(readText(path, 4)).toEqual(refused);
  }
});
