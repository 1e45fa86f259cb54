import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsMcpPage = {
  path: "/docs/mcp",
  navigation: { line: "resources", station: 5, title: "MCP" },
  document: "content/docs/mcp.mdx",
  title: `MCP integration | ${site.brand}`,
  description:
    "Give agents tools through the Model Context Protocol: registry, popular servers, quick setup, configuration and use cases.",
  heading: "MCP Integration",
  opening:
    "The Model Context Protocol gives an agent tools and data through one interface. YNO speaks it, so most servers in the registry are one command away.",
} as const satisfies Page;
