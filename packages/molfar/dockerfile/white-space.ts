/**
 * White space as Docker has it. JavaScript's `\s` differs in two characters: U+0085 is white space in
 * Docker, and U+FEFF isn't.
 */
import { part, type Traced } from "./traced.ts";

/** Whether a text starts with white space, which ends a word that isn't in quotes. */
export function isSpace(text: string): boolean {
  return /^\p{White_Space}/u.test(text);
}

/** What ends a keyword, a word that has no quotes, and a name in the old form. Less than white space. */
export const separators = /[\t\v\f\r ]+/;

/** A text without the white space at its ends. */
export function trimmed(line: Traced): Traced {
  const { text } = line;
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1;
  return part(line, start, end);
}

/** The words between separators; quotes mean nothing here. */
export function plainWords(line: Traced): Traced[] {
  return Array.from(line.text.matchAll(/[^\t\v\f\r ]+/g), ({ 0: word, index }) =>
    part(line, index, index + word.length),
  );
}
