import { readFileSync, statSync } from "node:fs";

/** A text from a file, or why it could not be read. */
export type TextReading = { ok: true; text: string } | { ok: false; problem: string };

/** Reads a file of UTF-8, unless it has more bytes than are checked anyway. */
export function readText(path: string, most: number): TextReading {
  try {
    const { size } = statSync(path);
    if (size > most) return { ok: false, problem: `it has more than ${most} bytes` };
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
