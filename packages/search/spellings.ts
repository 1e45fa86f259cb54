import { stemWord } from "./words.ts";

/** From this length on, one typing error in a word is forgiven. */
export const forgivenFrom = 4;

/**
 * Spellings that are one typing error away and that MiniSearch, which looks for one letter added,
 * left out or changed, takes for two: each pair of neighbours swapped, and the word without its
 * last letter, whose plural ending was hidden by it ('postgress').
 */
export function listSpellings(word: string): string[] {
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, index) => {
    const before = letters[index] ?? "";
    return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join("");
  });
  const shorter = stemWord(letters.slice(0, -1).join(""));
  return [...new Set([...swapped.map(stemWord), shorter])].filter((spelling) => spelling !== word);
}
