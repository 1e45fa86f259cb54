import type { McpCategory } from "@yno/registry/enums";
import { registryWords } from "#content/words/filtered-lists.ts";

/** How many servers each category has, leaving out empty ones. */
export function countByCategory(
  servers: readonly { category: McpCategory }[],
): ReadonlyMap<McpCategory, number> {
  const counts = new Map<McpCategory, number>();
  for (const { category } of servers) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
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

/** The line above the results. */
export function resultLine(count: number, typed: string): string {
  return typed === "" ? registryWords.found(count) : registryWords.foundFor(count, typed);
}
