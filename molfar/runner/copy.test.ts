import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyFolderHashed, hashFolder } from "./copy.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "molfar-copy-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A directory with a file in it, and these directories. */
function makeTree(name: string, ...directories: readonly string[]): string {
  const path = join(folder, name);
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
  const copy = join(folder, "copy");
  expect(await copyFolderHashed(tree, copy)).toEqual(await hashFolder(tree));
  expect(await hashFolder(copy)).toEqual(await hashFolder(tree));
});
