import { accessSync, constants, statSync } from "node:fs";
import { join } from "node:path";
import {
  byBytes,
  type CollectionKind,
  jsonItemFailure,
  LongLine,
  linesIn,
  listItemFailure,
  unpaddedNames,
} from "../contract/collections.ts";
import { limits } from "../limits.ts";
import type { PlannedInput } from "../wiring/plan.ts";
import { folderEntries, readPieces } from "./copy.ts";
import { RunFailure } from "./run-failure.ts";

/** One element of a collection: its bytes, or a file under its own name. */
export type Item = { bytes: Uint8Array } | { path: string; name: string };

/** A collection whose items have all been checked. They are read again one by one. */
export type Items = {
  count: number;
  each: () => Iterable<Item>;
  /** Two names that differ in the width of their digits. */
  unpadded?: [string, string];
};

const utf8 = new TextEncoder();

/**
 * Checks every item of a collection, so that none starts where a later one is broken.
 *
 * @param path of the file or directory;
 * @param count of a split task
 */
export function checkItems(
  input: PlannedInput,
  collection: CollectionKind,
  source: { path: string } | { count: number },
): Items {
  if ("count" in source) return counted(source.count);
  return collection === "sorted"
    ? sorted(source.path)
    : lined(source.path, input, collection === "jsonl" ? "jsonl" : "list");
}

function counted(count: number): Items {
  if (count > limits.items) throw tooMany(count);
  return {
    count,
    *each() {
      for (let index = 0; index < count; index += 1) yield { bytes: utf8.encode(String(index)) };
    },
  };
}

function sorted(folder: string): Items {
  const entries = folderEntries(folder, "bad-collection", "");
  if (entries.length > limits.items) throw tooMany(entries.length);
  const odd = entries.find((entry) => !entry.isFile());
  if (odd) {
    throw new RunFailure(
      "bad-collection",
      `'${odd.name}' in the directory isn't a regular file: only files can be items, so move it elsewhere.`,
    );
  }
  for (const { name } of entries) throwIfUnreadable(join(folder, name), name);
  const names = entries.map(({ name }) => name).sort(byBytes);
  const unpadded = unpaddedNames(names);
  return {
    count: names.length,
    *each() {
      for (const name of names) yield { path: join(folder, name), name };
    },
    ...(unpadded && { unpadded }),
  };
}

function throwIfUnreadable(path: string, name: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RunFailure(
      "bad-collection",
      `'${name}' in the directory can't be read (${why}): change its permissions.`,
    );
  }
}

function lined(path: string, { shape }: PlannedInput, kind: "list" | "jsonl"): Items {
  const target = shape.kind === "parameter" ? { parameter: shape.type } : ("file" as const);
  const version = fileVersion(path);
  let count = 0;
  for (const line of fileLines(path, version)) {
    const failure =
      kind === "jsonl" ? jsonItemFailure(line, count) : listItemFailure(line, count, target);
    if (failure) throw new RunFailure(failure.code, failure.message);
    count += 1;
    if (count > limits.items) throw tooMany(count);
  }
  return {
    count,
    *each() {
      // A copy, because the file is read on while the item is used.
      for (const line of fileLines(path, version)) yield { bytes: Buffer.from(line) };
    },
  };
}

/** What differs once a file has been written to, or another one is in its place. */
function fileVersion(path: string): string {
  const { ino, size, mtimeMs } = statSync(path);
  return `${ino} ${size} ${mtimeMs}`;
}

/** @throws RunFailure where the file isn't the version whose lines were checked */
function* fileLines(path: string, version: string): Generator<Uint8Array> {
  try {
    yield* linesIn(piecesOf(path, version));
  } catch (error) {
    if (!(error instanceof LongLine)) throw error;
    throw new RunFailure("bad-item", `${error.message} Divide it, or pass files.`);
  }
}

function* piecesOf(path: string, version: string): Generator<Uint8Array> {
  for (const piece of readPieces(path)) {
    if (fileVersion(path) !== version) throw collectionChanged();
    yield piece;
  }
}

/** The failure of a step whose collection isn't any more what was checked. */
export function collectionChanged(): RunFailure {
  return new RunFailure("bad-collection", "The collection changed while it was read: run again.");
}

function tooMany(count: number): RunFailure {
  return new RunFailure(
    "too-many-items",
    `The collection has ${count > limits.items ? `more than ${limits.items}` : count} items: divide it into smaller ones.`,
  );
}
