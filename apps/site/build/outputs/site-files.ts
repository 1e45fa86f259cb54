import { registryEntry } from "@yno/registry/entries";
import { entryShape } from "@yno/registry/entry-shape";
import { rewrites, staticFiles } from "@yno/registry/static-files";
import { makeSearchIndex } from "@yno/search/search-index";
import { aiCatalog, cardPath, catalogPath, serverCard } from "@yno/site-mcp/discovery";
import { identity } from "@yno/site-mcp/site-server";
import type { Element } from "hast";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { pages, placeholders } from "#content/collections/pages.ts";
import { runs } from "#content/collections/runs.ts";
import { workflows } from "#content/collections/workflows.ts";
import { lines } from "#content/derived/navigation.ts";
import { planFacts } from "#content/derived/plan-facts.ts";
import { instructions, machineFiles, securityContact, summary } from "#content/for-programs.ts";
import { homePage } from "#content/pages/home.ts";
import type { SiteFiles } from "../content/collection.ts";
import { collections, lastModified } from "../content/collections.ts";
import { readColours } from "../pages/sheet-values.ts";
import {
  expiryWarning,
  llmsFullText,
  llmsText,
  robotsTxt,
  securityTxt,
  securityTxtPath,
  sitemap,
} from "./crawler-files.ts";
import { atomFeed, jsonFeed } from "./feed.ts";
import { searchRecords } from "./search-records.ts";
import {
  appIcons,
  appleIcon,
  drawIcon,
  iconSvg,
  manifestPath,
  webManifest,
} from "./web-manifest.ts";

/** What the pages are as Markdown and as trees, by their addresses. */
type BuiltPages = {
  readonly markdown: ReadonlyMap<string, string>;
  /** Gives the `main` of a page. */
  readonly mainOf: (path: string) => Element;
};

const feedFormats = { xml: atomFeed, json: jsonFeed } as const;

/** The files for programs beside the pages: those of each kind of record, and those of the whole site. */
export async function siteFiles({ markdown, mainOf }: BuiltPages): Promise<SiteFiles> {
  const fullText = llmsFullText(
    pages.map(({ path }) => ({ path, markdown: markdown.get(path) ?? "" })),
  );
  const ground = readColours("light")("canvas");
  const warning = expiryWarning(securityContact, Date.now());
  if (warning) console.warn(warning);
  return Object.assign(
    {
      "/llms.txt": llmsText({
        words: { summary, instructions, machineFiles },
        pages,
        placeholders,
        lines,
        runs: runs.map(({ id, summary }) => ({
          path: `/runs/${id}.md`,
          title: workflows.find((workflow) => workflow.id === id)?.title ?? id,
          description: summary,
        })),
        workflowFiles: workflows.map(({ id, title }) => ({
          path: `/workflow-files/${id}.md`,
          title,
          description:
            "The files with which it runs in your own containers, and how to start them.",
        })),
        bytes: { "/llms-full.txt": Buffer.byteLength(fullText) },
      }),
      "/llms-full.txt": fullText,
      "/sitemap.xml": sitemap(
        pages.map((page) => ({ path: page.path, updated: lastModified(page) })),
      ),
      "/robots.txt": robotsTxt(),
      [securityTxtPath]: securityTxt(securityContact),
      [manifestPath]: webManifest({ description: homePage.description, ground }, appIcons),
      "/icon.svg": iconSvg(),
      "/plans.json": JSON.stringify(planFacts),
      "/search-index.json": JSON.stringify(makeSearchIndex(searchRecords(mainOf))),
    },
    Object.fromEntries(
      [...appIcons, appleIcon].map((icon) => [`/${icon.file}`, drawIcon(ground, icon).asPng()]),
    ),
    feedFiles(),
    discoveryFiles(),
    ...(await Promise.all(collections.map((collection) => collection.files()))),
  );
}

function feedFiles(): SiteFiles {
  return Object.fromEntries(
    collections.flatMap(({ page, feed }) => {
      const source = pages.find(({ path }) => path === page);
      if (!feed || !source) return [];
      const { title, description, path } = source;
      return feed.formats.map((format) => {
        const file = `${path}/feed.${format}`;
        return [
          file,
          feedFormats[format]({ title, description, path, entries: feed.entries() }, file),
        ];
      });
    }),
  );
}

/** What describes the site's MCP server to clients that look for one. */
function discoveryFiles(): SiteFiles {
  const own = mcpServers.find(({ id }) => id === identity.name);
  if (!own) {
    throw new Error(
      `content/mcp-servers/ has no record '${identity.name}', of the site's own server. Add it.`,
    );
  }
  return {
    [cardPath]: JSON.stringify(serverCard(own.server)),
    [catalogPath]: JSON.stringify(aiCatalog(own.server)),
  };
}

/** The registry API as files, and the rewrites that lead to them. */
export function registryFiles(): SiteFiles {
  const entries = mcpServers.map(registryEntry);
  for (const entry of entries) entryShape.parse(entry);
  return { ...Object.fromEntries(staticFiles(entries)), "/_redirects": rewrites() };
}
