import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { probe, probeLimits } from "./probe.ts";

const told = { jsonrpc: "2.0", id: 1, result: { protocolVersion: "2025-06-18", capabilities: {} } };

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };

/** An answer for each method; the others are refused. */
const byMethod =
  (answers: Readonly<Record<string, RequestListener>>, refused = 405): RequestListener =>
  (request, response) => {
    const answer = answers[request.method ?? ""];
    if (answer) answer(request, response);
    else response.writeHead(refused).end();
  };

const events: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  // The stream stays open, as one does that waits for messages.
  response.write("event: endpoint\ndata: /messages?session=1\n\n");
};

/** A server of the SDK, in its newest form. */
const sdk = createMcpHandler(() => new McpServer({ name: "tides", version: "1.0.0" }));

const fromSdk: RequestListener = async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { method = "", headers } = request;
  const answered = await sdk.fetch(
    new Request("http://127.0.0.1/mcp", {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ...(method === "POST" && { body: Buffer.concat(pieces) }),
    }),
  );
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
};

type Case = [
  name: string,
  type: "streamable-http" | "sse",
  answer: RequestListener,
  expected: object,
];

const asked: string[] = [];

/** What a server that says nothing is recorded as. */
const silent = { answer: "no-answer" };

const cases: readonly Case[] = [
  [
    "a server of the SDK",
    "streamable-http",
    fromSdk,
    { answer: "answers", protocols: ["2025-11-25"] },
  ],
  [
    "JSON, and 404 to a GET",
    "streamable-http",
    byMethod({ POST: json(told) }, 404),
    { answer: "answers", protocols: ["2025-06-18"] },
  ],
  [
    "a stream that stays open",
    "streamable-http",
    (_, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write(`event: message\ndata: ${JSON.stringify(told)}\n\n`);
    },
    { answer: "answers", protocols: ["2025-06-18"] },
  ],
  [
    "newer revisions only",
    "streamable-http",
    json(
      { jsonrpc: "2.0", id: 1, error: { code: -32022, data: { supported: ["2026-07-28"] } } },
      400,
    ),
    { answer: "answers", protocols: ["2026-07-28"] },
  ],
  [
    "a sign-in",
    "streamable-http",
    json({ error: "invalid_token" }, 401, { "WWW-Authenticate": "Bearer" }),
    { answer: "needs-sign-in" },
  ],
  ["the older transport, as listed", "sse", byMethod({ GET: events }), { answer: "answers" }],
  [
    "the older transport, listed as the newer",
    "streamable-http",
    byMethod({ GET: events }),
    { answer: "wrong-transport" },
  ],
  [
    "a web page",
    "streamable-http",
    (_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end("<!doctype html><title>Welcome</title>");
    },
    { answer: "not-mcp" },
  ],
  ["nothing any more", "streamable-http", byMethod({}, 410), { answer: "gone" }],
  [
    "another place",
    "streamable-http",
    (_, response) => response.writeHead(308, { Location: "/elsewhere" }).end(),
    { answer: "moved" },
  ],
  ["no answer in time", "streamable-http", () => undefined, silent],
  [
    "no end",
    "streamable-http",
    (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(50_000)));
      };
      response.on("drain", more);
      more();
    },
    { answer: "not-mcp" },
  ],
];

/** All of them on one port, each under the number of its case. */
const server = createServer((request, response) => {
  const at = Number(request.url?.slice(1));
  asked.push(`${at} ${request.method}`);
  cases[at]?.[2](request, response);
});

beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each(cases.map((each, at) => [at, ...each] as const))(
  "%i: %s as %s",
  async (at, _name, type, _answer, expected) => {
    const { port } = server.address() as AddressInfo;
    const limits = { ...probeLimits, ...(expected === silent && { answerMs: 20 }) };
    expect(await probe({ type, url: `http://127.0.0.1:${port}/${at}` }, limits)).toEqual(expected);
    // One handshake, and a GET only where it was refused.
    const mine = asked
      .filter((line) => line.startsWith(`${at} `))
      .map((line) => line.split(" ")[1]);
    expect(mine.filter((method) => method === "POST")).toHaveLength(1);
    expect(mine.length).toBeLessThanOrEqual(2);
  },
);

test("an address that nobody serves gives no answer", async () => {
  expect(await probe({ type: "sse", url: "http://127.0.0.1:1/" })).toEqual({ answer: "no-answer" });
});
