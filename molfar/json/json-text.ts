import { escapeKey } from "../text/pointer.ts";
import { Broken, type Cursor, expected, readString, readWord, skipSpace } from "./json-tokens.ts";

/** Where a value stands, and the key that introduces it, as offsets in the JSON text. */
export type Offsets = { key?: number; value: number };

/** A key that its object had already. As in JSON.parse, the last one counts. */
export type RepeatedKey = { key: string; path: string; offset: number };

/** A JSON text with the places of its parts, or what is wrong with it. */
export type JsonText =
  | {
      ok: true;
      value: unknown;
      /** By JSON pointer. */
      offsets: ReadonlyMap<string, Offsets>;
      repeated: readonly RepeatedKey[];
    }
  | { ok: false; offset: number; problem: string; remedy: string };

type Reading = { cursor: Cursor; offsets: Map<string, Offsets>; repeated: RepeatedKey[] };

/** Deeper than any definition goes. Reading stops there, before the stack does. */
const deepest = 64;

/** Reads JSON (RFC 8259) as JSON.parse does, and keeps where everything stood. Never throws. */
export function readJsonText(text: string): JsonText {
  const cursor: Cursor = { text, position: 0 };
  const reading: Reading = { cursor, offsets: new Map(), repeated: [] };
  try {
    const value = readValue(reading, "", 0);
    skipSpace(cursor);
    if (cursor.position < text.length) {
      throw new Broken(
        cursor.position,
        "Something stands after the end of the JSON text.",
        "Remove it, or correct the brackets before it.",
      );
    }
    return { ok: true, value, offsets: reading.offsets, repeated: reading.repeated };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { ok: false, offset: error.offset, problem: error.message, remedy: error.remedy };
  }
}

function readValue(reading: Reading, path: string, depth: number, key?: number): unknown {
  const { cursor, offsets } = reading;
  skipSpace(cursor);
  offsets.set(path, { ...(key !== undefined && { key }), value: cursor.position });
  if (depth > deepest) {
    throw new Broken(
      cursor.position,
      `The brackets are nested more than ${deepest} levels deep.`,
      "Take some away: a definition needs few levels.",
    );
  }
  switch (cursor.text[cursor.position]) {
    case "{":
      return readObject(reading, path, depth);
    case "[":
      return readList(reading, path, depth);
    case '"':
      return readString(cursor);
    default:
      return readWord(cursor);
  }
}

function readObject(reading: Reading, path: string, depth: number): unknown {
  const { cursor, repeated } = reading;
  const entries = new Map<string, unknown>();
  cursor.position += 1;
  if (closes(cursor, "}")) return {};
  do {
    skipSpace(cursor);
    refuseTrailingComma(cursor, "}");
    if (cursor.text[cursor.position] !== '"') throw expected(cursor, "a key in double quotes");
    const offset = cursor.position;
    const key = readString(cursor);
    const own = `${path}/${escapeKey(key)}`;
    if (entries.has(key)) repeated.push({ key, path: own, offset });
    skipSpace(cursor);
    if (cursor.text[cursor.position] !== ":") throw expected(cursor, "a colon");
    cursor.position += 1;
    entries.set(key, readValue(reading, own, depth + 1, offset));
  } while (continues(cursor, "}"));
  // Makes even the key __proto__ data, as JSON.parse does.
  return Object.fromEntries(entries);
}

function readList(reading: Reading, path: string, depth: number): unknown[] {
  const { cursor } = reading;
  const entries: unknown[] = [];
  cursor.position += 1;
  if (closes(cursor, "]")) return entries;
  do {
    skipSpace(cursor);
    refuseTrailingComma(cursor, "]");
    entries.push(readValue(reading, `${path}/${entries.length}`, depth + 1));
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
    `A comma stands before the closing ${bracket}.`,
    "Remove the comma, or add what comes after it.",
  );
}
