import { limits } from "./limits.ts";
import type { FindingCode } from "./rules.ts";
import { excerpt } from "./text/wording.ts";

/** A place in a text. Both count from 1; columns count UTF-16 units, as editors do. */
export type Place = { line: number; column: number };

/** A breach of one rule, at one place. */
export type Finding = {
  code: FindingCode;
  /**
   * Where in the definition, as a JSON pointer (RFC 6901), cut if it is long. The root is the empty
   * string.
   */
  path: string;
  /** Where in the text that was read, if there was one. */
  place?: Place;
  /** What is wrong, as a sentence. */
  problem: string;
  /** What to do about it, as a sentence. */
  remedy: string;
};

/** The first findings of a text, and how many there are beyond them. */
export type Findings = {
  /** At most `limits.findings`. */
  findings: readonly Finding[];
  /** Absent when these are all. */
  more?: number;
};

/** The keys that lead to a part of the definition. */
export type Keys = readonly (string | number)[];

/** Which of an entry is meant: the key that introduces it, or its value. */
export type Part = "key" | "value";

/** Where in the text that was read a part of the definition is. */
export type Locate = (keys: Keys, part: Part) => Place | undefined;

/** For definitions that did not come from a text. */
export const nowhere: Locate = () => undefined;

/** A finding, with its place if that is known. */
export function finding(
  code: FindingCode,
  keys: Keys,
  place: Place | undefined,
  problem: string,
  remedy: string,
): Finding {
  return { code, path: formatPath(keys), ...(place && { place }), problem, remedy };
}

/** A long key is cut before it is escaped, or each of many findings would take its time. */
function formatPath(keys: Keys): string {
  const cut = keys.map((key) => (typeof key === "string" ? key.slice(0, limits.excerpt) : key));
  return excerpt(pointer(...cut));
}

/** As many findings as an answer has room for: all, or the first of the text. */
export function firstFindings(all: Iterable<Finding>, uncounted = 0): Findings {
  const { first, more } = firstInText(all, uncounted);
  return { findings: first, ...(more > 0 && { more }) };
}

/** The same for the data of findings, so that sentences are only written when needed. */
export function firstInText<Item extends { place?: Place | undefined }>(
  all: Iterable<Item>,
  uncounted = 0,
): { first: Item[]; more: number } {
  let first: Item[] = [];
  let count = uncounted;
  for (const each of all) {
    first.push(each);
    count += 1;
    // From time to time, so that memory stays limited.
    if (first.length >= limits.findings * 2) first = inOrderOfText(first).slice(0, limits.findings);
  }
  if (first.length > limits.findings) first = inOrderOfText(first).slice(0, limits.findings);
  return { first, more: count - first.length };
}

/** The findings of several readings of one text, in its order. */
export function joinedFindings(...several: readonly Findings[]): Findings {
  const all = inOrderOfText(several.flatMap(({ findings }) => findings));
  const uncounted = several.reduce((sum, { more = 0 }) => sum + more, 0);
  return firstFindings(all, uncounted);
}

/** The order of the text; findings without a place come last, and ties keep their order. */
function inOrderOfText<Item extends { place?: Place | undefined }>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) =>
      (a.place?.line ?? Infinity) - (b.place?.line ?? Infinity) ||
      (a.place?.column ?? Infinity) - (b.place?.column ?? Infinity) ||
      0,
  );
}

/** A JSON pointer (RFC 6901) from the keys that lead to a value. */
export function pointer(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${escapeKey(String(key))}`).join("");
}

/** A key as it is written within a pointer. */
export function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A key as it was before it was written within a pointer. */
export function unescapeKey(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}
