import type { CallToolResult } from "@modelcontextprotocol/server";

/** The annotations of every tool: each only reads the site. */
export const onlyReads = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A record, as data for programs and as JSON text for models. */
export function recordResult(record: Record<string, unknown>): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(record, null, 2) }],
    structuredContent: record,
  };
}

/** A valid call that can't be answered: what's wrong and what to do, in sentences. */
export function problemResult(sentence: string): CallToolResult {
  return { content: [{ type: "text", text: sentence }], isError: true };
}
