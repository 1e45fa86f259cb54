import type { Searched } from "@yno/registry/search";

/** A text that may be suggested, with itself in lower case. */
export type Candidate = { text: string; lower: string };

const maxSuggestions = 8;

/** A word of a name counts above this number of characters. */
const shortWord = 2;

/** A word without the punctuation at its edges: 'hass-mcp' of '(hass-mcp)'. */
const words = /[^\p{P}\s](?:\S*[^\p{P}\s])?/gu;

/**
 * Every text that can be suggested, in alphabetical order. Of texts that differ only in case the
 * first one wins: names, then words of names, categories, authors, tags.
 */
export function listCandidates(servers: readonly Searched[]): readonly Candidate[] {
  const texts = new Set([
    ...servers.map(({ name }) => name),
    ...servers.flatMap(({ name }) => (name.match(words) ?? []).filter(isLongWord)),
    ...servers.map(({ category }) => category),
    ...servers.map(({ author }) => author),
    ...servers.flatMap(({ tags }) => tags),
  ]);
  // Made on the first use: the browser's tables of languages take long to load.
  const alphabet = new Intl.Collator("en");
  // A collator may treat different texts as equal, and they mustn't separate identical ones.
  // Sorting is stable, so that the order above decides between equals.
  return [...texts]
    .map((text) => ({ text, lower: text.toLowerCase() }))
    .sort((one, other) => alphabet.compare(one.lower, other.lower) || byCodeUnits(one, other));
}

/**
 * At most 8 texts that contain what was typed, ignoring case, and aren't equal to it.
 *
 * @param candidates as `listCandidates` gives them: the order is theirs
 */
export function suggest(candidates: readonly Candidate[], typed: string): readonly string[] {
  if (typed === "") return [];
  const needle = typed.toLowerCase();
  const suggestions: string[] = [];
  let last: string | undefined;
  for (const { text, lower } of candidates) {
    if (lower === last || text === typed || !lower.includes(needle)) continue;
    suggestions.push(text);
    if (suggestions.length === maxSuggestions) break;
    // Texts that differ only in their case are neighbours.
    last = lower;
  }
  return suggestions;
}

function isLongWord(word: string): boolean {
  return [...word].length > shortWord;
}

function byCodeUnits({ lower: one }: Candidate, { lower: other }: Candidate): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
