/** A JSON pointer (RFC 6901) from the keys that lead to a value. */
export function pointer(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${escapeKey(String(key))}`).join("");
}

/** The pointer one level up, or undefined for the whole. */
export function parentOf(path: string): string | undefined {
  const end = path.lastIndexOf("/");
  return end === -1 ? undefined : path.slice(0, end);
}

/** The first key of a pointer and the pointer that remains; an empty key for the whole. */
export function splitFirst(path: string): { first: string; rest: string } {
  const end = path.indexOf("/", 1);
  const first = end === -1 ? path.slice(1) : path.slice(1, end);
  return { first: unescapeKey(first), rest: end === -1 ? "" : path.slice(end) };
}

/** A key as it is written within a pointer. */
export function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A key as it was before it was written within a pointer. */
export function unescapeKey(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}
