import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsMcpPage = {
  path: "/docs/mcp",
  navigation: { line: "resources", station: 5, title: "MCP" },
  document: "content/docs/mcp.mdx",
  title: `MCP integration | ${site.brand}`,
  description:
    "Give agents tools through the Model Context Protocol: find a server, set it up in your client and add it to a workflow.",
  heading: "MCP Integration",
  opening:
    "Give your agents tools and data from other systems through one interface. YNO supports the Model Context Protocol, so most servers in the registry are one command away.",
} as const satisfies Page;
