import { splitWords, stemWord } from "@yno/search/words";

/** A run of text, and whether a word in it was looked for. */
export type MarkedPart = { text: string; marked: boolean };

const word = /[\p{L}\p{M}\p{N}_]+/gu;

/**
 * The text in runs, with the words that were found marked. The runs together are the text.
 *
 * @param found words of the index, as a hit names them
 */
export function markedParts(text: string, found: readonly string[]): MarkedPart[] {
  const known = new Set(found);
  const parts: MarkedPart[] = [];
  const add = (run: string, marked: boolean) => {
    if (run !== "") parts.push({ text: run, marked });
  };
  let end = 0;
  for (const match of text.matchAll(word)) {
    if (!splitWords(match[0]).some((each) => known.has(stemWord(each)))) continue;
    add(text.slice(end, match.index), false);
    add(match[0], true);
    end = match.index + match[0].length;
  }
  add(text.slice(end), false);
  return parts;
}
