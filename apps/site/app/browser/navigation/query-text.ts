/** Every name in the query of a page that follows its address. */
export const queryKeys = [
  "q",
  "category",
  "department",
  "place",
  "tab",
  "article",
  "billing",
  "needs",
  "open",
  "step",
  "kit",
  "compare",
] as const;

export type QueryKey = (typeof queryKeys)[number];

/** The named parts of a query string; '' where one is missing. No text throws. */
export function readQuery<Key extends string>(
  search: string,
  keys: readonly Key[],
): Readonly<Record<Key, string>> {
  const query = new URLSearchParams(search);
  const entries = keys.map((key) => [key, query.get(key) ?? ""] as const);
  // Every key is there, which `fromEntries` cannot know.
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** In characters. Our server gives no page for an address of more than 12,000 bytes. */
const longestQuery = 11_000;

/**
 * A query string with these parts in place of theirs; empty ones are left out, others stay. It's
 * `search` itself where the parts are too long for an address.
 */
export function writeQuery(search: string, parts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [key, text] of Object.entries(parts)) {
    if (text === "") query.delete(key);
    else query.set(key, text);
  }
  const text = query.toString();
  if (text.length > longestQuery) return search;
  return text === "" ? "" : `?${text}`;
}

/**
 * Takes a query string that the address shows out of those that are coming, and all before it: they
 * were overtaken. One that isn't among them came from elsewhere and overtakes all.
 *
 * @returns whether it was coming
 */
export function hasCome(coming: string[], search: string): boolean {
  const place = coming.indexOf(search);
  coming.splice(0, place < 0 ? coming.length : place + 1);
  return place >= 0;
}
