import type { Hit } from "@yno/search/search";
import { type SearchKind, splitWords, stemWord } from "@yno/search/search-index";

/** Hits under one heading. */
export type HitGroup = {
  /** `best` holds the first hits of all kinds, `recent` what was chosen before. */
  id: SearchKind | "best" | "recent";
  /** How many hits it has, shown or not. */
  count: number;
  shown: readonly Hit[];
  /** How many of the shown hits were added by "show more". */
  added?: number;
};

const best = 3;
const firstOfKind = 4;

/** A longer list would not be read: more words find it. */
const maxOfKind = 50;

/**
 * The first hits, and then the others by their kind, the kind with the best hit first. A group
 * shows its first few, and more when it is among the expanded ones.
 */
export function groupHits(hits: readonly Hit[], expanded: ReadonlySet<string>): HitGroup[] {
  const byKind = Map.groupBy(hits.slice(best), ({ kind }) => kind);
  const groups = [...byKind].map(([id, ofKind]): HitGroup => {
    const shown = ofKind.slice(0, expanded.has(id) ? maxOfKind : firstOfKind);
    return { id, count: ofKind.length, shown, added: Math.max(0, shown.length - firstOfKind) };
  });
  const first = hits.slice(0, best);
  return first.length > 0 ? [{ id: "best", count: first.length, shown: first }, ...groups] : [];
}

/** A run of text, and whether a word in it was looked for. */
type MarkedPart = { text: string; marked: boolean };

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

/** How many results that were opened are remembered. */
const maxRecent = 5;

/**
 * The remembered addresses, the latest first. Anything but a list of this site's addresses counts
 * as empty.
 */
export function readRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter(isAddress).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** The list with an address at its head. */
export function withRecent(list: readonly string[], address: string): string[] {
  return [address, ...list.filter((other) => other !== address)].slice(0, maxRecent);
}

function isAddress(value: unknown): value is string {
  return typeof value === "string" && /^\/(?!\/)/.test(value);
}
