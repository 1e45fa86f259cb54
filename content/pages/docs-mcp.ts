import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsMcpPage = {
  path: "/docs/mcp",
  title: `MCP integration | ${site.brand}`,
  description:
    "Give agents tools through the Model Context Protocol: find servers, set them up, configure them, and see three use cases.",
  heading: "MCP Integration",
  opening:
    "The Model Context Protocol gives agents tools and data through one interface. YNO supports it, so you can add most servers in the registry with one command.",
} as const satisfies Page;
