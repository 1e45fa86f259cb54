import { splitSentences } from "../language/passages.ts";

/** How alike the texts of a list are. Shares are between 0 and 1. */
export type Rhythm = {
  texts: number;
  /** Words of the shortest and of the longest text. */
  shortest: number;
  longest: number;
  /** The standard deviation of the lengths in words, as a share of their mean. */
  spread: number;
  /** The share of the texts that have the commonest number of sentences. */
  sameSentences: number;
  /** The share of the texts that open with the commonest first word. */
  sameOpening: number;
  /** The share of all sentences that have at most eight words. */
  shortSentences: number;
  /** The share of the texts that list exactly three things, as in 'read, check and post'. */
  triads: number;
  /** The shares of the texts that say ', not', ', so' and 'each'. */
  contrasts: number;
  consequences: number;
  each: number;
};

const part = String.raw`[^\s,.;:?!()]+(?: [^\s,.;:?!()]+){0,5}`;
const triad = new RegExp(String.raw`(?<!, ${part})(?:^|[\s(])${part}, ${part},? (?:and|or) \S`);
export const contrast = /, (?:and )?not (?!only\b|all\b|every)|\bnot just\b/g;
export const consequence = /, so (?!that\b|far\b)/g;

/** Measures a list of plain texts. */
export function measureRhythm(texts: readonly string[]): Rhythm {
  const lengths = texts.map(countWords);
  const mean = sum(lengths) / texts.length;
  const variance = sum(lengths.map((length) => (length - mean) ** 2)) / texts.length;
  const having = (pattern: RegExp) =>
    texts.filter((text) => text.search(pattern) >= 0).length / texts.length;
  const sentences = texts.flatMap(splitSentences);
  return {
    texts: texts.length,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    spread: Math.sqrt(variance) / mean,
    sameSentences: commonestShare(texts.map((text) => String(splitSentences(text).length))),
    sameOpening: commonestShare(texts.map((text) => /[\p{L}\p{N}’'-]+/u.exec(text)?.[0] ?? "")),
    shortSentences:
      sentences.filter((sentence) => countWords(sentence) <= 8).length / sentences.length,
    triads: having(triad),
    contrasts: having(contrast),
    consequences: having(consequence),
    each: having(/\beach\b/i),
  };
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,/:-]*/gu)?.length ?? 0;
}

function commonestShare(values: readonly string[]): number {
  const counts = [...Map.groupBy(values, (value) => value.toLowerCase()).values()];
  return Math.max(...counts.map(({ length }) => length)) / values.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
