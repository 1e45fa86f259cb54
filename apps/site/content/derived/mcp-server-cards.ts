import { mcpCardFields } from "@yno/registry/cards";
import { toColumns } from "#content/schema/columns.ts";
import { mcpServers } from "../collections/mcp-servers.ts";

/** The data of the registry's cards, in the registry's order. */
export const mcpServerColumns = toColumns(mcpServers, mcpCardFields);
