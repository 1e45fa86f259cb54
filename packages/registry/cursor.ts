/** A cursor is opaque to clients: it holds the name of the last entry that was answered. */
export function cursorAfter(name: string): string {
  return Buffer.from(`after ${name}`, "utf8").toString("base64url");
}

/** The name that a cursor holds; undefined when it isn't one of ours. */
export function readCursor(cursor: string): string | undefined {
  const name = /^after (.+)$/.exec(Buffer.from(cursor, "base64url").toString("utf8"))?.[1];
  // Decoding skips characters outside base64, so check that encoding again gives the same text.
  return name !== undefined && cursorAfter(name) === cursor ? name : undefined;
}
