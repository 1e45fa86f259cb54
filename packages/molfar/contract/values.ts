import type { Parameter } from "../shapes/flow.ts";

/** The type of a parameter. */
export type ValueType = Parameter["type"];

/** The most bytes in a value, and in the file of an output parameter, whose last line may end. */
export const valueLimits = { value: 65_536, file: 65_538, digits: 64 } as const;

/** A value that holds, or why it does not, as the end of a sentence. */
export type ValueReading = { ok: true; value: string } | { ok: false; reason: string };

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const utf8 = new TextEncoder();

/** Holds the bytes of an input or an item to the grammar of its type. Nothing is removed. */
export function readValue(bytes: Uint8Array, type: ValueType): ValueReading {
  if (bytes.length > valueLimits.value) {
    return refused(`it has more than ${valueLimits.value} bytes`);
  }
  const text = decoded(bytes);
  return text === undefined ? refused("it is not valid UTF-8") : checkValue(text, type);
}

/** Reads the file of an output parameter, of which one final line break does not count. */
export function readOutputValue(bytes: Uint8Array, type: ValueType): ValueReading {
  if (bytes.length > valueLimits.file) {
    return refused(`its file has more than ${valueLimits.file} bytes`);
  }
  return readValue(withoutFinalLineBreak(bytes), type);
}

/** Holds a text to the grammar of a type. A number is passed on digit for digit. */
export function checkValue(text: string, type: ValueType): ValueReading {
  if (!text.isWellFormed()) return refused("it is not valid Unicode");
  if (text.includes("\0")) return refused("it has a NUL character");
  if (utf8.encode(text).length > valueLimits.value) {
    return refused(`it has more than ${valueLimits.value} bytes`);
  }
  if (type === "number" && !isNumber(text)) {
    return refused("it is not a number in decimal digits, such as 12, -0.5 or 1.50");
  }
  if (type === "boolean" && text !== "true" && text !== "false") {
    return refused("it is neither true nor false");
  }
  return { ok: true, value: text };
}

/** The text of valid UTF-8, in which a byte order mark is content. */
export function decoded(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The pieces as one, in a copy. */
export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/** Removes one LF or CRLF at the end, and nothing else. */
function withoutFinalLineBreak(bytes: Uint8Array): Uint8Array {
  if (bytes.at(-1) !== 0x0a) return bytes;
  return bytes.subarray(0, bytes.at(-2) === 0x0d ? -2 : -1);
}

/** The number of chunks of a split task, or undefined if it isn't a whole number from 0. */
export function chunkCount(value: string): number | undefined {
  return /^(?:0|[1-9][0-9]{0,14})$/.test(value) ? Number(value) : undefined;
}

function isNumber(text: string): boolean {
  return text.length <= valueLimits.digits && /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text);
}

function refused(reason: string): ValueReading {
  return { ok: false, reason };
}
