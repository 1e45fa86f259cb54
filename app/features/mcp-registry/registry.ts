import type { McpCategory, McpServerCard } from "@yno/registry/mcp-server";

/** The fields in which a search looks. */
export type Searched = Pick<
  McpServerCard,
  "name" | "description" | "author" | "category" | "installCommand" | "tags"
>;

/** A server with its texts in small letters, once each and all in one. */
export type Indexed<Server extends Searched> = {
  server: Server;
  fields: readonly string[];
  text: string;
};

/** Separates the fields in the joined text. */
const separator = "\n";

/**
 * Prepares a list for searching. Do this once per list, so that a search doesn't build new text.
 */
export function indexed<Server extends Searched>(
  servers: readonly Server[],
): readonly Indexed<Server>[] {
  return servers.map((server) => {
    const { name, description, author, category, installCommand, tags } = server;
    const fields = [name, description, author, category, installCommand, ...tags].map(lower);
    return { server, fields, text: fields.join(separator) };
  });
}

/**
 * Whether one of the fields holds the text, and the category is the wanted one.
 *
 * @param needle in small letters; '' is in every server
 * @param category null for all of them
 */
function matchesSearch<Server extends Searched>(
  { server, fields, text }: Indexed<Server>,
  needle: string,
  category: McpCategory | null,
): boolean {
  if (category !== null && server.category !== category) return false;
  // Text that contains the separator would match across two fields.
  return needle.includes(separator)
    ? fields.some((field) => field.includes(needle))
    : text.includes(needle);
}

/** The servers that match what was typed, in the order of the list. */
export function search<Server extends Searched>(
  list: readonly Indexed<Server>[],
  typed: string,
  category: McpCategory | null,
): readonly Server[] {
  const needle = lower(typed);
  return list.filter((each) => matchesSearch(each, needle, category)).map(({ server }) => server);
}

/** How many servers each category has, leaving out empty ones. */
export function countByCategory(
  servers: readonly Pick<Searched, "category">[],
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
  return `${count} server(s) found${typed === "" ? "" : ` for "${typed}"`}`;
}

function lower(text: string): string {
  return text.toLowerCase();
}
