import type { FindingCode } from "./rules.ts";

/** A place in a text. Both count from 1; columns count UTF-16 units, as editors do. */
export type Place = { line: number; column: number };

/** A breach of one rule, at one place. */
export type Finding = {
  code: FindingCode;
  /** Where in the definition, as a JSON pointer (RFC 6901). The whole is the empty text. */
  path: string;
  /** Where in the text that was read, if there was one. */
  place?: Place;
  /** What is wrong, as a sentence. */
  problem: string;
  /** What to do about it, as a sentence. */
  remedy: string;
};

/** Which of an entry is meant: the key that introduces it, or its value. */
export type Part = "key" | "value";

/** Where in the text that was read a part of the definition stands. */
export type PlaceOf = (path: string, part: Part) => Place | undefined;

/** For definitions that did not come from a text. */
export const nowhere: PlaceOf = () => undefined;

/** A finding, with its place if that is known. */
export function finding(
  code: FindingCode,
  path: string,
  place: Place | undefined,
  problem: string,
  remedy: string,
): Finding {
  return { code, path, ...(place && { place }), problem, remedy };
}

/** The order of the text; what has no place comes last, and equals keep their order. */
export function inOrderOfText(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      (a.place?.line ?? Infinity) - (b.place?.line ?? Infinity) ||
      (a.place?.column ?? Infinity) - (b.place?.column ?? Infinity) ||
      0,
  );
}
