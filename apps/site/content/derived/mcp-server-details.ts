import { type McpServerDetails, toDetails } from "@yno/registry/cards";
import { mcpServers } from "../collections/mcp-servers.ts";

/** The panel's data, by the id of the server. */
export const mcpServerDetails: Readonly<Record<string, McpServerDetails>> = Object.fromEntries(
  mcpServers.map((server) => [server.id, toDetails(server)]),
);
