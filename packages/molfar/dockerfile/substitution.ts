/**
 * How Docker turns a word into a value: quotes and escapes go, variables are replaced. The rules are
 * those of the Dockerfile reference, "Environment replacement".
 */
import { limits } from "../limits.ts";
import type { Refusal } from "./refusal.ts";
import {
  type Known,
  type Lookup,
  Refused,
  readUntil,
  type Setting,
  startOf,
  type UnknownVariable,
} from "./substitution-pieces.ts";
import { type Traced, Tracer } from "./traced.ts";

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

/** A word with its variables replaced. */
export type Substituted = {
  value: Traced;
  unknown: readonly UnknownVariable[];
  /** The first form that Docker follows and we don't, without whose value the word has none. */
  unfollowed?: Refusal | undefined;
};

/**
 * The value of a word; or why Docker would refuse it, or a limit that it goes beyond. Never throws.
 *
 * @param lookup without it, variables stay as they are written
 */
export function substituted(
  word: Traced,
  setting: Setting,
  lookup: Lookup | undefined,
): Substituted | Refusal {
  const cursor = startOf(word, setting, lookup);
  const out = new Tracer();
  try {
    readUntil(cursor, out, undefined, 0);
    const { unknown, unfollowed } = cursor;
    return { value: out.traced(word.end), unknown, unfollowed };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal;
  }
}

/** What a variable is set to, or why Docker would refuse that. Beyond a limit, it counts as unknown. */
export function resolveWord(word: Traced, setting: Setting, lookup: Lookup): Known | Refusal {
  const set = substituted(word, setting, lookup);
  const unknown = { text: "", unknown: [word.text] };
  if ("problem" in set) return set.code === "too-much" ? unknown : set;
  if (set.unfollowed) return unknown;
  return { text: set.value.text, unknown: [...new Set(set.unknown.map(({ name }) => name))] };
}
