import * as z from "zod";

/** A request to the MCP server, with its body, as it goes to the process that answers it. */
export const mcpRequestShape = z.object({
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});

/** Its answer. */
export const mcpAnswerShape = z.object({
  status: z.int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});

export type McpAnswer = z.infer<typeof mcpAnswerShape>;

/** In bytes. A larger answer doesn't help a model and holds up the server. */
export const maxAnswered = 256_000;

const callShape = z.object({ id: z.union([z.string(), z.number()]), method: z.string() });

/**
 * The answer to a request whose own answer cannot be had, with a sentence that says why: to a call
 * of a tool a result that is marked as an error, which models read, and to anything else an error
 * of the protocol.
 */
export function failedAnswer(body: string, sentence: string): McpAnswer {
  const call = readCall(body);
  const id = call?.id ?? null;
  const outcome =
    call?.method === "tools/call"
      ? { result: { content: [{ type: "text", text: sentence }], isError: true } }
      : { error: { code: -32000, message: sentence } };
  return {
    status: 200,
    headers: [["content-type", "application/json"]],
    body: JSON.stringify({ jsonrpc: "2.0", id, ...outcome }),
  };
}

function readCall(body: string): z.infer<typeof callShape> | undefined {
  try {
    return callShape.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
