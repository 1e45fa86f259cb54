import { listingIn } from "./entries.ts";
import { type Entry, registryShape } from "./entry-shape.ts";
import { type Indexed, indexed } from "./search.ts";

/** All entries in the order of the page, each by its name, and prepared for searching. */
export type Registry = {
  entries: readonly Entry[];
  byName: ReadonlyMap<string, Entry>;
  searchable: readonly Indexed<Entry>[];
};

/** Throws an Error when two entries have one name. */
export function createRegistry(entries: readonly Entry[]): Registry {
  const byName = new Map(entries.map((entry) => [entry.server.name, entry]));
  if (byName.size === entries.length) {
    return { entries, byName, searchable: entries.map(searchableEntry) };
  }
  const twice = entries.find((entry) => byName.get(entry.server.name) !== entry);
  throw new Error(
    `Two servers of the registry have the name ${twice?.server.name}: correct registryName in one of their records.`,
  );
}

/** An entry is searched as its card on the page is, and by its name in the registry. */
function searchableEntry(entry: Entry): Indexed<Entry> {
  const { name, title, description } = entry.server;
  return indexed(entry, { ...listingIn(entry), name: title, description }, name);
}

/** The registry as the built site holds it; undefined when the text isn't one. */
export function readRegistry(text: string): Registry | undefined {
  try {
    return createRegistry(registryShape.parse(JSON.parse(text)).servers);
  } catch {
    return undefined;
  }
}

/** The list as one page. A static host ignores queries, so there is no cursor to a second. */
export function wholeList(entries: readonly Entry[]) {
  return { servers: entries, metadata: { count: entries.length } };
}

/** An entry by its name in the registry, or by our own short one. */
export function findEntry({ entries, byName }: Registry, name: string): Entry | undefined {
  return byName.get(name) ?? entries.find((entry) => listingIn(entry).id === name);
}
