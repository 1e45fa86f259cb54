import type { McpListing, McpServer } from "./mcp-server.ts";
import type { ServerJson } from "./server-json.ts";

/** What a card shows, and what is searched. The page's script contains only these fields. */
export const mcpCardFields = [
  "id",
  "name",
  "description",
  "author",
  "category",
  "stars",
  "downloads",
  "downloadsPer",
  "githubUrl",
  "installCommand",
  "tags",
  "lastUpdated",
  "version",
  "status",
  "replacedBy",
  "samples",
] as const satisfies readonly (keyof McpServer)[];

export type McpServerCard = Pick<McpServer, (typeof mcpCardFields)[number]>;

/** The parts of a record that only the panel shows. They load when a visitor reaches for a panel. */
export type McpServerDetails = {
  server: Pick<ServerJson, "name" | "packages" | "remotes">;
  listing: Omit<
    McpListing,
    "author" | "tags" | "status" | "samples" | "sharesRepository" | "evidence"
  > & { evidence: Omit<McpListing["evidence"], "files"> };
};

/** What the panel adds to a card. */
export function toDetails({ server, listing }: McpServer): McpServerDetails {
  const { name, packages, remotes } = server;
  const { author: _a, tags: _t, status: _s, samples: _f, ...more } = listing;
  const { sharesRepository: _r, evidence, ...rest } = more;
  const { files: _e, ...told } = evidence;
  return {
    server: { name, ...(packages && { packages }), ...(remotes && { remotes }) },
    listing: { ...rest, evidence: told },
  };
}
