import type { Keys, Part } from "../finding.ts";

/**
 * Where a value is, and everything in it, as offsets in the JSON text. A tree rather than a map of
 * paths: paths under a long key are long themselves, and engines hash long text by its length only.
 */
export type JsonPlace = {
  /** Of the key that introduces the value. */
  key?: number;
  value: number;
  inside?: Map<string, JsonPlace> | JsonPlace[];
};

/** The offset of a part of a JSON text. If the part is missing, its nearest parent's. */
export function offsetIn(whole: JsonPlace, keys: Keys, part: Part): number {
  let at = whole;
  for (const key of keys) {
    const { inside } = at;
    const next = Array.isArray(inside) ? inside[Number(key)] : inside?.get(String(key));
    if (!next) return at.value;
    at = next;
  }
  return part === "key" ? (at.key ?? at.value) : at.value;
}
