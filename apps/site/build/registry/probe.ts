import type { McpListing } from "@yno/registry/mcp-server";
import type { ServerRemote } from "@yno/registry/server-json";
import * as z from "zod";

/** What an address did. */
export type Probed = Omit<NonNullable<McpListing["probed"]>, "on">;

/** What asking one address may cost: its answers are never longer than a handshake needs. */
export const probeLimits = { answerMs: 10_000, bytes: 64_000 };

/** The newest revision with a handshake, which clients and servers of the last year know. */
const revision = "2025-11-25";

const common = { "User-Agent": "yno-registry-probe/1.0 (+https://www.yno.example/mcp-registry)" };

const handshake = {
  method: "POST",
  headers: {
    ...common,
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
  },
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: revision,
      capabilities: {},
      clientInfo: { name: "yno-registry-probe", version: "1.0.0" },
    },
  }),
};

const revisionShape = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** An answer to the handshake, or a refusal, which may list the revisions that the server speaks. */
const messageShape = z.union([
  z.looseObject({
    jsonrpc: z.literal("2.0"),
    result: z.looseObject({ protocolVersion: revisionShape }),
  }),
  z.looseObject({
    jsonrpc: z.literal("2.0"),
    error: z.looseObject({
      code: z.int(),
      data: z
        .looseObject({ supported: z.array(revisionShape).max(20) })
        .optional()
        .catch(undefined),
    }),
  }),
]);

/**
 * Asks an address once, by the handshake of Streamable HTTP: many that answer a GET with 404 answer
 * it. One that refuses it is asked again as the transport before, which begins with a GET. A
 * session that it opened is closed.
 */
export async function probe(
  { type, url }: Pick<ServerRemote, "type" | "url">,
  limits = probeLimits,
): Promise<Probed> {
  try {
    const answered = await ask(url, handshake, limits);
    const { status, text, session } = answered;
    if (session !== null) await closeSession(url, session, limits);
    if (status >= 300 && status < 400) return { answer: "moved" };
    if (status === 401 || status === 403) return { answer: "needs-sign-in" };
    if (status === 429 || status >= 500) return { answer: "no-answer" };
    const protocols = protocolsIn(text);
    if (protocols) return reached(type === "streamable-http", protocols);
    if (status < 400) return { answer: "not-mcp" };
    return await askAsEvents(type, url, status, limits);
  } catch {
    return { answer: "no-answer" };
  }
}

/** Whether it speaks, and as the record says. */
function reached(asListed: boolean, protocols: readonly string[]): Probed {
  return {
    answer: asListed ? "answers" : "wrong-transport",
    ...(protocols.length > 0 && { protocols }),
  };
}

/** The transport of 2024: a stream that begins by naming the address for messages. */
async function askAsEvents(
  type: ServerRemote["type"],
  url: string,
  refused: number,
  limits: typeof probeLimits,
): Promise<Probed> {
  const asked = { headers: { ...common, Accept: "text/event-stream" } };
  const { status, text } = await ask(
    url,
    asked,
    limits,
    /^event: ?endpoint\r?\n(?:.*\r?\n)*?\r?\n/m,
  );
  if (status === 401 || status === 403) return { answer: "needs-sign-in" };
  if (/^event: ?endpoint\r?$/m.test(text)) return reached(type === "sse", []);
  return { answer: refused === 404 || refused === 410 ? "gone" : "not-mcp" };
}

/** The revisions in an answer, as JSON or as the first event of a stream; undefined if it isn't MCP. */
function protocolsIn(text: string): readonly string[] | undefined {
  const [, event = text] = /^data: ?(.*)$/m.exec(text) ?? [];
  let message: unknown;
  try {
    message = JSON.parse(event);
  } catch {
    return undefined;
  }
  const { data } = messageShape.safeParse(message);
  if (!data) return undefined;
  if ("result" in data) return [String(Object(data.result).protocolVersion)];
  return Object(data.error).data?.supported ?? [];
}

/** An answer, read until it ends, is long enough to judge, or has what is waited for. */
async function ask(
  url: string,
  request: RequestInit,
  { answerMs, bytes }: typeof probeLimits,
  enough = /^data: ?.*\r?\n\r?\n/m,
) {
  const response = await fetch(url, {
    ...request,
    redirect: "manual",
    signal: AbortSignal.timeout(answerMs),
  });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    // Leaving the loop cancels the stream.
    if (text.length > bytes || (isStream && enough.test(text))) break;
  }
  return {
    status: response.status,
    text: text.slice(0, bytes),
    session: response.headers.get("mcp-session-id"),
  };
}

async function closeSession(
  url: string,
  session: string,
  limits: typeof probeLimits,
): Promise<void> {
  const headers = { ...common, "Mcp-Session-Id": session, "Mcp-Protocol-Version": revision };
  // A server may refuse to close sessions.
  await ask(url, { method: "DELETE", headers }, limits).catch(() => undefined);
}
