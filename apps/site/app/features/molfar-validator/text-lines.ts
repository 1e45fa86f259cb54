import type { Place } from "@yno/molfar/finding";

/**
 * A text as a text area holds it: its lines end in \n. Otherwise every key press would set it
 * again.
 */
export function asInTextArea(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** The room that a text needs, in lines and in letters of one width. */
export function measureText(text: string): { lines: number; columns: number } {
  let lines = 0;
  let columns = 0;
  for (let start = 0; start <= text.length; lines++) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    // Twice as wide is the most that a letter of another script takes.
    if ((end - start) * 2 > columns) columns = Math.max(columns, columnsIn(text.slice(start, end)));
    start = end + 1;
  }
  return { lines, columns };
}

function columnsIn(line: string): number {
  return line.length + (line.match(/[^\u0020-\u007e]/g)?.length ?? 0);
}

/** `1` to `count`, each on its line. */
export function numbersUpTo(count: number): string {
  return Array.from({ length: count }, (_, index) => index + 1).join("\n");
}

/** From a place to the end of its line, as offsets. Places past the text count as its end. */
export function rangeFrom(text: string, { line, column }: Place): { start: number; end: number } {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const next = text.indexOf("\n", start);
    if (next < 0) return { start: text.length, end: text.length };
    start = next + 1;
  }
  const next = text.indexOf("\n", start);
  const end = next < 0 ? text.length : next;
  return { start: Math.min(start + column - 1, end), end };
}
