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
