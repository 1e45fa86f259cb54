import type { Registry } from "@yno/registry/registry";
import { openSearch } from "@yno/search/search";
import { readSearchIndex } from "@yno/search/search-index";

/** A place on the site that a search has found. */
type Found = {
  title: string;
  /** Its path on the site, with the fragment if there is one: '/docs/mcp#transports'. */
  address: string;
  /** What it is, in a word or two: 'page'. */
  kind: string;
  /** Some words of it, in one line. */
  excerpt: string;
};

/** A search over the site. Total: every text has an answer, the best first, and none throws. */
type SiteSearch = {
  searchSite: (query: string, limit: number) => Promise<readonly Found[]>;
};

/** All that the MCP server answers from. */
export type SiteData = {
  /** The text of every page as Markdown, by its path: '/', '/docs/mcp'. */
  pages: ReadonlyMap<string, string>;
  registry: Registry;
  search: SiteSearch;
};

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
