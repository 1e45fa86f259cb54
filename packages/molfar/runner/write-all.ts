import { writeSync } from "node:fs";

/**
 * Writes all of the bytes where the file is, or throws. A nearly full disk takes a part of them
 * without an error; the next call then says that it's full.
 */
export function writeAll(file: number, text: Uint8Array | string, write = writeSync): void {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  for (let written = 0; written < bytes.length; ) {
    const more = write(file, bytes, written);
    if (more === 0) throw new Error("ENOSPC: nothing more could be written");
    written += more;
  }
}
