/**
 * How Docker turns a word into a value: quotes and escapes go, variables are replaced. The rules
 * are those of the Dockerfile reference, "Environment replacement". Of the forms of `${…}` those
 * with -, + and ? are followed; those that cut and replace by patterns are not.
 */
import { limits } from "../limits.ts";
import { type Refusal, sourceOffset, type Traced, Tracer } from "./words.ts";

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
  /**
   * How much variables may still insert: characters of their values, and variables without a value
   * used in them. A few lines that each double the previous variable would fill any memory.
   */
  left: number;
  /** How much that was at the start. */
  readonly most: number;
};

/**
 * The setting at the start of a Dockerfile.
 *
 * @param length of the Dockerfile, in characters
 */
export function settingFor(escapeCharacter: string, length: number): Setting {
  const { least, most, perCharacter } = limits.substituted;
  const all = Math.min(least + perCharacter * length, most);
  return { escapeCharacter, left: all, most: all };
}

/** A word whose variables are being replaced, and how far that is. */
type Cursor = {
  readonly word: Traced;
  readonly setting: Setting;
  readonly lookup: Lookup;
  /** Collects what has no value. */
  unknown: UnknownVariable[];
  position: number;
};

/** Ends the substitution. Caught where it began. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor({ word }: Cursor, index: number, why: Omit<Refusal, "offset">) {
    super(why.problem);
    this.refusal = { ...why, offset: sourceOffset(word, index) };
  }
}

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
  throw new Refused(cursor, opening, {
    code: "broken-substitution",
    problem: "This substitution isn't closed.",
    remedy: "Write } after it.",
  });
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

/** Puts the value of a variable where its dollar sign was; an unknown one becomes empty. */
function insert(cursor: Cursor, out: Tracer, name: string, dollar: number): void {
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

const name = "[\\p{L}_][\\p{L}\\p{Nd}_]*|\\d+|[@*#?$!-]";
const pattern = new RegExp(
  `\\$(?:\\{(?<braced>${name})(?<form>\\}|:?[-+?])|(?<plain>${name}))`,
  "uy",
);

/** `$plain`, or the start of `${braced` with what follows the name: its end or an operator. */
function matchVariable(cursor: Cursor): Record<string, string | undefined> {
  pattern.lastIndex = cursor.position;
  const found = pattern.exec(cursor.word.text);
  cursor.position += found?.[0].length ?? 0;
  return found?.groups ?? {};
}

function unclosed(cursor: Cursor, index: number, kind: "single" | "double"): Refused {
  return new Refused(cursor, index, {
    code: "broken-label",
    problem: `The ${kind} quote that opens here isn't closed.`,
    remedy: "Close it, and end every line of the instruction except the last with a backslash.",
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
