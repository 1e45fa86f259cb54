import type { McpClientId } from "./enums.ts";

/** The names of a record. */
export type Named = { server: { name: string }; listing: { id: string } };

/**
 * What a server is called in a client's configuration. VS Code takes the listed name, which its
 * policies compare letter for letter. Claude Code refuses dots and slashes, Claude Desktop refuses
 * them in the names of tools, and Cursor drops a tool whose name and server's name have more than 60
 * characters together. What each does was read in November 2026 (anthropics/claude-code#467,
 * microsoft/vscode#317553, awslabs/mcp#1283).
 */
export function nameFor(client: McpClientId, { server, listing }: Named): string {
  return client === "vs-code" ? server.name : listing.id;
}

/**
 * The registry API's description of our listing. It isn't in site.ts, because every page includes
 * that.
 */
export const registryListing = {
  /** Whose names and metadata are ours. */
  namespace: "ai.yno.registry",
} as const;

/**
 * A name in the official registry; undefined for one of ours. One there belongs to its owner, so it's
 * used only where it was seen.
 */
export function registryName({ server: { name } }: Named): string | undefined {
  return name.startsWith(`${registryListing.namespace}/`) ? undefined : name;
}
