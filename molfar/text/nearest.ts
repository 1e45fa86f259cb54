/** The word that was probably meant: at most two slips away, and fewer than half its letters. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  return known
    .map((word) => ({ word, slips: slipsBetween(written.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= 2 && slips * 2 < word.length)
    .sort((a, b) => a.slips - b.slips)[0]?.word;
}

/** Levenshtein's distance. Long words are not compared; they are no slip of the pen. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A list for a sentence: 'a, b or c'. */
export function anyOf(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
