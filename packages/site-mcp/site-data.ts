import type { Registry } from "@yno/registry/registry";

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
export type SiteSearch = {
  searchSite: (query: string, limit: number) => Promise<readonly Found[]>;
};

/** All that the MCP server answers from. */
export type SiteData = {
  /** The text of every page as Markdown, by its path: '/', '/docs/mcp'. */
  pages: ReadonlyMap<string, string>;
  registry: Registry;
  search: SiteSearch;
};
