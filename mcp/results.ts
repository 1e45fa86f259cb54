import type { CallToolResult } from "@modelcontextprotocol/server";

/** What every tool of the site is: it reads the site and nothing beyond. */
export const onlyReads = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A record, for programs as it is and for models as JSON. */
export function recordResult(record: Record<string, unknown>): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(record, null, 2) }],
    structuredContent: record,
  };
}

/** A call that could be read and has no answer: what is wrong and what to do, in sentences. */
export function problemResult(sentence: string): CallToolResult {
  return { content: [{ type: "text", text: sentence }], isError: true };
}
