import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { type AppSettings, createApp } from "./app.ts";
import { closeWhenDone } from "./graceful-shutdown.ts";
import { plainTextHeaders } from "./headers.ts";
import { jsonLog } from "./log.ts";
import { mcpPool } from "./mcp-endpoint.ts";
import { isTaken, listenProblem } from "./port.ts";
import { answerUnreadable, maxHeaderSize, requestGuard } from "./request-guard.ts";
import { readSiteTexts } from "./site-data.ts";
import type { SiteFiles } from "./site-files.ts";

/**
 * A server that answers. `close` resolves when the last connection is gone, `graceMs` (default 5,000)
 * at most. Calling it again waits for the same close.
 */
export type RunningServer = {
  port: number;
  /** `http://localhost:<port>`, without a slash at the end. */
  url: string;
  /** Starts the processes of the MCP server, so that its first request need not wait for them. */
  warmUp: () => void;
  close: (graceMs?: number) => Promise<void>;
};

const seconds = 1000;

/** In milliseconds. The point of each is that a client which stalls does not hold a connection for ever. */
const timeouts = {
  headersTimeout: 10 * seconds,
  requestTimeout: 30 * seconds,
  // How often the two above are looked at.
  connectionsCheckingInterval: 5 * seconds,
  // Longer than the 60 seconds after which common proxies drop an idle connection: were ours the
  // shorter one, the proxy could send a request into a connection that we are closing (a 502).
  keepAliveTimeout: 65 * seconds,
};
const silenceTimeoutMs = 120 * seconds;
const graceAtClose = 5 * seconds;

/**
 * Serves the site on all addresses of the machine, IPv4 and IPv6; port 0 lets the system choose one.
 * Throws a StartError when the port cannot be had.
 */
export async function startServer({
  port,
  files,
  ...settings
}: { port: number; files: SiteFiles } & AppSettings): Promise<RunningServer> {
  const { pool = mcpPool(readSiteTexts(files)) } = settings;
  const listener = getRequestListener(createApp(files, { ...settings, pool }).fetch, {
    // For HTTP/1.0 clients, which need not name a host.
    hostname: "localhost",
    errorHandler: refuse,
  });
  // The guard refuses a request without a host in a sentence, Node with a bare status.
  const options = { ...timeouts, maxHeaderSize, requireHostHeader: false };
  const server = createServer(options, requestGuard(listener));
  // Node on its own refuses what it doesn't know, which isn't asked for (RFC 9110, 10.1.1).
  server.on("checkExpectation", (...asked) => server.emit("request", ...asked));
  answerUnreadable(server);
  server.setTimeout(silenceTimeoutMs);
  const closeConnections = closeWhenDone(server);
  let closed: Promise<void> | undefined;
  const close = async (graceMs: number) => {
    await closeConnections(graceMs);
    // A database that doesn't answer doesn't keep the server: what was accepted is in it.
    const bounded = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.all([pool.close(), Promise.race([settings.intake?.close(), bounded])]);
  };
  await listenEverywhere(server, port);
  const address = server.address();
  const actualPort = address !== null && typeof address === "object" ? address.port : port;
  return {
    port: actualPort,
    url: `http://localhost:${actualPort}`,
    warmUp: pool.warmUp,
    close: (graceMs = graceAtClose) => {
      closed ??= close(graceMs);
      return closed;
    },
  };
}

/** For requests that cannot be read as an address: a backslash in the path, an impossible host. */
function refuse(error: unknown): Response {
  const isUnreadable = error instanceof RequestError;
  if (!isUnreadable) jsonLog("error", "A request failed.", {}, error);
  return new Response(
    isUnreadable ? "This request cannot be read.\n" : "Something failed on our side.\n",
    {
      status: isUnreadable ? 400 : 500,
      headers: plainTextHeaders(false),
    },
  );
}

/** `::` takes IPv4 too; machines without IPv6 refuse it with one of these codes. */
const noIpv6Codes = ["EAFNOSUPPORT", "EADDRNOTAVAIL", "EPROTONOSUPPORT"];

async function listenEverywhere(server: Server, port: number): Promise<void> {
  try {
    if (port !== 0 && (await isTaken(port))) throw listenProblem("EADDRINUSE", port);
    await listen(server, port, "::").catch((error: NodeJS.ErrnoException) => {
      if (!noIpv6Codes.includes(error.code ?? "")) throw error;
      return listen(server, port, "0.0.0.0");
    });
  } catch (error) {
    throw (isCoded(error) ? listenProblem(error.code, port) : null) ?? error;
  }
}

function isCoded(error: unknown): error is { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host });
  await once(server, "listening");
}
