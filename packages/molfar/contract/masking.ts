import { joinedBytes } from "./values.ts";

/** Takes the values of secrets out of what a worker prints, before anything of it is stored. */

const replacement = new TextEncoder().encode("***");
const utf8 = new TextEncoder();

/** A shorter value would take ordinary words out of every log. */
export const minMasked = 4;
const minMaskedLine = 8;

/** Masks a stream that comes in pieces. A value that two pieces share is found as well. */
export type Masker = {
  /** The text that can already be shown. */
  next: (piece: Uint8Array) => Uint8Array;
  /** The rest, once nothing more comes. */
  end: () => Uint8Array;
  /** Whether a value has been found so far. */
  readonly found: boolean;
};

/** The forms of secret values, longest first, by their first four bytes. */
export type Patterns = { byStart: ReadonlyMap<number, readonly Uint8Array[]>; longest: number };

/**
 * The forms in which values are looked for: as they are, JSON-escaped, percent-encoded, in Base64,
 * and each longer line of a value with several.
 */
export function buildPatterns(values: readonly string[]): Patterns {
  const forms = new Set(values.filter((value) => value.length >= minMasked).flatMap(encodedForms));
  const byStart = new Map<number, Uint8Array[]>();
  let longest = 0;
  for (const form of forms) {
    const bytes = utf8.encode(form);
    if (bytes.length < minMasked) continue;
    longest = Math.max(longest, bytes.length);
    const start = startAt(bytes, 0);
    const same = byStart.get(start);
    if (same) same.push(bytes);
    else byStart.set(start, [bytes]);
  }
  for (const same of byStart.values()) same.sort((a, b) => b.length - a.length);
  return { byStart, longest };
}

/** Without secrets, nothing is held back. */
const nothing = new Uint8Array();
const unmasked: Masker = { next: (piece) => piece, end: () => nothing, found: false };

/** Masks the secrets in one stream, which comes in pieces. */
export function masker({ byStart, longest }: Patterns): Masker {
  if (longest === 0) return unmasked;
  let held: Uint8Array = new Uint8Array();
  let waiting: Uint8Array[] = [];
  let waitingLength = 0;
  let found = false;

  /** Masks values that start before a place; the text after it may be the start of another. */
  function masked(bytes: Uint8Array, until: number): Uint8Array {
    const parts: Uint8Array[] = [];
    let shown = 0;
    let at = 0;
    while (at < until) {
      const match = byStart.get(startAt(bytes, at))?.find((form) => isAt(bytes, at, form));
      if (!match) {
        at += 1;
        continue;
      }
      found = true;
      parts.push(bytes.subarray(shown, at), replacement);
      at += match.length;
      shown = at;
    }
    held = bytes.slice(at);
    parts.push(bytes.subarray(shown, at));
    return joinedBytes(parts);
  }

  function all(): Uint8Array {
    const bytes = joinedBytes([held, ...waiting]);
    waiting = [];
    waitingLength = 0;
    return bytes;
  }

  return {
    next(piece) {
      waiting.push(piece.slice());
      waitingLength += piece.length;
      // Held text is scanned again only once as much new text has arrived, so that small pieces
      // stay cheap.
      if (waitingLength < longest) return new Uint8Array();
      const bytes = all();
      return masked(bytes, bytes.length - longest + 1);
    },
    end() {
      const bytes = all();
      return masked(bytes, bytes.length);
    },
    get found() {
      return found;
    },
  };
}

/** A text with every value masked, for messages and events. */
export function maskText(text: string, patterns: Patterns): string {
  if (patterns.longest === 0) return text;
  const mask = masker(patterns);
  const first = mask.next(utf8.encode(text));
  return new TextDecoder().decode(joinedBytes([first, mask.end()]));
}

/**
 * A record with the texts of these fields masked, before it's serialized. All other fields are keys,
 * numbers, times, hashes and names that programs look up, which a short secret must not change.
 */
export function maskFields<Fields extends object>(
  record: Fields,
  fields: readonly string[],
  patterns: Patterns,
): Fields {
  if (patterns.longest === 0) return record;
  const masked = (value: unknown): unknown => {
    if (typeof value === "string") return maskText(value, patterns);
    return Array.isArray(value) ? value.map(masked) : value;
  };
  const entries = Object.entries(record).map(([key, value]) => [
    key,
    fields.includes(key) ? masked(value) : value,
  ]);
  // The same keys with values of the same types.
  return Object.fromEntries(entries) as Fields;
}

function encodedForms(value: string): string[] {
  const lines = value.split(/\r\n|\n|\r/);
  const standard = base64(value);
  const urlSafe = standard.replaceAll("+", "-").replaceAll("/", "_");
  return [
    value,
    ...jsonForms(value),
    ...percentForms(value),
    // The padding is often left out.
    ...[standard, urlSafe].flatMap((form) => [form, form.replaceAll("=", "")]),
    ...(lines.length > 1 ? lines.filter((line) => line.length >= minMaskedLine) : []),
  ];
}

/** Other languages escape what isn't ASCII too, with small or capital digits, and PHP escapes `/`. */
function jsonForms(value: string): string[] {
  const plain = JSON.stringify(value).slice(1, -1);
  const escaped = (digitsOf: (unit: string) => string) =>
    plain.replace(/[\x7f-\uffff]/g, (unit) => `\\u${digitsOf(unit).padStart(4, "0")}`);
  return [plain, escaped(hexOf), escaped((unit) => hexOf(unit).toUpperCase())].flatMap((form) => [
    form,
    form.replaceAll("/", "\\/"),
  ]);
}

/** Programs differ in `!'()*`, in `/`, in a blank, and in the case of the digits. */
function percentForms(value: string): string[] {
  const plain = encodeURIComponent(value.toWellFormed());
  const strict = plain.replace(/[!'()*]/g, (unit) => `%${hexOf(unit).toUpperCase()}`);
  return [plain, strict]
    .flatMap((form) => [form, form.replaceAll("%2F", "/")])
    .flatMap((form) => [form, form.replaceAll("%20", "+")])
    .flatMap((form) => [form, form.replace(/%../g, (code) => code.toLowerCase())]);
}

const hexOf = (unit: string) => unit.charCodeAt(0).toString(16);

function base64(value: string): string {
  return btoa(Array.from(utf8.encode(value), (byte) => String.fromCharCode(byte)).join(""));
}

/** Four bytes as one number; 0 beyond the end, where no form fits. */
function startAt(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

function isAt(bytes: Uint8Array, at: number, form: Uint8Array): boolean {
  if (at + form.length > bytes.length) return false;
  return form.every((byte, index) => bytes[at + index] === byte);
}
