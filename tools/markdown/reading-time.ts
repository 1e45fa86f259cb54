/** How long a person reads so many words, in whole minutes and at least one. */
export function minutesToRead(words: readonly string[], wordsAMinute: number): number {
  return Math.max(1, Math.round(words.length / wordsAMinute));
}

/** What blanks separate in a text. In technical text, an arrow or a number counts as a word. */
export function technicalWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The same without what has neither letter nor digit: marks of Markdown, and signs such as ×. */
export function proseWords(text: string): string[] {
  return technicalWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
