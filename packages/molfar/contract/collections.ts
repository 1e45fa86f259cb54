import { limits } from "../limits.ts";
import type { Failure } from "./failures.ts";
import { lastSegment } from "./paths.ts";
import { decoded, joinedBytes, readValue, type ValueType } from "./values.ts";

/** How a collection is divided into items. */
export const collectionKinds = ["list", "sorted", "jsonl", "count"] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** The target of a list item: a parameter of a type, or a file. */
export type ItemTarget = { parameter: ValueType } | "file";

/** The order of file names by their UTF-8 bytes, which is the same on every system. */
export function byBytes(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** UTF-16 puts surrogates before U+E000; their characters come after it in UTF-8. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/**
 * Two names that differ in their digits only, and in how many digits those have: `2` and `10` sort
 * as `10`, `2`.
 */
export function unpaddedNames(names: Iterable<string>): [string, string] | undefined {
  const known = new Map<string, { name: string; widths: string }>();
  for (const name of names) {
    const pattern = name.replace(/[0-9]+/g, "#");
    if (!pattern.includes("#")) continue;
    const widths = Array.from(name.matchAll(/[0-9]+/g), ([digits]) => digits.length).join();
    const other = known.get(pattern);
    if (!other) known.set(pattern, { name, widths });
    else if (other.widths !== widths) return [other.name, name];
  }
  return undefined;
}

/** Why a line of a list isn't a valid item for its target, if it isn't. */
export function listItemFailure(
  bytes: Uint8Array,
  index: number,
  target: ItemTarget,
): Failure | undefined {
  if (target === "file") {
    if (decoded(bytes) !== undefined) return undefined;
    return {
      code: "bad-collection",
      message: `Line ${index + 1} is not valid UTF-8: save the list as UTF-8.`,
    };
  }
  const reading = readValue(bytes, target.parameter);
  if (reading.ok) return undefined;
  const code = decoded(bytes) === undefined ? "bad-collection" : "bad-item";
  return {
    code,
    message: `Line ${index + 1} isn't a ${target.parameter}: ${reading.reason}. Correct the line.`,
  };
}

/** Why a line isn't a valid item of a JSONL collection, if it isn't: each holds one JSON object. */
export function jsonItemFailure(bytes: Uint8Array, index: number): Failure | undefined {
  const refused = (problem: string): Failure => ({
    code: "bad-item",
    message: `Line ${index + 1} ${problem}: write one JSON object on each line.`,
  });
  const text = decoded(bytes);
  if (text === undefined) return refused("is not valid UTF-8");
  if (text.trim() === "") return refused("is empty");
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return undefined;
    return refused("is JSON, but no object");
  } catch {
    return refused("isn't JSON");
  }
}

// How the results of a step in parallel mode are named in the directories that gather them.

/** The least digits in a gathered name. */
const minWidth = 5;

/** The digits that every gathered name of a collection has. */
export function indexWidth(items: number): number {
  return Math.max(minWidth, String(Math.max(items - 1, 0)).length);
}

/** An index with as many digits as the names of its collection have: `00007`. */
export function paddedIndex(index: number, items: number): string {
  return String(index).padStart(indexWidth(items), "0");
}

/**
 * The ending that a gathered file keeps: the last dot of the last segment and what follows, with
 * `.tar` before it. A name whose only dot is its first character has none.
 */
export function fileExtension(path: string): string {
  const name = lastSegment(path);
  const dot = name.lastIndexOf(".");
  if (dot <= 0 || dot === name.length - 1) return "";
  const before = name.slice(0, dot);
  const hasTar = before.length > 4 && before.toLowerCase().endsWith(".tar");
  return name.slice(hasTar ? dot - 4 : dot);
}

/**
 * The name of one result in a gathered directory: the padded index, with the ending of a file.
 *
 * @param path of the output artifact; absent for parameters and directories, which have no ending
 */
export function gatheredName(index: number, items: number, path: string | undefined): string {
  return (
    paddedIndex(index, items) +
    (path === undefined || path.endsWith("/") ? "" : fileExtension(path))
  );
}

const lf = 0x0a;
const cr = 0x0d;

/** A line that is longer than any item may be. */
export class LongLine extends Error {
  /** From 0. */
  readonly index: number;

  constructor(index: number) {
    super(`Line ${index + 1} has more than ${limits.item} bytes.`);
    this.index = index;
  }
}

/**
 * The lines of a text that comes in pieces. A line ends at LF or at the end; one CR directly before
 * the LF belongs to the line break. Nothing else separates, and a final LF starts no further line.
 * Throws a `LongLine` where a line is longer than an item may be. A line is valid until the next
 * one is requested, because it may be part of a chunk.
 */
export function* linesIn(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let begun: Uint8Array[] = [];
  let length = 0;
  let index = 0;
  for (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(lf); end !== -1; end = piece.indexOf(lf, start)) {
      length += end - start;
      if (length > limits.item) throw new LongLine(index);
      yield withoutCr(joined([...begun, piece.subarray(start, end)]));
      [begun, length, start] = [[], 0, end + 1];
      index += 1;
    }
    if (start === piece.length) continue;
    // A copy, because the caller may reuse the buffer.
    begun.push(piece.slice(start));
    length += piece.length - start;
    if (length > limits.item) throw new LongLine(index);
  }
  if (length > 0) yield joined(begun);
}

function withoutCr(line: Uint8Array): Uint8Array {
  return line.at(-1) === cr ? line.subarray(0, -1) : line;
}

/** Most lines are in one piece, which needn't be copied. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  return parts.length === 1 && only ? only : joinedBytes(parts);
}
