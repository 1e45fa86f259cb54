import type { CallToolResult } from "@modelcontextprotocol/server";
import { excerpt } from "@yno/molfar/internal/text/wording";
import { limits } from "@yno/molfar/limits";
import * as z from "zod";

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

/**
 * The arguments of a tool and no others. Left to itself, the schema repeats every unknown name in
 * full, so that an error could be as long as what was sent.
 */
export function argumentsShape<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== "unrecognized_keys") return undefined;
      const names = issue.keys.slice(0, limits.choices).map((name) => `'${name}'`);
      return `The tool has no argument ${excerpt(names.join(", "))}. Remove it.`;
    },
  });
}
