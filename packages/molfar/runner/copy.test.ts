import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../fixtures/test-folder.ts";
import { copyFolderHashed, hashFolder } from "./copy.ts";

const { inFolder } = testFolder(beforeEach);

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
