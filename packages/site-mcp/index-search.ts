import { openSearch } from "@yno/search/search";
import { readSearchIndex } from "@yno/search/search-index";
import type { SiteSearch } from "./site-data.ts";

/**
 * The search of the site, like the palette's, over the same index.
 *
 * @param file the content of `search-index.json`
 * @throws Error when that isn't an index
 */
export function indexSearch(file: unknown): SiteSearch {
  const opened = openSearch(readSearchIndex(file));
  return {
    searchSite: async (query, limit) => {
      const search = await opened;
      return search
        .find(query)
        .slice(0, limit)
        .map(({ title, address, kind, context }) => ({ title, address, kind, excerpt: context }));
    },
  };
}
