import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeSearchIndex } from "@yno/search/search-index";
import { searchRecords } from "./search-records.ts";

/** Writes what the search reads, from the content and from the finished pages in `client`. */
export async function writeSearchIndex(client: string): Promise<void> {
  const index = makeSearchIndex(searchRecords(client));
  await writeFile(join(client, "search-index.json"), JSON.stringify(index));
}
