import type { McpServer } from "@modelcontextprotocol/server";
import { excerpt } from "@yno/molfar/wording";
import { listingIn } from "@yno/registry/entries";
import { type Entry, entryShape } from "@yno/registry/entry-shape";
import { mcpStatuses, mcpTiers, remoteTypes } from "@yno/registry/enums";
import { findEntry } from "@yno/registry/registry";
import { search } from "@yno/registry/search";
import * as z from "zod";
import {
  argumentsShape,
  onlyReads,
  partArguments,
  problemResult,
  recordResult,
} from "./page-tools.ts";
import type { SiteData } from "./site-data.ts";

const transports = ["stdio", ...remoteTypes] as const;

const filtersShape = argumentsShape({
  query: z
    .string()
    .max(10_000)
    .optional()
    .describe("Text in the name, description, author, category, command or a tag"),
  category: z.string().max(100).optional().describe("A category, as 'Development'"),
  tag: z.string().max(100).optional().describe("A tag, as 'records'"),
  author: z.string().max(100).optional().describe("Who publishes it"),
  tier: z.enum(mcpTiers).optional().describe("Who maintains it"),
  status: z.enum(mcpStatuses).optional().describe("Whether it is kept up"),
  transport: z.enum(transports).optional().describe("How a client can reach it"),
  ...partArguments(100, 20),
});

type Filters = z.infer<typeof filtersShape>;

/** The tools that know the servers of the registry. */
export function addRegistryTools(server: McpServer, { registry }: SiteData): void {
  const categories = [...new Set(registry.entries.map((entry) => listingIn(entry).category))];

  server.registerTool(
    "list_servers",
    {
      title: "List MCP servers",
      description: `The MCP servers that the site lists, by any of the filters together. total counts all that match. Categories: ${categories.join("; ")}.`,
      inputSchema: filtersShape,
      outputSchema: z.object({ total: z.int(), servers: z.array(summaryShape) }),
      annotations: onlyReads,
    },
    (filters) => {
      const { query = "", category, limit, offset } = filters;
      if (category !== undefined && !categories.some((known) => isAlike(known, category))) {
        return problemResult(
          `There is no category '${category}'. Choose one of: ${categories.join("; ")}.`,
        );
      }
      const found = search(registry.searchable, query).filter((entry) => passes(entry, filters));
      const servers = found.slice(offset, offset + limit).map(summarise);
      return recordResult({ total: found.length, servers });
    },
  );

  server.registerTool(
    "get_server",
    {
      title: "Get an MCP server",
      description:
        "Everything the site knows about one MCP server: its server.json with packages, addresses and variables, and under _meta our listing with notes, tools and the figures that were seen.",
      inputSchema: argumentsShape({
        name: z.string().min(1).max(300).describe("Its name in the registry, or its id"),
      }),
      outputSchema: entryShape,
      annotations: onlyReads,
    },
    ({ name }) => {
      const entry = findEntry(registry, name);
      return entry
        ? recordResult(entry)
        : problemResult(
            `No server is called '${excerpt(name)}'. list_servers gives names and ids.`,
          );
    },
  );
}

const summaryShape = z.object({
  name: z.string(),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  tier: z.enum(mcpTiers),
  status: z.enum(mcpStatuses),
  transports: z.array(z.enum(transports)),
  repository: z.string().optional(),
});

type Summary = z.infer<typeof summaryShape>;

function summarise(entry: Entry): Summary {
  const { name, title, description, repository } = entry.server;
  const { id, category, tier, status } = listingIn(entry);
  return {
    ...{ name, id, title, description, category, tier, status },
    transports: listTransports(entry),
    ...(repository && { repository: repository.url }),
  };
}

function passes(entry: Entry, filters: Filters): boolean {
  const { category, tag, author, tier, status, transport } = filters;
  const listing = listingIn(entry);
  return (
    (category === undefined || isAlike(listing.category, category)) &&
    (tag === undefined || listing.tags.some((known) => isAlike(known, tag))) &&
    (author === undefined || isAlike(listing.author, author)) &&
    (tier === undefined || listing.tier === tier) &&
    (status === undefined || listing.status === status) &&
    (transport === undefined || listTransports(entry).includes(transport))
  );
}

/** A server started from source has no package, and uses stdio as packages do. */
function listTransports({ server }: Entry): Summary["transports"] {
  const { packages = [], remotes = [] } = server;
  const isLocal = packages.length > 0 || remotes.length === 0;
  return [...(isLocal ? (["stdio"] as const) : []), ...remotes.map(({ type }) => type)];
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
