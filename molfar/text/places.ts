import type { Place } from "../finding.ts";

/** A text by its lines, to go from offsets to places and back. Lines end in \n, \r\n or \r. */
export type Lines = {
  placeAt: (offset: number) => Place;
  /** @param line from 0 @param column from 0 */
  offsetAt: (line: number, column: number) => number;
};

export function linesOf(text: string): Lines {
  const starts = [
    0,
    ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length),
  ];
  return {
    placeAt: (offset) => {
      const line = lastAtOrBefore(starts, offset);
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    },
    offsetAt: (line, column) => Math.min((starts[line] ?? text.length) + column, text.length),
  };
}

/** The index of the last entry that is not above the limit. The list rises and starts at 0. */
function lastAtOrBefore(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
