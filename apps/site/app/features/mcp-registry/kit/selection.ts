/** The servers that a part of the query names, and what it names besides. */
export type Selection = {
  ids: readonly string[];
  /** What names no server. */
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
  return {
    ids: ids.slice(0, limit),
    unknown: named.filter((id) => !known.has(id)),
    surplus: Math.max(0, ids.length - limit),
  };
}

/** The same servers with one more, or without it where it's among them. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
