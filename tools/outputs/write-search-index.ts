import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeSearchIndex } from "@yno/search/search-index";
import type { Element } from "hast";
import { searchRecords } from "./search-records.ts";

/**
 * Writes what the search reads, from the content and the pages.
 *
 * @param mainOf gives the `main` of the page at a path
 */
export async function writeSearchIndex(
  client: string,
  mainOf: (path: string) => Element,
): Promise<void> {
  const index = makeSearchIndex(searchRecords(mainOf));
  await writeFile(join(client, "search-index.json"), JSON.stringify(index));
}
