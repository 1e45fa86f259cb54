import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Placeholder } from "#content/schema/page.ts";
import { root } from "../site-folder.ts";
import type { Collection } from "./collection.ts";
import { parseFrontMatter } from "./document-pages.ts";
import { recordsIn } from "./record-files.ts";

/** Every kind of record. Each file of content/collections/ declares one, and nothing lists them. */
export const collections: readonly Collection[] = (
  await recordsIn<Collection>("content/collections", /^(?:c|\w+C)ollection$/)
).flatMap(({ exported }) => exported);

/** The kinds that a page lists. */
export const collectionsOf = (path: string): readonly Collection[] =>
  collections.filter(({ page }) => page === path);

type Dated = Pick<Placeholder, "path" | "updated" | "document">;

/**
 * The day of the last change of a page that a reader would notice, as an ISO date: of its newest
 * entry, of its document, or of its record.
 */
export function lastModified({ path, updated, document }: Dated): string {
  const newest = collectionsOf(path)
    .flatMap((collection) => collection.newest() ?? [])
    .toSorted()
    .at(-1);
  if (newest !== undefined) return newest;
  if (updated) return updated;
  if (document)
    return parseFrontMatter(readFileSync(join(root, document), "utf8"), document).updated;
  throw new Error(
    `The record of ${path} in content/pages/ has no date of its last change: give it 'updated', or 'document' if it is one.`,
  );
}
