import { listingIn } from "./entries.ts";
import { type Entry, registryShape } from "./entry-shape.ts";

/** All entries in the order of the page, and each by its name. */
export type Registry = { entries: readonly Entry[]; byName: ReadonlyMap<string, Entry> };

/** Throws an Error when two entries have one name. */
export function createRegistry(entries: readonly Entry[]): Registry {
  const byName = new Map(entries.map((entry) => [entry.server.name, entry]));
  if (byName.size === entries.length) return { entries, byName };
  const twice = entries.find((entry) => byName.get(entry.server.name) !== entry);
  throw new Error(
    `Two servers of the registry have the name ${twice?.server.name}: correct registryName in one of their records.`,
  );
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

/** Whether the name, the title or the description contains the text, ignoring case. */
export function mentions({ server }: Entry, text: string): boolean {
  const wanted = text.toLowerCase();
  return [server.name, server.title, server.description].some((field) =>
    field.toLowerCase().includes(wanted),
  );
}

/** An entry by its name in the registry, or by our own short one. */
export function findEntry({ entries, byName }: Registry, name: string): Entry | undefined {
  return byName.get(name) ?? entries.find((entry) => listingIn(entry).id === name);
}
