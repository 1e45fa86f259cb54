/**
 * How BuildKit's `shell` reads a word piece by piece: quotes, escapes and variables. Of the forms of
 * `${…}` those with -, + and ? are followed; those that cut and replace by patterns are read, and not
 * followed.
 */
import { limits } from "../limits.ts";
import type { Refusal } from "./refusal.ts";
import { sourceOffset, type Traced, Tracer } from "./traced.ts";

/** The value of a variable, and the variables without a value used in it, each once. */
export type Known = { text: string; unknown: readonly string[] };

/** Undefined for a variable that nothing in the Dockerfile gives a value. */
export type Lookup = (name: string) => Known | undefined;

/** A variable that has no value in the Dockerfile, where it's used in a value. */
export type UnknownVariable = { name: string; offset: number };

/** The settings for a whole Dockerfile. */
export type Setting = {
  /** The escape character: a backslash, or what `# escape=` says. */
  readonly escapeCharacter: string;
  /** Quotes are characters like others, as in a heredoc. */
  readonly hasNoQuotes?: true;
  /**
   * How much variables may still insert: characters of their values, and variables without a value
   * used in them. A few lines that each double the previous variable would fill any memory.
   */
  left: number;
  /** How much that was at the start. */
  readonly most: number;
};

/** A word whose variables are being replaced, and how far that is. */
type Cursor = {
  readonly word: Traced;
  readonly setting: Setting;
  /** Without it, variables stay as they are written. */
  readonly lookup: Lookup | undefined;
  /** Collects what has no value. */
  unknown: UnknownVariable[];
  /** The first form that Docker follows and we don't. */
  unfollowed: Refusal | undefined;
  /** Whether a part of a substitution was read, as in `${name:-part}`. */
  hasPart: boolean;
  position: number;
};

/** Ends the substitution. Caught where it began. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor({ word }: Cursor, index: number, why: Omit<Refusal, "offset">) {
    super(why.problem);
    this.refusal = { ...why, offset: sourceOffset(word, index) };
  }
}

/** Where a word starts. BuildKit's scanner drops a byte order mark there, and nowhere else. */
export function startOf(word: Traced, setting: Setting, lookup: Lookup | undefined): Cursor {
  const position = word.text.startsWith("\ufeff") ? 1 : 0;
  return { word, setting, lookup, unknown: [], unfollowed: undefined, hasPart: false, position };
}

/** Reads to a character that closes a part of a substitution, or to the end of the word. */
export function readUntil(
  cursor: Cursor,
  out: Tracer,
  closing: "}" | "/" | undefined,
  depth: number,
): void {
  const opening = cursor.position;
  if (closing !== undefined) cursor.hasPart = true;
  if (depth > limits.substitutionDepth) throw tooDeep(cursor, opening);
  while (cursor.position < cursor.word.text.length) {
    if (peek(cursor) === closing) {
      cursor.position += 1;
      return;
    }
    readPiece(cursor, out, depth);
  }
  if (closing === undefined) return;
  throw new Refused(cursor, opening, {
    code: "broken-substitution",
    problem: "This substitution isn't closed.",
    remedy: `Write ${closing} after it.`,
  });
}

/** Reads what is in quotes, a variable, or one character. */
export function readPiece(cursor: Cursor, out: Tracer, depth: number): void {
  const character = peek(cursor);
  const { escapeCharacter, hasNoQuotes } = cursor.setting;
  if (character === "'" && !hasNoQuotes) readSingleQuoted(cursor, out);
  else if (character === '"' && !hasNoQuotes) readDoubleQuoted(cursor, out, depth);
  else if (character === "$") readVariable(cursor, out, depth);
  else {
    if (character === escapeCharacter) cursor.position += 1;
    copy(cursor, out, 1);
  }
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
  const [, brace, name = ""] = match(cursor, variable);
  if (brace) readBraced(cursor, out, { name, dollar, depth });
  else if (name !== "") insert(cursor, out, name, dollar);
  else copyFrom(cursor, out, dollar);
}

type Braced = { name: string; dollar: number; depth: number };

/** What follows the name in `${name…}`: its end, or what to put in its place. */
function readBraced(cursor: Cursor, out: Tracer, braced: Braced): void {
  const { name, dollar, depth } = braced;
  const [form = ""] = match(cursor, forms);
  if (name === "" && (form === "" || form === "}" || form.startsWith(":"))) {
    throw notFollowed(cursor, dollar);
  }
  if (form === "}") insert(cursor, out, name, dollar);
  else if (/^:?[-+?]$/.test(form)) readAlternative(cursor, out, { ...braced, form });
  else if (/^[#%/]/.test(form)) {
    if (form.startsWith("/")) readUntil(cursor, new Tracer(), "/", depth + 1);
    readUntil(cursor, new Tracer(), "}", depth + 1);
    cursor.unfollowed ??= notFollowed(cursor, dollar).refusal;
    if (!cursor.lookup) copyFrom(cursor, out, dollar);
  } else if (form === ":" && !cursor.lookup && !/[#%]/.test(peek(cursor) ?? "#")) {
    // Docker refuses it only where it needs the value.
    cursor.position += 1;
    readUntil(cursor, new Tracer(), "}", depth + 1);
    copyFrom(cursor, out, dollar);
  } else throw notFollowed(cursor, dollar);
}

/** `${name:-other}`, `${name:+other}`, `${name:?complaint}`, and the same without the colon. */
function readAlternative(
  cursor: Cursor,
  out: Tracer,
  { name, form, dollar, depth }: Braced & { form: string },
): void {
  const known = cursor.lookup?.(name);
  const isSet = known !== undefined && (!form.startsWith(":") || known.text !== "");

  const { unknown } = cursor;
  const other = new Tracer();
  cursor.unknown = [];
  readUntil(cursor, other, "}", depth + 1);
  const unknownInOther = cursor.unknown;
  cursor.unknown = unknown;

  if (!cursor.lookup) {
    copyFrom(cursor, out, dollar);
    return;
  }
  if (form.endsWith("-") ? !isSet : form.endsWith("+") && isSet) {
    const { text, from } = other.traced(0);
    out.add(text, from);
    for (const missing of unknownInOther) unknown.push(missing);
    return;
  }
  if (form === ":?" && known && !isSet && known.unknown.length === 0) {
    throw new Refused(cursor, dollar, {
      code: "broken-substitution",
      problem: `The variable '${name}' is empty, and this substitution asks for a value.`,
      remedy: `Give '${name}' a value.`,
    });
  }
  if (!form.endsWith("+")) insert(cursor, out, name, dollar);
}

/** The next character, or a later one. */
function peek({ word, position }: Cursor, ahead = 0): string | undefined {
  return word.text[position + ahead];
}

/** Copies characters unchanged. */
function copy(cursor: Cursor, out: Tracer, count: number): void {
  const { word, position } = cursor;
  out.add(word.text.slice(position, position + count), word.from.slice(position, position + count));
  cursor.position += count;
}

/** Copies what has been read since a place. */
function copyFrom(cursor: Cursor, out: Tracer, start: number): void {
  const end = cursor.position;
  cursor.position = start;
  copy(cursor, out, end - start);
}

/** Puts the value of a variable where its dollar sign was; an unknown one becomes empty. */
function insert(cursor: Cursor, out: Tracer, name: string, dollar: number): void {
  if (!cursor.lookup) {
    copyFrom(cursor, out, dollar);
    return;
  }
  const offset = sourceOffset(cursor.word, dollar);
  const known = cursor.lookup(name) ?? { text: "", unknown: [name] };
  cursor.setting.left -= known.text.length + known.unknown.length;
  if (cursor.setting.left < 0) {
    throw new Refused(cursor, dollar, {
      code: "too-much",
      problem: `Variables add more than ${cursor.setting.most} characters to the values in this Dockerfile.`,
      remedy: "Use shorter values, or use the variables less often.",
    });
  }
  out.addFrom(known.text, offset);
  for (const missing of known.unknown) cursor.unknown.push({ name: missing, offset });
}

/** The dollar sign, a brace and a name, of which the last two may be missing. */
const variable = /\$(\{?)([\p{L}_][\p{L}\p{Nd}_]*|\p{Nd}+|[@*#?$!-])?/uy;
/** What may follow the name in braces. */
const forms = /\}|:?[-+?]|[#%:]|\/\/?/y;

/** What a sticky pattern finds at the cursor, which moves to the end of it. */
export function match(cursor: Cursor, pattern: RegExp): readonly (string | undefined)[] {
  pattern.lastIndex = cursor.position;
  const found = pattern.exec(cursor.word.text) ?? [];
  cursor.position += found[0]?.length ?? 0;
  return found;
}

function unclosed(cursor: Cursor, index: number, kind: "single" | "double"): Refused {
  return new Refused(cursor, index, {
    code: "broken-label",
    problem: `The ${kind} quote that opens here isn't closed.`,
    remedy: "Close it, and end every line of the instruction except the last with a backslash.",
  });
}

function tooDeep(cursor: Cursor, index: number): Refused {
  return new Refused(cursor, index, {
    code: "too-much",
    problem: `Substitutions are more than ${limits.substitutionDepth} levels deep here.`,
    remedy: "Set variables first, and use those.",
  });
}

function notFollowed(cursor: Cursor, index: number): Refused {
  return new Refused(cursor, index, {
    code: "broken-substitution",
    problem: `The substitution '${cursor.word.text.slice(index, index + 20)}' isn't supported.`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
    remedy: "Write the value itself, or use one of $X, ${X}, ${X:-value} and ${X:+value}.",
  });
}
