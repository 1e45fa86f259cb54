import { localhostAllowedOrigins, readRequestBody } from "@modelcontextprotocol/server";
import { site } from "#content/site.ts";
import { type HeaderRecord, headersFor } from "./headers.ts";
import { tooOften } from "./rate-limit.ts";
import { failedAnswer, type McpAnswer } from "./work/mcp-message.ts";
import { mcpLimits } from "./work/mcp-pool.ts";
import type { Outcome, Pool } from "./work/pool.ts";

/** In bytes. The largest thing that is sent is an image to check. */
export const mostSent = 64_000;

/** A call that was stopped counts as this many more: it cost as much as thousands that were not. */
const priceOfStopped = 20;

/** Where people develop, on any port. */
const developmentHosts = localhostAllowedOrigins();

/** What the client who asks has left (see rate-limit.ts). */
export type Allowance = { take: () => number; charge: (requests: number) => void };

/**
 * The MCP server over Streamable HTTP: every POST is answered by itself, and nothing is kept between
 * two. There is nothing to listen to, so GET is refused.
 */
export function mcpEndpoint(
  pool: Pool<McpAnswer>,
): (request: Request, https: boolean, allowance: Allowance) => Promise<Response> {
  async function answer(request: Request, { take, charge }: Allowance): Promise<Response> {
    const origin = request.headers.get("origin");
    if (origin !== null && !isOurs(origin)) {
      return refusal(403, -32000, "A page of another site may not call this MCP server.");
    }
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: allowed });
    if (request.method !== "POST") {
      return refusal(405, -32000, "This MCP server answers POST only.", allowed);
    }
    const wait = take();
    if (wait > 0) {
      return refusal(429, -32000, tooOften(wait), {
        "Retry-After": String(wait),
        // The body is not read, so what follows on the connection could be taken for a request.
        Connection: "close",
      });
    }
    const read = await readRequestBody(request, mostSent).catch(() => undefined);
    if (!read) return refusal(400, -32700, "The body could not be read. Send it again.");
    if (read.tooLarge) {
      const sentence = `The body is longer than ${mostSent} bytes. Send less.`;
      return refusal(413, -32000, sentence, { Connection: "close" });
    }
    // The protocol has no batches since 2025-06-18, and a short one could ask for megabytes.
    if (/^\s*\[/.test(read.text)) {
      return refusal(400, -32600, "The body is a list. Send one message at a time.");
    }
    const { url, headers, signal } = request;
    const job = { url, headers: [...headers], body: read.text };
    const outcome = await pool.run(job, signal);
    if (outcome.kind.startsWith("out of")) charge(priceOfStopped);
    return answerOf(outcome, read.text);
  }

  return async (request, https, allowance) => {
    const { body, status, headers } = await answer(request, allowance);
    const ours = {
      ...headersFor("/mcp", { scriptHashes: [], https }),
      "Cache-Control": "no-store",
      ...crossOriginHeaders(request.headers.get("origin")),
    };
    const all = new Headers(headers);
    for (const [name, value] of Object.entries(ours)) all.set(name, value);
    return new Response(body, { status, headers: all });
  };
}

const allowed = { Allow: "POST, OPTIONS" };

function answerOf(outcome: Outcome<McpAnswer>, sent: string): Response {
  switch (outcome.kind) {
    case "done":
      return asResponse(outcome.result);
    case "out of time":
      return asResponse(
        failedAnswer(
          sent,
          `This took longer than ${mcpLimits.runMs / 1000} seconds and was stopped. Send less.`,
        ),
      );
    case "out of memory":
      return asResponse(
        failedAnswer(
          sent,
          `This needed more than ${mcpLimits.heapMb} MB of memory and was stopped. Send less.`,
        ),
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

function asResponse({ status, headers, body }: McpAnswer): Response {
  // A status such as 202 must have no body, which an empty text would be.
  return new Response(body === "" ? null : body, { status, headers });
}

/** What lets a page of an allowed origin send the protocol's headers and read the answer. */
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
 * Whether a page with this Origin is the site's own, or one that somebody develops on this machine.
 * The pages of other sites stay out. Clients that are not browsers send no Origin.
 */
function isOurs(origin: string): boolean {
  if (origin === site.origin) return true;
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const { hostname, origin: written } = new URL(origin);
  return written === origin && developmentHosts.includes(hostname);
}

/** An error of the protocol that answers no message in particular. */
function refusal(
  status: number,
  code: number,
  message: string,
  headers: HeaderRecord = {},
): Response {
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status, headers });
}
