import { localhostAllowedOrigins } from "@modelcontextprotocol/server";
import { site } from "@yno/brand/site";
import { type HeaderRecord, headersFor } from "./headers.ts";
import { chooseType } from "./negotiate.ts";
import { tooOften } from "./rate-limit.ts";
import { type Body, maxPieces } from "./read-body.ts";
import type { SiteTexts } from "./site-data.ts";
import { failedAnswer, type McpAnswer, mcpAnswerShape } from "./worker-pool/mcp-message.ts";
import { type Outcome, type Pool, startPool, type WorkLimits } from "./worker-pool/pool.ts";

/** In bytes. The largest thing that is sent is an image to check. */
export const maxSent = 64_000;

/** A call that was stopped counts as this many more: it cost as much as thousands that were not. */
const priceOfStopped = 20;

/** Where people develop, on any port. */
const developmentHosts = localhostAllowedOrigins();

/** What the endpoint needs besides the request. */
export type RequestContext = {
  https: boolean;
  readBody: (most: number) => Promise<Body>;
  /** What the client has left (see rate-limit.ts). */
  take: () => number;
  charge: (requests: number) => void;
};

/** What an answer can be: the message itself, or a stream of server-sent events with it alone. */
const types = ["application/json", "text/event-stream"] as const;

/**
 * The MCP server over Streamable HTTP: every POST is answered independently, without state in
 * between. There is nothing to listen to, so GET is refused. The protocol has clients accept both
 * types; here one is enough, and a client that refuses both gets 406.
 */
export function mcpEndpoint(
  pool: Pool<McpAnswer>,
): (request: Request, context: RequestContext) => Promise<Response> {
  async function answer(
    request: Request,
    { take, charge, readBody }: RequestContext,
  ): Promise<McpAnswer> {
    const origin = request.headers.get("origin");
    if (origin !== null && !isOurs(origin)) {
      return refusal(403, -32000, "A page of another site may not call this MCP server.");
    }
    if (request.method === "OPTIONS") {
      return { status: 204, headers: Object.entries(allowed), body: "" };
    }
    if (request.method !== "POST") {
      return refusal(405, -32000, "This MCP server answers POST only.", allowed);
    }
    const wait = take();
    if (wait > 0) {
      return refusal(429, -32000, tooOften(wait), { "Retry-After": String(wait) });
    }
    const read = await readBody(maxSent);
    if ("problem" in read) return unread[read.problem];
    // The protocol has no batches since 2025-06-18, and a short one could ask for megabytes.
    if (/^\s*\[/.test(read.text)) {
      return refusal(400, -32600, "The body is a list. Send one message at a time.");
    }
    const type = chooseType(request.headers.get("accept"), types);
    if (type === undefined) {
      return refusal(406, -32000, `The answer is ${types.join(" or ")}. Accept one of them.`);
    }
    const { url, signal } = request;
    const headers = new Headers(request.headers);
    // The SDK looks for these two names, and knows neither ranges nor upper case.
    headers.set("Accept", types.join(", "));
    const outcome = await pool.run({ url, headers: [...headers], body: read.text }, signal);
    if (outcome.kind.startsWith("out of")) charge(priceOfStopped);
    const answered = toAnswer(outcome, read.text);
    return type === "text/event-stream" ? asStream(answered) : answered;
  }

  return async (request, context) => {
    const { body, status, headers } = await answer(request, context);
    const ours = {
      ...headersFor("/mcp", { https: context.https }),
      "Cache-Control": "no-store",
      ...crossOriginHeaders(request.headers.get("origin")),
    };
    const all = new Headers(headers.filter(([name]) => !ofConnection.includes(name.toLowerCase())));
    for (const [name, value] of Object.entries(ours)) all.set(name, value);
    // The rest of the body is not read, so nothing more can be read from this connection.
    if (status === 413 || status === 429) all.set("Connection", "close");
    // A status such as 202 must have no body, not even an empty one.
    return new Response(body === "" ? null : body, { status, headers: all });
  };
}

/** The answers to bodies that weren't read completely. */
const unread = {
  "too long": refusal(413, -32000, `The body is longer than ${maxSent} bytes. Send less.`),
  "too many pieces": refusal(
    413,
    -32000,
    `The body came in more than ${maxPieces} pieces. Send it in larger ones.`,
  ),
  unreadable: refusal(400, -32700, "The body could not be read. Send it again."),
};

/** The SDK asks to keep the connection, which a client may have asked to close. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding"];

const allowed = { Allow: "POST, OPTIONS" };

/** An answer as a stream that ends with its message. What isn't a message stays as it is. */
function asStream(answered: McpAnswer): McpAnswer {
  if (answered.status !== 200) return answered;
  // The message is JSON in one line.
  const body = `event: message\ndata: ${answered.body}\n\n`;
  return { status: 200, headers: [["content-type", "text/event-stream"]], body };
}

function toAnswer(outcome: Outcome<McpAnswer>, sent: string): McpAnswer {
  switch (outcome.kind) {
    case "done":
      return outcome.result;
    case "out of time":
      return failedAnswer(
        sent,
        `This took longer than ${mcpLimits.runMs / 1000} seconds and was stopped. Send less.`,
      );
    case "out of memory":
      return failedAnswer(
        sent,
        `This needed more than ${mcpLimits.heapMb} MB of memory and was stopped. Send less.`,
      );
    case "busy":
    case "cancelled":
      return refusal(503, -32000, "The server is busy. Try again in a second.", {
        "Retry-After": "1",
      });
    case "failed":
      return refusal(500, -32603, "Something failed on our side.");
  }
}

/**
 * The headers that let a page of an allowed origin send the protocol's headers and read the answer.
 */
function crossOriginHeaders(origin: string | null): HeaderRecord {
  if (origin === null || !isOurs(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Allow-Headers":
      "Content-Type, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id",
    "Access-Control-Expose-Headers": "Mcp-Session-Id, Retry-After",
    "Access-Control-Max-Age": "86400",
  };
}

/**
 * Whether a page with this Origin belongs to the site or is under development on this machine.
 * Pages of other sites are refused. Clients that are not browsers send no Origin.
 */
function isOurs(origin: string): boolean {
  if (origin === site.origin) return true;
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const { hostname, origin: written } = new URL(origin);
  return written === origin && developmentHosts.includes(hostname);
}

/** A protocol error that isn't a reply to a message. */
function refusal(
  status: number,
  code: number,
  message: string,
  headers: HeaderRecord = {},
): McpAnswer {
  return {
    status,
    headers: [["content-type", "application/json"], ...Object.entries(headers)],
    body: JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null }),
  };
}

/** What a request to the MCP server may cost. All is answered within the sum of both times. */
const mcpLimits = {
  processes: 2,
  waiting: 32,
  waitMs: 500,
  runMs: 2_000,
  heapMb: 64,
} satisfies WorkLimits;

/** The processes in which requests to the MCP server are answered. */
export function mcpPool(texts: SiteTexts, limits: Partial<WorkLimits> = {}): Pool<McpAnswer> {
  return startPool({
    program: new URL("worker-pool/mcp-process.ts", import.meta.url),
    setup: JSON.stringify(texts),
    read: (message) => mcpAnswerShape.safeParse(message).data,
    limits: { ...mcpLimits, ...limits },
  });
}
