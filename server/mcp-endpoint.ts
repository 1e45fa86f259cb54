import {
  createMcpHandler,
  localhostAllowedOrigins,
  readRequestBody,
} from "@modelcontextprotocol/server";
import { site } from "#content/site.ts";
import type { SiteData } from "#mcp/site-data.ts";
import { siteServer } from "#mcp/site-server.ts";
import { type HeaderRecord, headersFor } from "./headers.ts";

/** In bytes. The largest thing that is sent is an image to check. */
export const mostSent = 64_000;

/** Where people develop, on any port. */
const developmentHosts = localhostAllowedOrigins();

/**
 * The MCP server over Streamable HTTP: every POST is answered by itself, and nothing is kept between
 * two. There is nothing to listen to, so GET is refused.
 */
export function mcpEndpoint(
  data: SiteData,
): (request: Request, https: boolean) => Promise<Response> {
  const handler = createMcpHandler(() => siteServer(data), {
    // The site says nothing by itself, so a stream would only hold a connection.
    maxSubscriptions: 0,
  });

  async function answer(request: Request): Promise<Response> {
    if (request.method !== "POST") {
      return refusal(405, -32000, "This MCP server answers POST only.", { Allow: "POST" });
    }
    const origin = request.headers.get("origin");
    if (origin !== null && !isOurs(origin)) {
      return refusal(403, -32000, "A page of another site may not call this MCP server.");
    }
    const read = await readRequestBody(request, mostSent).catch(() => undefined);
    if (!read) return refusal(400, -32700, "The body could not be read. Send it again.");
    if (read.tooLarge) {
      return refusal(413, -32000, `The body is longer than ${mostSent} bytes. Send less.`);
    }
    // The protocol has no batches since 2025-06-18, and a short one could ask for megabytes.
    if (/^\s*\[/.test(read.text)) {
      return refusal(400, -32600, "The body is a list. Send one message at a time.");
    }
    const { url, method, headers, signal } = request;
    return handler.fetch(new Request(url, { method, headers, signal, body: read.text }));
  }

  return async (request, https) => {
    const { body, status, headers } = await answer(request);
    const ours = {
      ...headersFor("/mcp", { scriptHashes: [], https }),
      "Cache-Control": "no-store",
    };
    const all = new Headers(headers);
    for (const [name, value] of Object.entries(ours)) all.set(name, value);
    return new Response(body, { status, headers: all });
  };
}

/**
 * Whether a page with this Origin is the site's own, or one that somebody develops on this machine.
 * The check keeps the pages of other sites out. Clients that are no browsers send no Origin, and no
 * CORS headers are sent: a page of another origin could not read the answer anyway.
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
