import { openSearch, type SiteSearch } from "@yno/search/search";
import { readSearchIndex } from "@yno/search/search-index";

/** The search, from the index that the build has written. Rejects when it cannot be had. */
export async function loadSearch(): Promise<SiteSearch> {
  const response = await fetch("/search-index.json");
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`);
  return await openSearch(readSearchIndex(await response.json()));
}
