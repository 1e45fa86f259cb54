import { seeded } from "@yno/molfar/internal/random/seeded";
import { toColumns } from "@yno/records/columns";
import { type McpServerCard, mcpCardFields } from "@yno/registry/cards";

/**
 * Generated servers, as long and as varied as real ones: each field comes from a real server, and
 * names, ids and commands get a number. The same count gives the same servers.
 */
export function generatedServers(
  count: number,
  real: readonly McpServerCard[],
): readonly McpServerCard[] {
  const next = seeded(count);
  const any = () => {
    const server = real[Math.floor(next() * real.length)];
    if (!server) throw new Error("There is no real server to take a field from.");
    return server;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: `${any().id}-${index}`,
    name: `${any().name} ${index}`,
    description: any().description,
    author: any().author,
    category: any().category,
    stars: any().stars,
    downloads: any().downloads,
    githubUrl: any().githubUrl,
    installCommand: `${any().installCommand}-${index}`,
    tags: any().tags,
    lastUpdated: any().lastUpdated,
    version: any().version,
    status: any().status,
  }));
}

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
