import type { McpCategory } from "@yno/registry/enums";

/** How many servers each category has, in the order in which they come. */
export function countByCategory(
  servers: readonly { category: McpCategory }[],
): ReadonlyMap<McpCategory, number> {
  const counts = new Map<McpCategory, number>();
  for (const { category } of servers) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** As many cards as fill five screens of a phone. */
const manyServers = 9;

/** Where a category starts in a list of servers: the id of its first one. */
export type CategoryStart = { readonly category: McpCategory; readonly serverId: string };

/**
 * Where each category starts in a list that is sorted by it. Empty for a list that has only one, or
 * that is too short to get lost in.
 */
export function categoryStarts(
  servers: readonly { id: string; category: McpCategory }[],
): readonly CategoryStart[] {
  if (servers.length < manyServers) return [];
  const starts = new Map<McpCategory, string>();
  for (const { id, category } of servers) {
    if (!starts.has(category)) starts.set(category, id);
  }
  if (starts.size < 2) return [];
  return [...starts].map(([category, serverId]) => ({ category, serverId }));
}

/**
 * A count as a card shows it: from 1000 with one decimal and k, as '1.2k'. Counts just below a
 * million stay at '999.9k' instead of rounding up.
 */
export function abbreviate(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count < 1_000_000 ? Math.min(count / 1000, 999.9) : count / 1000;
  return `${thousands.toFixed(1)}k`;
}
