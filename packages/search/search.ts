import type { LineId } from "@yno/brand/site";
import MiniSearch, { type Query } from "minisearch";
import {
  indexOptions,
  keyOf,
  kindWords,
  type SearchIndex,
  type SearchKind,
  searchKinds,
  stemWord,
  unpackIndex,
} from "./search-index.ts";

/** A hit, with the fields that are shown. */
export type Hit = {
  kind: SearchKind;
  line: LineId;
  address: string;
  title: string;
  context: string;
  /** The words of the index by which it was found, for `markedParts`. */
  words: readonly string[];
};

export type SiteSearch = {
  /** What a query finds, the best first. No text throws; one without words finds nothing. */
  find: (query: string) => readonly Hit[];
  /** The record at an address, if the index still has it. */
  at: (address: string) => Hit | undefined;
};

/**
 * Longer queries are pasted by mistake; their beginning says what they are about. In characters,
 * before and after ligatures are taken apart: one character of a script can become eighteen.
 */
const longestQuery = 200;
const maxWords = 10;

/** From this length on, one typing error in a word is forgiven. */
const forgivenFrom = 4;

/** In characters. A misspelled word has about as many spellings as letters, each as long as itself. */
const longestWord = 50;

/** With fewer hits than this, half of the words are enough, and any word may be misspelled. */
const fewHits = 3;

/** Fields by which a record is called. */
const front = ["title", "names"];
const frontFields = new Set(front);

const kindStems = new Map(
  searchKinds.map((kind) => [kind, new Set(kindWords[kind].split(" ").map(stemWord))]),
);

/** Words as short as this begin too many others: only titles and names are searched for those. */
const shortWord = 2;

const boost = { title: 8, names: 6, context: 2, body: 1 };

/** Pages answer more queries than their parts; a heading is found together with its page. */
const weights: Partial<Record<SearchKind, number>> = { page: 1.6, heading: 0.9 };

/** How well a hit fits, the best first. Among equals the score decides. */
const fits = [
  "title",
  "name",
  "beginning of the title",
  "beginning of a name",
  "words of the title",
  "words",
  "title with a typing error",
  "typing error",
  "some words",
] as const;
type Fit = (typeof fits)[number];

/** The search over an index. It doesn't need a browser, so a server finds the same. */
export async function openSearch(file: SearchIndex): Promise<SiteSearch> {
  // In pieces, so that a page stays awake meanwhile.
  const search = await MiniSearch.loadJSAsync<never>(unpackIndex(file.index), indexOptions);
  const known = file.index.words.split(" ");
  const titles = file.title.map(keyOf);
  const names = file.names.map((list) => list.map(keyOf));

  const hit = (row: number, words: readonly string[]): Hit => ({
    kind: file.kind[row] ?? "page",
    line: file.line[row] ?? "product",
    address: file.address[row] ?? "",
    title: file.title[row] ?? "",
    context: file.context[row] ?? "",
    words,
  });

  /** How a record fits a query of which it has every word. */
  const rateFit = (
    row: number,
    query: string,
    inFront: readonly string[],
    isForgiven: boolean,
  ): Fit => {
    const title = titles[row] ?? "";
    const others = names[row] ?? [];
    if (title === query) return "title";
    if (others.includes(query)) return "name";
    if (title.startsWith(query)) return "beginning of the title";
    if (others.some((name) => name.startsWith(query))) return "beginning of a name";
    if (isForgiven) {
      const isTitle = title.split(" ").every((word) => inFront.includes(word));
      return isTitle ? "title with a typing error" : "typing error";
    }
    return inFront.length >= query.split(" ").length ? "words of the title" : "words";
  };

  const ranked = (
    query: string,
    words: readonly string[],
    isForgiven: (word: string) => boolean,
  ) => {
    const parts = words.map((word) => toQueryPart(word, isForgiven(word)));
    // Which words a record has, as bits: with thousands of records, sets would take their time.
    const bits = new Map(
      parts.flatMap(({ spellings }, bit) => spellings.map((spelling) => [spelling, 1 << bit])),
    );
    const ofKind = (kind: SearchKind) =>
      words.reduce(
        (all, word, bit) => (kindStems.get(kind)?.has(word) ? all | (1 << bit) : all),
        0,
      );
    const kindBits = new Map(searchKinds.map((kind) => [kind, ofKind(kind)]));

    let useful = 0;
    const found = search
      .search({ combineWith: "OR", queries: parts.map((part) => part.query) })
      .map((result) => {
        const row = Number(result.id);
        const kind = file.kind[row] ?? "page";
        let has = kindBits.get(kind) ?? 0;
        for (const term of result.queryTerms) has |= bits.get(term) ?? 0;
        useful |= has;
        return { row, kind, has, result };
      });
    const forgiven = words.reduce(
      (all, word, bit) => (isForgiven(word) ? all | (1 << bit) : all),
      0,
    );
    // A word without matches mustn't reduce the results.
    const whole = found.filter(({ has }) => has === useful);
    const half = () => found.filter(({ has }) => bitCount(has) * 2 >= bitCount(useful));
    return (whole.length < fewHits ? half() : whole)
      .map(({ row, kind, has, result: { match, terms, score } }) => {
        const inFront = terms.filter((term) =>
          match[term]?.some((field) => frontFields.has(field)),
        );
        const fit =
          has === useful ? rateFit(row, query, inFront, (has & forgiven) !== 0) : "some words";
        return { row, terms, fit: fits.indexOf(fit), score: score * (weights[kind] ?? 1) };
      })
      .sort((a, b) => a.fit - b.fit || b.score - a.score || a.row - b.row);
  };

  const find = (text: string): readonly Hit[] => {
    const query = keyOf(text.slice(0, longestQuery)).slice(0, longestQuery).trimEnd();
    if (query === "") return [];
    const cut = query.split(" ").map((word) => word.slice(0, longestWord));
    const words = [...new Set(cut)].slice(0, maxWords);
    const isUnknown = (word: string) => word.length >= forgivenFrom && !begins(known, word);
    const first = ranked(query, words, isUnknown);
    const second =
      first.length < fewHits ? ranked(query, words, (word) => word.length >= forgivenFrom) : [];
    const rows = new Set(first.map(({ row }) => row));
    return [...first, ...second.filter(({ row }) => !rows.has(row))].map(({ row, terms }) =>
      hit(row, terms),
    );
  };

  return {
    find,
    at: (address) => {
      const row = file.address.indexOf(address);
      return row < 0 ? undefined : hit(row, []);
    },
  };
}

/** What MiniSearch looks for instead of a word, and the spellings that replace it. */
function toQueryPart(word: string, isForgiven: boolean): { spellings: string[]; query: Query } {
  if (!isForgiven) {
    const begins: Query = { queries: [word], boost, prefix: true };
    const query: Query =
      word.length > shortWord
        ? begins
        : {
            combineWith: "OR",
            queries: [
              { ...begins, fields: front },
              { queries: [word], boost },
            ],
          };
    return { spellings: [word], query };
  }
  const spellings = listSpellings(word);
  const query: Query = {
    combineWith: "OR",
    queries: [
      { queries: [word], boost, fuzzy: 1 },
      { queries: spellings, boost },
    ],
  };
  return { spellings: [word, ...spellings], query };
}

/** Whether a word of the sorted list begins with these letters. */
function begins(sorted: readonly string[], letters: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < letters) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(letters) ?? false;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Spellings that are one typing error away and that MiniSearch, which looks for one letter added,
 * left out or changed, takes for two: each pair of neighbours swapped, and the word without its
 * last letter, whose plural ending was hidden by it (`postgress`).
 */
function listSpellings(word: string): string[] {
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, index) => {
    const before = letters[index] ?? "";
    return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join("");
  });
  const shorter = stemWord(letters.slice(0, -1).join(""));
  return [...new Set([...swapped.map(stemWord), shorter])].filter((spelling) => spelling !== word);
}
