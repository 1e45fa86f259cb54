/** The modules that `derived-content.ts` makes. */

declare module "#derived/mcp-server-cards.ts" {
  import type { McpCategory, McpServerCard } from "#content/schema/mcp-server.ts";

  /** In the order of the filter. */
  export const mcpCategories: readonly McpCategory[];

  /** What the cards of the registry show, in the registry's order. */
  export const mcpServerCards: readonly McpServerCard[];
}

declare module "#derived/mcp-server-details.ts" {
  import type { McpServerDetails } from "#content/schema/mcp-server.ts";

  /** What the panel adds, by the id of the server. */
  export const mcpServerDetails: Readonly<Record<string, McpServerDetails>>;
}
