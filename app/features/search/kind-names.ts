import type { SearchKind } from "@yno/search/record";

/** What the kinds are called, of one and as the heading of many. */
export const kindNames: Record<SearchKind, { one: string; many: string }> = {
  page: { one: "Page", many: "Pages" },
  heading: { one: "Section", many: "Sections of docs and legal pages" },
  question: { one: "Question", many: "Questions" },
  server: { one: "MCP server", many: "MCP servers" },
  integration: { one: "Integration", many: "Integrations" },
  workflow: { one: "Workflow", many: "Workflows" },
  position: { one: "Position", many: "Positions" },
  news: { one: "Article", many: "News" },
};
