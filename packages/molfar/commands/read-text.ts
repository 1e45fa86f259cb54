import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

type Unread = { ok: false; problem: string; isTooLong: boolean };

/** A text from a file, or why it could not be read. */
export type TextReading = { ok: true; text: string } | Unread;

/** Reads a file of UTF-8, unless it has more bytes than are checked anyway. */
export function readText(path: string, most: number): TextReading {
  const reading = readBytes(path, most);
  if (!reading.ok) return reading;
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(reading.bytes) };
  } catch {
    return { ok: false, problem: "it isn't UTF-8", isTooLong: false };
  }
}

/**
 * Reads at most one byte more than is allowed, because a device, a pipe and some files of the
 * system have no size to look at first.
 */
export function readBytes(path: string, most: number): { ok: true; bytes: Uint8Array } | Unread {
  const refuse = (problem: string, isTooLong = false) =>
    ({ ok: false, problem, isTooLong }) as const;
  let file: number | undefined;
  try {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = fstatSync(file);
    if (!stats.isFile()) return refuse("it isn't a regular file");
    if (stats.size > most) return refuse(`it has more than ${most} bytes`, true);
    const bytes = Buffer.alloc(most + 1);
    let length = 0;
    while (length < bytes.length) {
      const read = readSync(file, bytes, length, bytes.length - length, null);
      if (read === 0) break;
      length += read;
    }
    if (length > most) return refuse(`it has more than ${most} bytes`, true);
    return { ok: true, bytes: bytes.subarray(0, length) };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
