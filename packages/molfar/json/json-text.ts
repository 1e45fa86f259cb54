import type { Keys, Part } from "../finding.ts";
import { limits } from "../limits.ts";

/** A key that its object had already. As in JSON.parse, the last one counts. */
type RepeatedKey = { keys: Keys; offset: number };

/** A JSON text with the places of its parts, or what is wrong with it. */
export type JsonText =
  | {
      ok: true;
      value: unknown;
      place: JsonPlace;
      /** The first of them. */
      repeated: readonly RepeatedKey[];
      /** How many there are beyond those. */
      moreRepeated: number;
    }
  | {
      ok: false;
      code: "broken-json" | "too-much";
      offset: number;
      problem: string;
      remedy: string;
    };

type Reading = {
  cursor: Cursor;
  /** How many values were read. */
  values: number;
  /** The keys that lead to the value that is read. */
  keys: (string | number)[];
  repeated: RepeatedKey[];
  moreRepeated: number;
};

/** Reads JSON (RFC 8259) as JSON.parse does, and keeps where everything was. Never throws. */
export function readJsonText(text: string): JsonText {
  const cursor: Cursor = { text, position: 0 };
  const reading: Reading = { cursor, values: 0, keys: [], repeated: [], moreRepeated: 0 };
  const place: JsonPlace = { value: 0 };
  try {
    const value = readValue(reading, place);
    skipSpace(cursor);
    if (cursor.position < text.length) {
      throw new Broken(
        cursor.position,
        "There's extra text after the end of the JSON.",
        "Remove it, or fix the brackets before it.",
      );
    }
    const { repeated, moreRepeated } = reading;
    return { ok: true, value, place, repeated, moreRepeated };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const { code, offset, message: problem, remedy } = error;
    return { ok: false, code, offset, problem, remedy };
  }
}

/** @param place where to note the places of the value and of everything in it */
function readValue(reading: Reading, place: JsonPlace): unknown {
  const { cursor, keys } = reading;
  skipSpace(cursor);
  place.value = cursor.position;
  reading.values += 1;
  if (keys.length > limits.depth) {
    throw new Broken(
      cursor.position,
      `The brackets are nested more than ${limits.depth} levels deep.`,
      "Remove some: a definition needs few levels.",
      "too-much",
    );
  }
  if (reading.values > limits.values) {
    throw new Broken(
      cursor.position,
      `The JSON has more than ${limits.values} values.`,
      "Remove some: a definition needs fewer.",
      "too-much",
    );
  }
  switch (cursor.text[cursor.position]) {
    case "{":
      return readObject(reading, place);
    case "[":
      return readList(reading, place);
    case '"':
      return readString(cursor);
    default:
      return readWord(cursor);
  }
}

function readObject(reading: Reading, place: JsonPlace): unknown {
  const { cursor, keys } = reading;
  const entries = new Map<string, unknown>();
  const inside = new Map<string, JsonPlace>();
  place.inside = inside;
  cursor.position += 1;
  if (closes(cursor, "}")) return {};
  do {
    skipSpace(cursor);
    refuseTrailingComma(cursor, "}");
    if (cursor.text[cursor.position] !== '"') throw expected(cursor, "a key in double quotes");
    const offset = cursor.position;
    const key = readString(cursor);
    keys.push(key);
    if (entries.has(key)) noteRepeated(reading, offset);
    skipSpace(cursor);
    if (cursor.text[cursor.position] !== ":") throw expected(cursor, "a colon");
    cursor.position += 1;
    const own: JsonPlace = { key: offset, value: offset };
    inside.set(key, own);
    entries.set(key, readValue(reading, own));
    keys.pop();
  } while (continues(cursor, "}"));
  // Makes even the key __proto__ data, as JSON.parse does.
  return Object.fromEntries(entries);
}

function noteRepeated(reading: Reading, offset: number): void {
  if (reading.repeated.length < limits.findings) {
    reading.repeated.push({ keys: [...reading.keys], offset });
  } else reading.moreRepeated += 1;
}

function readList(reading: Reading, place: JsonPlace): unknown[] {
  const { cursor, keys } = reading;
  const entries: unknown[] = [];
  const inside: JsonPlace[] = [];
  place.inside = inside;
  cursor.position += 1;
  if (closes(cursor, "]")) return entries;
  do {
    skipSpace(cursor);
    refuseTrailingComma(cursor, "]");
    keys.push(entries.length);
    const own: JsonPlace = { value: cursor.position };
    inside.push(own);
    entries.push(readValue(reading, own));
    keys.pop();
  } while (continues(cursor, "]"));
  return entries;
}

function closes(cursor: Cursor, bracket: string): boolean {
  skipSpace(cursor);
  if (cursor.text[cursor.position] !== bracket) return false;
  cursor.position += 1;
  return true;
}

function continues(cursor: Cursor, bracket: string): boolean {
  if (closes(cursor, bracket)) return false;
  if (cursor.text[cursor.position] !== ",") throw expected(cursor, `a comma or ${bracket}`);
  cursor.position += 1;
  return true;
}

function refuseTrailingComma({ text, position }: Cursor, bracket: string): void {
  if (text[position] !== bracket) return;
  throw new Broken(
    position,
    `There's a trailing comma before the closing ${bracket}.`,
    "Remove the comma, or add the value that should follow it.",
  );
}

/**
 * Where a value is, and everything in it, as offsets in the JSON text. A tree rather than a map of
 * paths: paths under a long key are long themselves, and engines hash long text by its length only.
 */
export type JsonPlace = {
  /** Of the key that introduces the value. */
  key?: number;
  value: number;
  inside?: Map<string, JsonPlace> | JsonPlace[];
};

/** The offset of a part of a JSON text. If the part is missing, its nearest parent's. */
export function offsetIn(whole: JsonPlace, keys: Keys, part: Part): number {
  let at = whole;
  for (const key of keys) {
    const { inside } = at;
    const next = Array.isArray(inside) ? inside[Number(key)] : inside?.get(String(key));
    if (!next) return at.value;
    at = next;
  }
  return part === "key" ? (at.key ?? at.value) : at.value;
}

/** A text and how far it is read. */
type Cursor = { readonly text: string; position: number };

/** Ends the reading. Caught where it began. */
class Broken extends Error {
  readonly offset: number;
  readonly remedy: string;
  readonly code: "broken-json" | "too-much";

  constructor(
    offset: number,
    problem: string,
    remedy: string,
    code: Broken["code"] = "broken-json",
  ) {
    super(problem);
    this.offset = offset;
    this.remedy = remedy;
    this.code = code;
  }
}

function skipSpace(cursor: Cursor): void {
  take(cursor, /[ \t\r\n]*/y);
}

/** A string from its opening quote to its closing one. */
function readString(cursor: Cursor): string {
  const start = cursor.position;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none within a string
  const special = /["\\\u0000-\u001f]/g;
  special.lastIndex = start + 1;
  for (let found = special.exec(cursor.text); found; found = special.exec(cursor.text)) {
    cursor.position = found.index;
    if (found[0] === '"') {
      cursor.position += 1;
      return JSON.parse(cursor.text.slice(start, cursor.position));
    }
    if (found[0] !== "\\") {
      throw new Broken(
        found.index,
        "There's a line break or another control character inside a string.",
        "Write \\n for a line break, or close the string before it.",
      );
    }
    if (take(cursor, /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y) === undefined) {
      const written = cursor.text.slice(found.index, found.index + 2);
      throw new Broken(
        found.index,
        `'${written}' isn't a JSON escape.`,
        "Write \\\\ if you mean a backslash.",
      );
    }
    special.lastIndex = cursor.position;
  }
  throw new Broken(
    start,
    "The string that starts here isn't closed.",
    `Close it with a double quote. ${everyLine}`,
  );
}

/** A number, true, false or null. */
function readWord(cursor: Cursor): unknown {
  const start = cursor.position;
  const word = take(cursor, /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y);
  if (word !== undefined && !/[\w.+-]/.test(cursor.text[cursor.position] ?? "")) {
    return JSON.parse(word);
  }
  cursor.position = start;
  throw expected(cursor, "a value");
}

/** The error for an unexpected character. */
function expected({ text, position }: Cursor, what: string): Broken {
  const found = text[position];
  if (found === undefined) {
    return new Broken(
      position,
      `The JSON ends where ${what} should be.`,
      `Finish it. ${everyLine}`,
    );
  }
  const remedy =
    found === "'"
      ? "JSON only allows double quotes: use those."
      : found === "/" || found === "#"
        ? "JSON has no comments: remove it."
        : `Write ${what}.`;
  return new Broken(position, `Expected ${what} here, not ${JSON.stringify(found)}.`, remedy);
}

const everyLine = "In a Dockerfile, every line of a label except the last ends with a backslash.";

function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.position;
  const found = pattern.exec(cursor.text)?.[0];
  cursor.position += found?.length ?? 0;
  return found;
}
