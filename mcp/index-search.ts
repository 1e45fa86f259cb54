import { openSearch } from "#search/search.ts";
import { readSearchIndex } from "#search/search-index.ts";
import type { SiteSearch } from "./site-data.ts";

/**
 * The search of the site, as visitors have it in the palette, over the same index.
 *
 * @param file what `search-index.json` holds
 * @throws Error when that is no index
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
