import type { Registry } from "@yno/registry/registry";
import type { SiteSearch } from "@yno/search/search";

/** All that the MCP server answers from. */
export type SiteData = {
  /** The text of every page as Markdown, by its path: '/', '/docs/mcp'. */
  pages: ReadonlyMap<string, string>;
  registry: Registry;
  /** The search of the palette. */
  search: SiteSearch;
};
