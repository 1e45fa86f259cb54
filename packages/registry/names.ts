import type { McpClientId } from "./enums.ts";
import { registryListing } from "./listing.ts";
import type { McpServer } from "./mcp-server.ts";

/** What the names of a server follow from. */
export type Named = Pick<McpServer, "id" | "registryName">;

/**
 * The name under which the registry API lists a server. One in the official form belongs to its
 * owner, so it's used only where it was seen.
 */
export function listedName({ id, registryName }: Named): string {
  return registryName ?? `${registryListing.namespace}/${id}`;
}

/**
 * What a server is called in a client's configuration. VS Code takes the listed name, which its
 * policies compare letter for letter. The names of the others go into names of tools: Claude Code
 * and Claude Desktop refuse dots and slashes there, and Cursor drops a tool whose name together with
 * the server's is longer than 60 characters.
 */
export function nameFor(client: McpClientId, server: Named): string {
  return client === "vs-code" ? listedName(server) : server.id;
}
