/**
 * How Docker turns a word into a value: quotes and escapes go, variables are replaced. The rules
 * are those of the Dockerfile reference, "Environment replacement". Of the forms of `${…}` those
 * with -, + and ? are followed; those that cut and replace by patterns are not.
 */

import { limits } from "../limits.ts";
import {
  type Cursor,
  copy,
  insert,
  type Known,
  type Lookup,
  matchVariable,
  notClosed,
  notFollowed,
  peek,
  Refused,
  type Setting,
  type UnknownVariable,
  unclosed,
} from "./substitution-cursor.ts";
import { type Traced, Tracer } from "./traced-text.ts";
import type { Refusal } from "./words.ts";

/** A word with its variables replaced. */
export type Substituted = { value: Traced; unknown: readonly UnknownVariable[] };

/** The value of a word, or why it has none. Never throws. */
export function substituted(word: Traced, setting: Setting, lookup: Lookup): Substituted | Refusal {
  const cursor: Cursor = { word, setting, lookup, unknown: [], position: 0 };
  const out = new Tracer();
  try {
    readUntil(cursor, out, undefined, 0);
    return { value: out.traced(word.end), unknown: cursor.unknown };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal;
  }
}

/** What a variable is set to. One that Docker would refuse counts as unknown. */
export function resolveWord(word: Traced, setting: Setting, lookup: Lookup): Known {
  const set = substituted(word, setting, lookup);
  if ("problem" in set) return { text: "", unknown: [word.text] };
  return { text: set.value.text, unknown: [...new Set(set.unknown.map(({ name }) => name))] };
}

/** Reads to the closing brace of a substitution, or to the end of the word. */
function readUntil(cursor: Cursor, out: Tracer, brace: "}" | undefined, depth: number): void {
  const opening = cursor.position;
  if (depth > limits.substitutionDepth) throw notFollowed(cursor, opening);
  while (cursor.position < cursor.word.text.length) {
    const character = peek(cursor);
    if (character === brace) {
      cursor.position += 1;
      return;
    }
    if (character === "'") readSingleQuoted(cursor, out);
    else if (character === '"') readDoubleQuoted(cursor, out, depth);
    else if (character === "$") readVariable(cursor, out, depth);
    else {
      if (character === cursor.setting.escapeCharacter) cursor.position += 1;
      copy(cursor, out, 1);
    }
  }
  if (brace === undefined) return;
  throw notClosed(cursor, opening);
}

/** Within single quotes every character is literal. */
function readSingleQuoted(cursor: Cursor, out: Tracer): void {
  const opening = cursor.position;
  const closing = cursor.word.text.indexOf("'", opening + 1);
  if (closing === -1) throw unclosed(cursor, opening, "single");
  cursor.position += 1;
  copy(cursor, out, closing - cursor.position);
  cursor.position += 1;
}

/**
 * Within double quotes variables are replaced, and only ", $ and the escape character can be
 * escaped.
 */
function readDoubleQuoted(cursor: Cursor, out: Tracer, depth: number): void {
  const opening = cursor.position;
  cursor.position += 1;
  while (cursor.position < cursor.word.text.length) {
    const character = peek(cursor);
    if (character === '"') {
      cursor.position += 1;
      return;
    }
    if (character === "$") {
      readVariable(cursor, out, depth);
      continue;
    }
    const next = peek(cursor, 1);
    if (
      character === cursor.setting.escapeCharacter &&
      (next === '"' || next === "$" || next === character)
    ) {
      cursor.position += 1;
    }
    copy(cursor, out, 1);
  }
  throw unclosed(cursor, opening, "double");
}

/** A variable, or a literal dollar sign. */
function readVariable(cursor: Cursor, out: Tracer, depth: number): void {
  const dollar = cursor.position;
  const { braced, form, plain } = matchVariable(cursor);
  if (braced !== undefined && form !== undefined && form !== "}") {
    readAlternative(cursor, out, { name: braced, form, dollar, depth });
    return;
  }
  const name = braced ?? plain;
  if (name !== undefined) insert(cursor, out, name, dollar);
  else if (peek(cursor, 1) === "{") throw notFollowed(cursor, dollar);
  else copy(cursor, out, 1);
}

/** `${name:-other}`, `${name:+other}`, `${name:?complaint}`, and the same without the colon. */
function readAlternative(
  cursor: Cursor,
  out: Tracer,
  { name, form, dollar, depth }: { name: string; form: string; dollar: number; depth: number },
): void {
  const known = cursor.lookup(name);
  const isSet = known !== undefined && (!form.startsWith(":") || known.text !== "");

  const { unknown } = cursor;
  const other = new Tracer();
  cursor.unknown = [];
  readUntil(cursor, other, "}", depth + 1);
  const unknownInOther = cursor.unknown;
  cursor.unknown = unknown;

  if (form.endsWith("-") ? !isSet : form.endsWith("+") && isSet) {
    const { text, from } = other.traced(0);
    out.add(text, from);
    for (const missing of unknownInOther) unknown.push(missing);
    return;
  }
  if (!form.endsWith("+")) insert(cursor, out, name, dollar);
}
