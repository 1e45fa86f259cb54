import { mkdirSync, readdirSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";

const { inFolder, molfar, read, write } = testFolder(beforeEach, "words");

const graph = (...args: readonly string[]) => molfar(["graph", ...args]);

test("the graph is printed, or replaces a file whole", () => {
  const printed = graph("workflow.yaml");
  expect(printed).toMatchObject({ code: 0, error: "" });
  expect(printed.out).toMatch(
    /^<\?xml .*split: Split book.*count: Count words.*add: Add.*<\/svg>\n$/s,
  );
  write("book.svg", "old".repeat(10_000));
  const before = readdirSync(inFolder());
  expect(graph("workflow.yaml", "--out", "book.svg")).toEqual({ code: 0, out: "", error: "" });
  expect(read("book.svg")).toBe(printed.out);
  expect(readdirSync(inFolder())).toEqual(before);
});

test("a file is written under the longest name that file systems take", () => {
  const name = `${"x".repeat(251)}.svg`;
  expect(graph("workflow.yaml", "--out", name)).toEqual({ code: 0, out: "", error: "" });
  expect(readdirSync(inFolder())).toContain(name);
});

test("findings end with 1, and write nothing", () => {
  write("broken.yaml", "version: 2\n");
  const { code, out, error } = graph("broken.yaml", "--out", "broken.svg");
  expect([code, out]).toEqual([1, ""]);
  expect(error).toContain("broken.yaml:1:10 wrong-type");
  expect(readdirSync(inFolder())).not.toContain("broken.svg");
});

test.each([
  ["no file", [], "molfar graph takes one wiring file."],
  ["a file that isn't there", ["none.yaml"], "none.yaml couldn't be read: ENOENT"],
  [
    "a folder to write to",
    ["workflow.yaml", "--out", "taken"],
    "'taken' isn't a regular file: name another one with --out.",
  ],
  [
    "a folder that isn't there",
    ["workflow.yaml", "--out", "no/a.svg"],
    "'no/a.svg' couldn't be written: ENOENT",
  ],
  ["no name to write to", ["workflow.yaml", "--out", ""], "--out takes a file, not ''."],
])("%s ends with 2 and a sentence", (_, args, sentence) => {
  mkdirSync(inFolder("taken"));
  const { code, out, error } = graph(...args);
  expect([code, out]).toEqual([2, ""]);
  expect(error).toContain(sentence);
});
