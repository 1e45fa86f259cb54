import { indexSearch } from "#mcp/index-search.ts";
import type { SiteData } from "#mcp/site-data.ts";
import { readRegistry } from "#registry-api/registry.ts";
import { listFile } from "#registry-api/static-files.ts";
import type { SiteFiles } from "./site-files.ts";
import { StartError } from "./start-error.ts";

/**
 * What the registry API and the MCP server answer from: the files of the built site, read as data.
 * Throws a StartError when they are missing.
 */
export function siteDataOf({ files }: SiteFiles): SiteData {
  const textOf = (path: string) => {
    const file = files.get(path);
    return file && new TextDecoder().decode(file.identity.body);
  };
  const registry = readRegistry(textOf(`/${listFile}`) ?? "");
  if (registry === undefined) {
    throw new StartError(
      `The built site has no readable ${listFile} with the servers of the registry: run \`npm run build\` first.`,
    );
  }
  const pages = new Map(
    [...files.keys()]
      .filter((path) => path.endsWith(".md"))
      .map((path) => [path.replace(/\.md$/, "").replace(/^\/index$/, "/"), textOf(path) ?? ""]),
  );
  return { registry, pages, search: indexSearch(readIndex(textOf("/search-index.json"))) };
}

/** The index of the search as data; a sentence when it is missing or no JSON. */
function readIndex(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    throw new StartError(
      "The built site has no readable search-index.json: run `npm run build` first.",
    );
  }
}
