import type { McpServerCard } from "./cards.ts";

/** The fields in which a search looks, on the page, in the API and over MCP. */
export type Searched = Pick<
  McpServerCard,
  "name" | "description" | "author" | "category" | "installCommand" | "tags"
>;

/** Something with its texts in small letters, once each and all in one. */
export type Indexed<Item> = { item: Item; texts: readonly string[]; joined: string };

/** Separates the texts where they are joined. */
const separator = "\n";

/** Prepares something for searching. Do this once, so that a search doesn't build new text. */
export function indexed<Item>(item: Item, searched: Searched, ...more: string[]): Indexed<Item> {
  const { name, description, author, category, installCommand, tags } = searched;
  const fields = [...more, name, description, author, category, installCommand, ...tags];
  const texts = fields.map((field) => field.toLowerCase());
  return { item, texts, joined: texts.join(separator) };
}

/** What holds the text in one of its fields, ignoring case, in the order of the list. */
export function search<Item>(list: readonly Indexed<Item>[], typed: string): Item[] {
  const needle = typed.toLowerCase();
  // A text with the separator in it would be found across two fields.
  const isIn = needle.includes(separator)
    ? ({ texts }: Indexed<Item>) => texts.some((text) => text.includes(needle))
    : ({ joined }: Indexed<Item>) => joined.includes(needle);
  return list.filter(isIn).map(({ item }) => item);
}
