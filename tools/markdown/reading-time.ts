/** How long it takes to read these words, in whole minutes and at least one. */
export function minutesToRead(words: readonly string[], wordsAMinute: number): number {
  return Math.max(1, Math.round(words.length / wordsAMinute));
}

/** The words of a text, split at spaces. In technical text, an arrow counts as a word. */
export function technicalWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The same without words that have no letter or digit: marks of Markdown, and characters such as ×. */
export function proseWords(text: string): string[] {
  return technicalWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
