import { isUtf8 } from "node:buffer";
import { createHash, hash } from "node:crypto";
import {
  closeSync,
  constants,
  copyFileSync,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  type Stats,
} from "node:fs";
import { copyFile, open } from "node:fs/promises";
import { join } from "node:path";
import { byBytes } from "../contract/collections.ts";
import type { OutputDigest } from "../contract/events.ts";
import type { FailureCode } from "../contract/failures.ts";
import { limits } from "../limits.ts";
import { RunFailure } from "./run-failure.ts";
import { makeFolder } from "./run-folder.ts";

/** A larger file is read and copied in the background, so that signals are handled meanwhile. */
const inOneGo = 1_048_576;

/** Copies a file, by reference where the file system can, and gives the hash of the copy. */
export async function copyHashed(from: string, to: string): Promise<OutputDigest> {
  const bytes = regularFile(from).size;
  if (bytes > inOneGo) await copyFile(from, to, constants.COPYFILE_FICLONE);
  else copyFileSync(from, to, constants.COPYFILE_FICLONE);
  return hashFile(to);
}

/** The hash of a regular file; a link in its place isn't followed, and a FIFO isn't waited for. */
export async function hashFile(path: string): Promise<OutputDigest> {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) throw notRegular(path);
    if (stats.size <= inOneGo) {
      const bytes = readFileSync(file);
      return { sha256: sha256(bytes), bytes: bytes.length };
    }
  } finally {
    closeSync(file);
  }
  return hashLarge(path);
}

async function hashLarge(path: string): Promise<OutputDigest> {
  const whole = createHash("sha256");
  let bytes = 0;
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  for await (const piece of handle.createReadStream()) {
    whole.update(piece);
    bytes += piece.length;
  }
  return { sha256: whole.digest("hex"), bytes };
}

/** The regular files below a folder, by their paths in it, in the order of their bytes. */
export function filesBelow(folder: string): string[] {
  return leavesBelow(folder).filter((path) => !path.endsWith("/"));
}

/** The same with the empty folders, whose paths end in `/`. */
function leavesBelow(folder: string): string[] {
  const leaves: string[] = [];
  const folders = [{ path: "", depth: 0 }];
  let entries = 0;
  for (let next = folders.pop(); next; next = folders.pop()) {
    if (next.depth > limits.directoryDepth) {
      throw new RunFailure(
        "illegal-output",
        `The directory '${folder}' has more than ${limits.directoryDepth} levels: use fewer.`,
      );
    }
    const where = ` '${next.path === "" ? folder : next.path}'`;
    const inner = folderEntries(join(folder, next.path), "illegal-output", where);
    if (inner.length === 0 && next.path !== "") leaves.push(`${next.path}/`);
    for (const entry of inner) {
      entries += 1;
      if (entries > limits.outputEntries) {
        throw new RunFailure(
          "illegal-output",
          `The directory '${folder}' has more than ${limits.outputEntries} entries: use fewer.`,
        );
      }
      const path = next.path === "" ? entry.name : `${next.path}/${entry.name}`;
      if (entry.isDirectory()) folders.push({ path, depth: next.depth + 1 });
      else if (entry.isFile()) leaves.push(path);
      else {
        throw new RunFailure(
          "illegal-output",
          `'${join(folder, path)}' is ${describeKind(entry)}: use regular files and directories only.`,
        );
      }
    }
  }
  return leaves.sort(byBytes);
}

/** Copies a folder of regular files; the hash is that of the list of its paths and hashes. */
export async function copyFolderHashed(from: string, to: string): Promise<OutputDigest> {
  const leaves = leavesBelow(from);
  makeFolder(to);
  copyFolders(from, to);
  return combineDigests(leaves, (path) => copyHashed(join(from, path), join(to, path)));
}

/** The hash that `copyFolderHashed` gives for the same content. */
export async function hashFolder(folder: string): Promise<OutputDigest> {
  return combineDigests(leavesBelow(folder), (path) => hashFile(join(folder, path)));
}

async function combineDigests(
  paths: readonly string[],
  digest: (path: string) => Promise<OutputDigest>,
): Promise<OutputDigest> {
  const whole = createHash("sha256");
  let sum = 0;
  for (const path of paths) {
    if (path.endsWith("/")) {
      whole.update(`${path}\0`);
      continue;
    }
    const { sha256: each, bytes } = await digest(path);
    whole.update(`${each} ${path}\0`);
    sum += bytes;
  }
  return { sha256: whole.digest("hex"), bytes: sum };
}

/** Recreates the folders below one, including empty ones. */
function copyFolders(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    makeFolder(join(to, entry.name));
    copyFolders(join(from, entry.name), join(to, entry.name));
  }
}

function regularFile(path: string): Stats {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) throw notRegular(path);
    return stats;
  } finally {
    closeSync(file);
  }
}

/** The kind of something that isn't a file or a directory, with its article. */
export function describeKind(
  entry: Pick<Dirent, "isSymbolicLink" | "isFIFO" | "isSocket">,
): string {
  if (entry.isSymbolicLink()) return "a link";
  if (entry.isFIFO()) return "a FIFO";
  return entry.isSocket() ? "a socket" : "a device";
}

function notRegular(path: string): RunFailure {
  return new RunFailure("illegal-output", `'${path}' isn't a regular file.`);
}

/** In hexadecimal. A text is read as UTF-8. */
export function sha256(bytes: Uint8Array | string): string {
  return hash("sha256", bytes);
}

/**
 * What is in a folder. Node gives a name that isn't UTF-8 with other bytes, under which there is no
 * such file, or another one.
 *
 * @param code of the failure
 * @param where the folder, for the sentence: such as ` 'inner'`, or nothing where it's clear
 * @throws RunFailure where a name isn't UTF-8
 */
export function folderEntries(path: string, code: FailureCode, where: string): Dirent[] {
  const entries = readdirSync(path, { withFileTypes: true });
  if (!entries.some(({ name }) => name.includes("\ufffd"))) return entries;
  const bad = readdirSync(path, { encoding: "buffer" }).find((name) => !isUtf8(name));
  if (!bad) return entries;
  const shown = bad.toString("latin1").replace(/[^ -~]/g, hexEscape);
  throw new RunFailure(
    code,
    `The name '${shown}' in the directory${where} isn't UTF-8: rename it.`,
  );
}

function hexEscape(byte: string): string {
  return `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

/** The bytes of a file in pieces, each of which is valid until the next one is requested. */
export function* readPieces(path: string): Generator<Uint8Array> {
  const file = openSync(path, "r");
  const piece = new Uint8Array(65_536);
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      yield piece.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}
