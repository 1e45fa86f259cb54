import type { Plugin } from "vite";
import { mcpServers } from "../content/mcp-servers.ts";
import {
  type McpServer,
  mcpCardFields,
  mcpCategories,
  mcpDetailFields,
} from "../content/schema/mcp-server.ts";

/** The modules by the name under which code imports them. `derived-modules.d.ts` has their types. */
const modules: Readonly<Record<string, () => string>> = {
  "#derived/mcp-server-cards.ts": () => mcpServerCardsModule(mcpServers),
  "#derived/mcp-server-details.ts": () => mcpServerDetailsModule(mcpServers),
};

/**
 * A Vite plugin that cuts records down to what a page shows: the script of a page carries what its
 * cards show, and what a panel adds is a file of its own. A change of a record restarts the
 * development server, because Vite's configuration imports the records.
 */
export function derivedContent(): Plugin {
  return {
    name: "derived-content",
    enforce: "pre",
    resolveId(id) {
      return id in modules ? `\0${id}` : null;
    },
    load(id) {
      return id.startsWith("\0") ? (modules[id.slice(1)]?.() ?? null) : null;
    },
  };
}

/**
 * A module that exports `mcpServerCards`, and `mcpCategories` without the checks that stand beside
 * them in the schema. Like stands beside like: columns weigh a tenth less than
 * records.
 */
export function mcpServerCardsModule(servers: readonly McpServer[]): string {
  const columns = mcpCardFields.map((field) => servers.map((server) => server[field]));
  const record = mcpCardFields.map((field) => `${field}:${field}[row]`).join(",");
  return [
    `const [${mcpCardFields.join(",")}]=${JSON.stringify(columns)};`,
    `export const mcpServerCards=id.map((_,row)=>({${record}}));`,
    `export const mcpCategories=${JSON.stringify(mcpCategories)};`,
  ].join("\n");
}

/** A module that exports `mcpServerDetails`, by the id of the server. */
export function mcpServerDetailsModule(servers: readonly McpServer[]): string {
  const details = servers.map((server) => [
    server.id,
    Object.fromEntries(mcpDetailFields.map((field) => [field, server[field]])),
  ]);
  return `export const mcpServerDetails=${JSON.stringify(Object.fromEntries(details))};`;
}
