import { limits } from "../limits.ts";

const lf = 0x0a;
const cr = 0x0d;

/** A line that is longer than any item may be. */
export class LongLine extends Error {
  /** From 0. */
  readonly index: number;

  constructor(index: number) {
    super(`Line ${index + 1} has more than ${limits.item} bytes.`);
    this.index = index;
  }
}

/**
 * The lines of a text that comes in pieces. A line ends at LF or at the end; one CR directly before
 * the LF belongs to the line break. Nothing else separates, and a final LF starts no further line.
 * Throws a `LongLine` where a line is longer than an item may be. A line is valid until the next
 * one is requested, because it may be part of a chunk.
 */
export function* linesIn(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let begun: Uint8Array[] = [];
  let length = 0;
  let index = 0;
  for (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(lf); end !== -1; end = piece.indexOf(lf, start)) {
      length += end - start;
      if (length > limits.item) throw new LongLine(index);
      yield withoutCr(joined([...begun, piece.subarray(start, end)]));
      [begun, length, start] = [[], 0, end + 1];
      index += 1;
    }
    if (start === piece.length) continue;
    // A copy, because the caller may reuse the buffer.
    begun.push(piece.slice(start));
    length += piece.length - start;
    if (length > limits.item) throw new LongLine(index);
  }
  if (length > 0) yield joined(begun);
}

function withoutCr(line: Uint8Array): Uint8Array {
  return line.at(-1) === cr ? line.subarray(0, -1) : line;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
