import type { Failure } from "./failures.ts";
import { decoded, readValue, type ValueType } from "./values.ts";

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
