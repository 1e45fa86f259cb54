import type { SiteTexts } from "../site-data.ts";
import { type McpAnswer, mcpAnswerShape } from "./mcp-message.ts";
import { type Pool, startPool, type WorkLimits } from "./pool.ts";

/** What a request to the MCP server may cost. All is answered within the sum of both times. */
export const mcpLimits = {
  processes: 2,
  waiting: 32,
  waitMs: 500,
  runMs: 2_000,
  heapMb: 64,
} satisfies WorkLimits;

/** The processes in which requests to the MCP server are answered. */
export function mcpPool(texts: SiteTexts, limits: Partial<WorkLimits> = {}): Pool<McpAnswer> {
  return startPool({
    program: new URL("mcp-process.ts", import.meta.url),
    setup: JSON.stringify(texts),
    read: (message) => mcpAnswerShape.safeParse(message).data,
    limits: { ...mcpLimits, ...limits },
  });
}
