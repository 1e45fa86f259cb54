import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { limits } from "../limits.ts";

type Unread = { ok: false; problem: string; isTooLong: boolean };

/**
 * A text from a file, or why it could not be read.
 *
 * @property bytes of the file, of which a byte order mark isn't in the text
 */
export type TextReading = { ok: true; text: string; bytes: Uint8Array } | Unread;

/** Reads a file of UTF-8, unless it has more bytes than are checked anyway. */
export function readText(path: string, most: number): TextReading {
  const reading = readBytes(path, most);
  return reading.ok ? decoded(reading.bytes) : reading;
}

/** Reads standard input until it ends, unless it has more bytes than are checked anyway. */
export async function readStandardInput(most: number): Promise<TextReading> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of process.stdin) {
    pieces.push(piece);
    length += piece.length;
    if (length > most) {
      return { ok: false, problem: `it has more than ${most} bytes`, isTooLong: true };
    }
  }
  return decoded(Buffer.concat(pieces));
}

function decoded(bytes: Uint8Array): TextReading {
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), bytes };
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
    const bytes = readUpTo(file, most + 1);
    if (bytes.length > most) return refuse(`it has more than ${most} bytes`, true);
    return { ok: true, bytes };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/**
 * The beginning of a regular file as text, in which anything that isn't UTF-8 is replaced. Undefined
 * where there's no such file. A link isn't followed, because a worker may have made it.
 */
export function readStart(
  path: string,
  most: number,
): { text: string; bytes: number; isCut: boolean } | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    if (!fstatSync(file).isFile()) return undefined;
    const read = readUpTo(file, most + 1);
    const start = read.subarray(0, most);
    const text = new TextDecoder().decode(start);
    return { text, bytes: start.length, isCut: read.length > most };
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** A field of a JSON file that a run keeps about itself; undefined where it can't be read. */
export function readField(path: string, field: string): unknown {
  const reading = readText(path, limits.runFile);
  try {
    return reading.ok ? JSON.parse(reading.text)[field] : undefined;
  } catch {
    return undefined;
  }
}

function readUpTo(file: number, most: number): Uint8Array {
  const bytes = Buffer.alloc(most);
  let length = 0;
  while (length < most) {
    const read = readSync(file, bytes, length, most - length, null);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length);
}
