import { McpServer } from "@modelcontextprotocol/server";
import { site } from "@yno/brand/site";
import { addMolfarTool } from "./molfar-tool.ts";
import { addPageTools } from "./page-tools.ts";
import { addRegistryTools } from "./registry-tools.ts";
import type { SiteData } from "./site-data.ts";

const instructions = `What the public site of ${site.brand} (${site.origin}) says. Find a page with search and read it whole with read_page. list_servers and get_server know the MCP servers that the site lists; ${site.brand} does not publish or test them. check_molfar_image checks a Dockerfile or definition of a Molfar image. Nothing here changes anything.`;

/** The site's own MCP server, not yet connected. It only reads, and keeps nothing. */
export function siteServer(data: SiteData): McpServer {
  const server = new McpServer(
    {
      name: "yno-site",
      title: `${site.brand} site`,
      version: "1.0.0",
      websiteUrl: site.origin,
    },
    { instructions, capabilities: { tools: { listChanged: false } } },
  );
  forgetInheritedNames(server);
  addPageTools(server, data);
  addRegistryTools(server, data);
  addMolfarTool(server);
  return server;
}

/**
 * The SDK looks a tool up in an object that inherits `toString` and the like, and reports those as
 * disabled instead of unknown. It has no setting for this.
 */
function forgetInheritedNames(server: McpServer): void {
  const tools: unknown = Reflect.get(server, "_registeredTools");
  if (typeof tools !== "object" || tools === null) {
    throw new Error(
      "The MCP SDK keeps its tools elsewhere now: read how it looks one up, and adapt packages/site-mcp/site-server.ts.",
    );
  }
  Object.setPrototypeOf(tools, null);
}
