import { type McpServerDetails, mcpDetailFields } from "@yno/registry/cards";
import { mcpServers } from "../collections/mcp-servers.ts";

/** The panel's data, by the id of the server. */
export const mcpServerDetails: Readonly<Record<string, McpServerDetails>> = Object.fromEntries(
  mcpServers.map((server) => [server.id, pick(server, mcpDetailFields)]),
);

function pick<Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
}
