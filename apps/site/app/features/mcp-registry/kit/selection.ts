/** How much of a part that names nothing is repeated. */
const longestName = 40;

/** The servers that a part of the query names, and what it names besides. */
export type Selection = {
  ids: readonly string[];
  /** Names of no server, as far as they are shown. */
  unknown: readonly string[];
  /** How many servers are over the limit. */
  surplus: number;
};

/**
 * Reads `a,b,c` of an address, each server once. What names none is kept apart, and so is how many
 * are too many.
 */
export function readSelection(
  text: string,
  known: { has: (id: string) => boolean },
  limit: number,
): Selection {
  const named = [...new Set(text.split(",").map((id) => id.trim()))].filter((id) => id !== "");
  const ids = named.filter((id) => known.has(id));
  const unknown = named.filter((id) => !known.has(id)).slice(0, 3);
  return {
    ids: ids.slice(0, limit),
    unknown: unknown.map((id) => (id.length > longestName ? `${id.slice(0, longestName)}…` : id)),
    surplus: Math.max(0, ids.length - limit),
  };
}

/** The same servers with one more, or without it where it's among them. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
