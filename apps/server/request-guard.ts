import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { optionsHeaders, plainTextHeaders, readMethods } from "./headers.ts";

/** An answer to a request that the site itself never sees. */
type Refusal = { status: number; reason: string; sentence: string };

/**
 * In bytes, of the request line and all headers together. The longest address that is answered
 * takes half of it; browsers send one to two thousand bytes of headers.
 */
export const maxHeaderSize = 16 * 1024;

const versions = {
  status: 505,
  reason: "HTTP Version Not Supported",
  sentence: "This server supports HTTP/1.1 and HTTP/1.0.",
} satisfies Refusal;

const hosts = {
  status: 400,
  reason: "Bad Request",
  sentence: "The request must name one host. Send one Host header.",
} satisfies Refusal;

const tunnels = {
  status: 405,
  reason: "Method Not Allowed",
  sentence: "This site answers GET and HEAD only.",
} satisfies Refusal;

const targets = {
  status: 400,
  reason: "Bad Request",
  sentence: "The address must begin with a slash, or with http:// and a host.",
} satisfies Refusal;

const unreadable = {
  status: 400,
  reason: "Bad Request",
  sentence: "This request cannot be read.",
} satisfies Refusal;

/** The answers to requests that Node gave up on, by its error codes. */
const byCode: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: "Request Header Fields Too Large",
    sentence: `The address and headers are longer than ${maxHeaderSize} bytes together. Send less.`,
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    reason: "Content Too Large",
    sentence: "The body has too many chunk extensions. Send it without them.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: "Request Timeout",
    sentence: "The request did not arrive in time. Send it again.",
  },
};

/** A path, or what proxies get: scheme and host with it, and without a user (RFC 9112, 3.2). */
const target = /^(?:\/|https?:\/\/[^/?#@]+(?:[/?#]|$))/i;

/**
 * Lets only requests through that can mean one thing. Node takes `GET /` without a version for
 * HTTP/0.9, reads HTTP/2.0 as if it were 1.1, and of two Host headers keeps the first, where a proxy
 * in front may have kept the second. OPTIONS of the whole server is answered here, since it has no
 * path, and a scheme in upper case is written as what comes after this knows it.
 */
export function requestGuard(listener: RequestListener): RequestListener {
  return inTurn((request, response) => {
    const refusal = whyRefused(request);
    if (refusal !== undefined) {
      response.writeHead(refusal.status, refusalHeaders(refusal)).end(refusalBody(refusal));
      return;
    }
    if (isForServer(request)) {
      response.writeHead(204, optionsHeaders("/", serverMethods, false)).end();
      return;
    }
    request.url = request.url?.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
    listener(request, response);
  });
}

/** What some address of the server allows. */
const serverMethods = "GET, HEAD, POST, OPTIONS";

/** How many requests may wait for the one before them on a connection. Browsers don't pipeline. */
const maxWaiting = 100;

/**
 * Starts a request when the previous one on the same connection has been answered. Node starts all
 * the requests in a packet, which may be a thousand, while every other connection waits. A
 * connection that keeps sending while it waits is closed.
 */
function inTurn(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length > maxWaiting) return void socket.destroy();
    queue.push(() => listener(request, response));
    response.once("close", () => {
      queue.shift();
      // Waiting requests are told when their connection is gone, and are dropped.
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) queue[0]?.();
  };
}

function isForServer({ method, url }: IncomingMessage): boolean {
  return method === "OPTIONS" && url === "*";
}

function whyRefused(request: IncomingMessage): Refusal | undefined {
  const { httpVersion, rawHeaders, url = "" } = request;
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return versions;
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  const least = httpVersion === "1.0" ? 0 : 1;
  if (named.length < least || named.length > 1) return hosts;
  return target.test(url) || isForServer(request) ? undefined : targets;
}

/**
 * Answers what never becomes a request: bytes that aren't HTTP, too long or too slow, and CONNECT.
 * Node on its own sends a bare status, or just closes.
 */
export function answerUnreadable(server: Server): void {
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
  const broken = new WeakSet<Duplex>();

  server.prependListener("request", ({ socket }, response) => {
    const responses = underWay.get(socket) ?? new Set();
    underWay.set(socket, responses.add(response));
    response.once("close", () => {
      responses.delete(response);
      if (responses.size === 0 && broken.has(socket)) socket.destroySoon();
    });
  });

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const refusal = byCode[error.code ?? ""] ?? unreadable;
    const responses = [...(underWay.get(socket) ?? [])];
    const unfinished = responses.find(({ req }) => !req.complete);
    // Answers to earlier requests on this connection go first, and nothing may come between their
    // bytes; with the connection closed after them, the client knows that the rest was not read.
    if (responses.length > 0 && !unfinished) return void broken.add(socket);
    // A body that breaks off belongs to a request that is waiting for it.
    if (responses.length > 1 || unfinished?.headersSent) return void socket.destroy();
    end(socket, refusal);
  });

  server.on("connect", (_, socket) => {
    // Without this, a client that resets the connection would be an error that nothing handles.
    socket.on("error", () => socket.destroy());
    end(socket, tunnels);
  });
}

function end(socket: Duplex, refusal: Refusal): void {
  const lines = Object.entries(refusalHeaders(refusal)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const head = `HTTP/1.1 ${refusal.status} ${refusal.reason}\r\n${lines.join("")}`;
  socket.end(`${head}\r\n${refusalBody(refusal)}`, () => socket.destroy());
}

function refusalHeaders(refusal: Refusal): Record<string, string> {
  return {
    ...plainTextHeaders(false),
    ...(refusal.status === 405 && { Allow: readMethods }),
    "Content-Length": String(Buffer.byteLength(refusalBody(refusal))),
    Connection: "close",
  };
}

function refusalBody({ sentence }: Refusal): string {
  return `${sentence}\n`;
}
