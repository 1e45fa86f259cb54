import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const mcpRegistryPage = {
  path: "/mcp-registry",
  navigation: { line: "product", station: 4, title: "MCP Registry" },
  updated: "2026-11-26",
  title: `MCP Registry | ${site.brand}`,
  description:
    "Search Model Context Protocol servers by name, author, tag or category, compare what they need, and copy the install command.",
  heading: "MCP Registry",
  opening:
    "Discover Model Context Protocol servers and integrate them, each with a single command.",
} as const satisfies Page;
