import { toColumns } from "@yno/records/columns";
import { type McpServerCard, mcpCardFields } from "@yno/registry/cards";

/**
 * The built script of the registry's page with other servers in it.
 *
 * @param script the text of `assets/mcp-registry-*.js`
 * @throws Error when the script doesn't hold its servers as tools/content/derived-content.ts writes them
 */
export function registryWithServers(script: string, servers: readonly McpServerCard[]): string {
  const own = /JSON\.parse\((["'`])\{"id":\[.*?\]\}\1\)/s;
  if (!own.test(script)) {
    throw new Error("The script of /mcp-registry holds no columns of servers.");
  }
  const columns = JSON.stringify(JSON.stringify(toColumns(servers, mcpCardFields)));
  return script.replace(own, () => `JSON.parse(${columns})`);
}
