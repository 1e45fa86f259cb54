import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { detectFormat } from "../check.ts";
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

/**
 * Reads a Dockerfile or a definition in JSON. A Dockerfile may have bytes that aren't UTF-8, often in
 * comments: as Docker does, each of them is read as U+FFFD.
 */
export function readDefinitionText(path: string, most: number): TextReading {
  const reading = readBytes(path, most);
  return reading.ok ? decodedDefinition(reading.bytes) : reading;
}

/** Reads a definition from standard input until it ends, unless it has more bytes than are checked. */
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
  return decodedDefinition(Buffer.concat(pieces));
}

function decodedDefinition(bytes: Uint8Array): TextReading {
  const strict = decoded(bytes);
  if (strict.ok) return strict;
  const text = decodeDockerfile(bytes);
  return detectFormat(text) === "dockerfile" ? { ok: true, text, bytes } : strict;
}

/** The text of a Dockerfile, with U+FFFD for each byte that isn't part of a character in UTF-8. */
export function decodeDockerfile(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("latin1");
  return text.replace(sequences, (sequence) =>
    sequence.length === 1 ? "\ufffd" : Buffer.from(sequence, "latin1").toString(),
  );
}

/** Well-formed sequences of bytes (Unicode, table 3-7), and bytes that are in none. */
const sequences =
  /[\xc2-\xdf][\x80-\xbf]|(?:\xe0[\xa0-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xed[\x80-\x9f])[\x80-\xbf]|(?:\xf0[\x90-\xbf]|[\xf1-\xf3][\x80-\xbf]|\xf4[\x80-\x8f])[\x80-\xbf]{2}|[\x80-\xff]/g;

/** The text of bytes that have to be UTF-8. */
export function decoded(bytes: Uint8Array): TextReading {
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
