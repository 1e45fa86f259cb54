import type { McpServer } from "./mcp-server.ts";

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
  "samples",
] as const satisfies readonly (keyof McpServer)[];

/** The fields the panel adds. They load when a visitor reaches for a panel. */
export const mcpDetailFields = [
  "basis",
  "tier",
  "statusSeenIn",
  "statusNote",
  "notes",
  "more",
  "launch",
  "remoteUrl",
  "placeholders",
  "environment",
  "tools",
  "registryName",
  "license",
  "commandEvidence",
  "commandComposed",
] as const satisfies readonly (keyof McpServer)[];

export type McpServerCard = Pick<McpServer, (typeof mcpCardFields)[number]>;
export type McpServerDetails = Pick<McpServer, (typeof mcpDetailFields)[number]>;
