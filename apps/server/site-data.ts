import { type Registry, readRegistry } from "@yno/registry/registry";
import { listFile } from "@yno/registry/static-files";
import { readSearchIndex } from "@yno/search/search-index";
import { indexSearch, type SiteData } from "@yno/site-mcp/site-data";
import * as z from "zod";
import type { SiteFiles } from "./site-files.ts";
import { StartError } from "./start-error.ts";

/** The files of the built site that the registry API and the MCP server answer from, as text. */
export const siteTextsShape = z.object({
  registry: z.string(),
  search: z.string(),
  /** The Markdown of every page, by its path: '/', '/docs/mcp'. */
  pages: z.array(z.tuple([z.string(), z.string()])),
});

export type SiteTexts = z.infer<typeof siteTextsShape>;

/** Takes these texts from the built site. Missing ones are empty. */
export function readSiteTexts({ files }: SiteFiles): SiteTexts {
  const readText = (path: string) => {
    const file = files.get(path);
    return file === undefined ? "" : new TextDecoder().decode(file.identity.body);
  };
  return {
    registry: readText(`/${listFile}`),
    search: readText("/search-index.json"),
    pages: [...files.keys()]
      .filter((path) => path.endsWith(".md"))
      .map((path) => [path.replace(/\.md$/, "").replace(/^\/index$/, "/"), readText(path)]),
  };
}

/** Reads them as data. Throws a StartError when one is missing or cannot be read. */
export function readSiteData(texts: SiteTexts): SiteData {
  return {
    registry: readSiteRegistry(texts),
    pages: new Map(texts.pages),
    search: indexSearch(readIndex(texts.search)),
  };
}

/** Throws a StartError when the MCP server could not answer from these texts. */
export function checkSearchIndex(texts: SiteTexts): void {
  readSearchIndex(readIndex(texts.search));
}

/** The registry alone. Throws a StartError when it is missing or cannot be read. */
export function readSiteRegistry(texts: SiteTexts): Registry {
  const registry = readRegistry(texts.registry);
  if (registry !== undefined) return registry;
  throw new StartError(
    `The built site has no readable ${listFile} with the servers of the registry: run \`npm run build\` first.`,
  );
}

/** The index of the search as data; a sentence when it is missing or not JSON. */
function readIndex(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(
      "The built site has no readable search-index.json: run `npm run build` first.",
    );
  }
}
