import { settingFor } from "./substitution.ts";
import { match, Refused, readPiece, startOf } from "./substitution-pieces.ts";
import { part, type Traced, Tracer } from "./traced.ts";
import { isSpace } from "./white-space.ts";

/**
 * The words of a line as a shell splits it, with their quotes, escapes and variables. The name of a
 * heredoc belongs to the word of its `<<`. Empty where Docker can't read the line as one of a shell.
 */
export function shellWords(line: Traced): Traced[] {
  const cursor = startOf(line, settingFor("\\", 0), undefined);
  const words: Traced[] = [];
  let start: number | undefined;
  try {
    while (cursor.position < line.text.length) {
      const at = cursor.position;
      if (isSpace(line.text.charAt(at))) {
        if (start !== undefined) words.push(part(line, start, at));
        start = undefined;
        cursor.position += 1;
        continue;
      }
      start ??= at;
      if (match(cursor, heredoc).length > 0) continue;
      cursor.hasPart = false;
      readPiece(cursor, new Tracer(), 0);
      if (!cursor.hasPart) continue;
      // BuildKit forgets the word before this substitution, and splits it unless it's in quotes.
      start = at;
      if (line.text[at] !== "$") continue;
      for (let index = at; index < cursor.position; index += 1) {
        if (!isSpace(line.text.charAt(index))) continue;
        if (start < index) words.push(part(line, start, index));
        start = index + 1;
      }
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [];
  }
  if (start !== undefined) words.push(part(line, start));
  return words;
}

/** What opens a heredoc, up to its name. */
const heredoc = /<<[\t\r ]*/y;
