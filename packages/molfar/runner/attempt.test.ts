import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildPatterns } from "../contract/masking.ts";
import { limits } from "../limits.ts";
import { Capture } from "./attempt.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "molfar-capture-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const utf8 = new TextEncoder();

/** The last lines of what was printed, with a secret to mask. */
function lastLines(...pieces: readonly string[]): string {
  const capture = new Capture(join(folder, "log"), buildPatterns(["a secret value"]));
  for (const piece of pieces) capture.add(utf8.encode(piece));
  return capture.end();
}

test("the last lines are those that were printed last, also beyond what is stored", () => {
  const much = "x".repeat(limits.stream);
  expect(lastLines(much, much, "\nfirst\n", "the reason\n")).toMatch(/\nfirst\nthe reason$/);
  expect(statSync(join(folder, "log")).size).toBe(limits.stream + "\n[molfar: truncated]\n".length);
});

test("a secret is masked in the last lines, also beyond what is stored", () => {
  const much = "x".repeat(limits.stream + 1);
  expect(lastLines(much, "\nit was a sec", "ret value\n")).toMatch(/\nit was \*\*\*$/);
});

test("the last lines are at most as many and as long as the limits say", () => {
  const lines = Array.from({ length: limits.quotedLines + 5 }, (_, index) => `line ${index}`);
  expect(lastLines(lines.join("\n")).split("\n")).toEqual(lines.slice(5));
  const long = lastLines("é".repeat(limits.quotedBytes));
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(limits.quotedBytes);
});

test("text that is cut begins with a whole character", () => {
  expect(lastLines("é".repeat(limits.quotedBytes), "x")).toMatch(/^é+x$/);
});
