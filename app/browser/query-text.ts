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

/** A query string with these parts in place of theirs; empty ones are left out, others stay. */
export function writeQuery(search: string, parts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [key, text] of Object.entries(parts)) {
    if (text === "") query.delete(key);
    else query.set(key, text);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
