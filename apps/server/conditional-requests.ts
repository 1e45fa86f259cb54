/** The requested part of a body. `start` and `end` are byte offsets, both included. */
export type Part =
  | { kind: "whole" }
  | { kind: "part"; start: number; end: number }
  | { kind: "unsatisfiable" };

const whole = { kind: "whole" } as const;

/**
 * Reads a Range header for a body of `size` bytes. A header that is malformed, in another unit or
 * asks for several ranges is ignored, as RFC 9110 (14.2) allows, and the whole file is sent.
 */
export function readRange(header: string | undefined, size: number): Part {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return whole;
  // '-500': the last 500 bytes.
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return whole;
  return start < size && start <= end ? { kind: "part", start, end } : { kind: "unsatisfiable" };
}

/**
 * Whether the copy that an If-Range header names is still the current one, so that a part of it may
 * be sent. A date never is, because our answers don't have one to compare with.
 */
export function ifRangeHolds(header: string | undefined, etag: string): boolean {
  return header === undefined || header.trim() === etag;
}

/** Whether an If-None-Match header (a list of tags, weak or strong, or `*`) names this ETag. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  // Proxies that recompress turn tags weak, so the mark is left out of the comparison.
  return [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/**
 * Whether a request holds only for a state of the file that is not the current one (RFC 9110,
 * 13.2.2): If-Match names other tags, or without it, If-Unmodified-Since is before `modified`, in
 * milliseconds. A date that cannot be read is ignored.
 */
export function isOutdated(
  header: (name: string) => string | undefined,
  etag: string,
  modified: number,
): boolean {
  const match = header("if-match");
  // A weak tag never matches here: bytes are to be the same, not just the meaning.
  if (match !== undefined) return match.trim() !== "*" && !strongTags(match).includes(etag);
  const since = Date.parse(header("if-unmodified-since") ?? "");
  return Math.floor(modified / 1000) * 1000 > since;
}

function strongTags(header: string): string[] {
  return [...header.matchAll(/(W\/)?("[^"]*")/g)].flatMap(([, weak, tag = ""]) =>
    weak ? [] : tag,
  );
}
