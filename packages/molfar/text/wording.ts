import { limits } from "../limits.ts";

/** Typed text for a sentence: whole if it is short, or its beginning with '…' after it. */
export function excerpt(text: string, most: number = limits.excerpt): string {
  if (text.length <= most) return text;
  const end = most - 1;
  // An emoji is two units, and one of them alone isn't a character.
  const half = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return `${text.slice(0, half ? end - 1 : end)}…`;
}

/** How many slips apart two words may be. */
const maxSlips = 2;

/**
 * The word that was probably meant: at most two slips away, and fewer than half its letters. Long
 * words are not compared, because they're unlikely to be typos, and only the first of many are.
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (written.length > limits.comparedLength) return undefined;
  const letters = written.toLowerCase();
  return known
    .slice(0, limits.compared)
    .filter(({ length }) => Math.abs(length - written.length) <= maxSlips)
    .map((word) => ({ word, slips: slipsBetween(letters, word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= maxSlips && slips * 2 < word.length)
    .sort((a, b) => a.slips - b.slips)[0]?.word;
}

/** Levenshtein's distance, or Infinity where it is more than the most: that ends most comparisons soon. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = Array<number>(b.length + 1).fill(Infinity);
    let fewest = Infinity;
    // Further from the diagonal there are more slips already.
    for (let j = Math.max(0, i - maxSlips); j <= Math.min(b.length, i + maxSlips); j += 1) {
      const replaced = (row[j - 1] ?? Infinity) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const slips = Math.min(replaced, (row[j] ?? Infinity) + 1, (next[j - 1] ?? Infinity) + 1);
      next[j] = slips;
      fewest = Math.min(fewest, slips);
    }
    if (fewest > maxSlips) return Infinity;
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A list for a sentence: 'a, b or c'. Of many, only the first are named. */
export function joinWithOr(words: readonly string[]): string {
  const named = words.slice(0, limits.choices).map((word) => excerpt(word));
  if (words.length > named.length) named.push(`one of ${words.length - named.length} more`);
  const last = named.at(-1) ?? "";
  return named.length < 2 ? last : `${named.slice(0, -1).join(", ")} or ${last}`;
}

/** A count for a sentence, with a comma for thousands: `35,905`. */
export function asCount(count: number): string {
  return count.toLocaleString("en-SG");
}

/** A count with its noun: `1 item`, `35,905 items`. */
export function counted(count: number, noun: string): string {
  return `${asCount(count)} ${count === 1 ? noun : `${noun}s`}`;
}

/** How many task runs of a step ended in each way, leaving out zeros. */
export function countTexts(
  counts: Readonly<Record<"succeeded" | "reused" | "failed" | "not_started", number>>,
): string[] {
  return (["succeeded", "reused", "failed", "not_started"] as const)
    .filter((way) => counts[way] > 0)
    .map((way) => `${counts[way]} ${way.replace("_", " ")}`);
}

/** How many more findings there are. */
export function restSentence(more: number): string {
  return `And ${asCount(more)} more. Fix these first to see the rest.`;
}
