import type { Keys, Part } from "../finding.ts";
import { limits } from "../limits.ts";
import { Broken, type Cursor, expected, readString, readWord, skipSpace } from "./json-tokens.ts";

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
