import { type Registry, readRegistry } from "@yno/registry/registry";
import { listFile } from "@yno/registry/static-files";
import { openSearch } from "@yno/search/search";
import { readSearchIndex, type SearchIndex } from "@yno/search/search-index";
import { securityAnswerShape } from "@yno/site-mcp/security-answers";
import { planFactsShape, type SiteData } from "@yno/site-mcp/site-data";
import * as z from "zod";
import type { SiteFiles } from "./site-files.ts";
import { StartError } from "./start-error.ts";

/** The files of the built site that the registry API and the MCP server answer from, as text. */
export const siteTextsShape = z.object({
  registry: z.string(),
  search: z.string(),
  plans: z.string(),
  securityAnswers: z.string(),
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
    plans: readText("/plans.json"),
    securityAnswers: readText("/security-answers.json"),
    pages: [...files.keys()]
      .filter((path) => path.endsWith(".md"))
      .map((path) => [path.replace(/\.md$/, "").replace(/^\/index$/, "/"), readText(path)]),
  };
}

/** Reads them as data. Throws a StartError when one is missing or cannot be read. */
export async function readSiteData(texts: SiteTexts): Promise<SiteData> {
  return {
    registry: readSiteRegistry(texts),
    pages: new Map(texts.pages),
    search: await openSearch(readSiteIndex(texts)),
    plans: readList(planFactsShape, texts.plans, "plans.json"),
    securityAnswers: readList(securityAnswerShape, texts.securityAnswers, "security-answers.json"),
  };
}

/** The registry alone. Throws a StartError when it is missing or cannot be read. */
export function readSiteRegistry(texts: SiteTexts): Registry {
  const registry = readRegistry(texts.registry);
  if (registry !== undefined) return registry;
  throw new StartError(
    `The built site has no readable ${listFile} with the servers of the registry: run \`npm run build\` first.`,
  );
}

/** The index of the search alone. Throws a StartError when it is missing or cannot be read. */
export function readSiteIndex(texts: SiteTexts): SearchIndex {
  try {
    return readSearchIndex(JSON.parse(texts.search));
  } catch {
    throw new StartError(
      "The built site has no readable search-index.json: run `npm run build` first.",
    );
  }
}

function readList<Shape extends z.ZodType>(shape: Shape, text: string, file: string) {
  try {
    return z.array(shape).parse(JSON.parse(text));
  } catch {
    throw new StartError(`The built site has no readable ${file}: run \`npm run build\` first.`);
  }
}
