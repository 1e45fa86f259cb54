import { limits } from "../limits.ts";
import { sourceOffset, type Traced, type Tracer } from "./traced-text.ts";
import type { Refusal } from "./words.ts";

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
export type Cursor = {
  readonly word: Traced;
  readonly setting: Setting;
  readonly lookup: Lookup;
  /** Collects what has no value. */
  unknown: UnknownVariable[];
  position: number;
};

/** Ends the substitution. Caught where it began. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.problem);
    this.refusal = refusal;
  }
}

/** The next character, or a later one. */
export function peek({ word, position }: Cursor, ahead = 0): string | undefined {
  return word.text[position + ahead];
}

/** Copies characters unchanged. */
export function copy(cursor: Cursor, out: Tracer, count: number): void {
  const { word, position } = cursor;
  out.add(word.text.slice(position, position + count), word.from.slice(position, position + count));
  cursor.position += count;
}

/** Puts the value of a variable where its dollar sign was; an unknown one becomes empty. */
export function insert(cursor: Cursor, out: Tracer, name: string, dollar: number): void {
  const offset = sourceOffset(cursor.word, dollar);
  const known = cursor.lookup(name) ?? { text: "", unknown: [name] };
  cursor.setting.left -= known.text.length + known.unknown.length;
  if (cursor.setting.left < 0) throw tooLong(cursor, dollar);
  out.addFrom(known.text, offset);
  for (const missing of known.unknown) cursor.unknown.push({ name: missing, offset });
}

const name = "[\\p{L}_][\\p{L}\\p{Nd}_]*|\\d+|[@*#?$!-]";
const pattern = new RegExp(
  `\\$(?:\\{(?<braced>${name})(?<form>\\}|:?[-+?])|(?<plain>${name}))`,
  "uy",
);

/** `$plain`, or the start of `${braced` with what follows the name: its end or an operator. */
export function matchVariable(cursor: Cursor): Record<string, string | undefined> {
  pattern.lastIndex = cursor.position;
  const found = pattern.exec(cursor.word.text);
  cursor.position += found?.[0].length ?? 0;
  return found?.groups ?? {};
}

export function unclosed({ word }: Cursor, index: number, kind: "single" | "double"): Refused {
  return new Refused({
    code: "broken-label",
    offset: sourceOffset(word, index),
    problem: `The ${kind} quote that opens here isn't closed.`,
    remedy: "Close it, and end every line of the instruction except the last with a backslash.",
  });
}

export function notClosed({ word }: Cursor, index: number): Refused {
  return new Refused({
    code: "broken-substitution",
    offset: sourceOffset(word, index),
    problem: "This substitution isn't closed.",
    remedy: "Write } after it.",
  });
}

export function notFollowed({ word }: Cursor, index: number): Refused {
  return new Refused({
    code: "broken-substitution",
    offset: sourceOffset(word, index),
    problem: `The substitution '${word.text.slice(index, index + 20)}' isn't supported.`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
    remedy: "Write the value itself, or use one of $X, ${X}, ${X:-value} and ${X:+value}.",
  });
}

function tooLong({ word, setting }: Cursor, index: number): Refused {
  return new Refused({
    code: "too-much",
    offset: sourceOffset(word, index),
    problem: `Variables add more than ${setting.most} characters to the values in this Dockerfile.`,
    remedy: "Use shorter values, or use the variables less often.",
  });
}
