import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeBuildFolder, removeBuildFolder } from "./fixture-build.ts";
import { securityHeaders } from "./headers.ts";
import { mostSent } from "./mcp-endpoint.ts";
import { loadSiteFiles } from "./site-files.ts";
import { type RunningServer, startServer } from "./start.ts";

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await makeBuildFolder();
  server = await startServer({ port: 0, files: await loadSiteFiles(folder) });
});

afterAll(async () => {
  await server.close();
  await removeBuildFolder(folder);
});

const call = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/mcp`, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
  });

const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

test.each(["legacy", "auto"] as const)(
  "the SDK's own client connects, lists and calls, with the versions that it calls %s",
  async (mode) => {
    const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
    onTestFinished(() => client.close());
    expect(client.getServerVersion()?.name).toBe("yno-site");
    expect((await client.listTools()).tools).toHaveLength(5);
    const { content } = await client.callTool({
      name: "read_page",
      arguments: { address: "/guide" },
    });
    expect(content).toEqual([{ type: "text", text: expect.stringMatching(/^# Guide\n/) }]);
  },
);

test.each(["GET", "DELETE", "PUT", "OPTIONS", "HEAD"])("%s is refused with 405", async (method) => {
  const response = await fetch(`${server.url}/mcp`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

test.each([
  "https://www.yno.example",
  "http://localhost",
  "http://localhost:5173",
  "https://localhost:5173",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
])("a call with the Origin %s is let in", async (origin) => {
  expect((await call(ping, { Origin: origin })).status).toBe(200);
});

test.each([
  "https://evil.example",
  "https://www.yno.example.evil.example",
  "http://www.yno.example",
  "http://www.yno.example:81",
  "https://www.yno.example:8443",
  "https://yno.example",
  "https://localhost.evil.example",
  "ftp://localhost",
  "http://localhost/",
  "http://user@localhost",
  "null",
  "nonsense",
])("a call with the Origin %s is kept out", async (origin) => {
  const response = await call(ping, { Origin: origin });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32000 } });
});

test("no page of another origin is told that it may read an answer", async () => {
  const answers = [
    await call(ping, { Origin: "http://localhost:5173" }),
    await fetch(`${server.url}/mcp`, { method: "OPTIONS" }),
  ];
  for (const { headers } of answers) {
    expect(headers.has("access-control-allow-origin")).toBe(false);
  }
});

test("a body of 64 kB is read, and one byte more is refused", async () => {
  const filled = (size: number) => ping + " ".repeat(size - ping.length);
  expect((await call(filled(mostSent))).status).toBe(200);
  expect((await call(filled(mostSent + 1))).status).toBe(413);
  expect(mostSent).toBe(64_000);
});

test("a body without a length is refused as soon as it is too long", async () => {
  const chunk = new Uint8Array(16_000).fill(32);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += chunk.length;
      if (sent > 100_000_000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const response = await fetch(`${server.url}/mcp`, {
    ...{ method: "POST", body: endless, duplex: "half" },
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
  }).catch(() => undefined);
  // Whether the answer is still read depends on how far the sender had got.
  if (response) expect(response.status).toBe(413);
  expect(sent).toBeLessThan(100_000_000);
});

test.each([
  ["no JSON", 400, -32700],
  ["", 400, -32700],
  ["{}", 400, -32600],
  [`[${ping}]`, 400, -32600],
  [" \n[]", 400, -32600],
  ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32600],
])("the body %j is an error of the protocol", async (body, status, code) => {
  const response = await call(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
});

test("a body that is not said to be JSON is refused", async () => {
  expect((await call(ping, { "Content-Type": "text/plain" })).status).toBe(415);
});

test("every answer carries the security headers and is never kept", async () => {
  for (const { headers } of [await call(ping), await call("no JSON")]) {
    expect(headers.get("cache-control")).toBe("no-store");
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(headers.get(name), name).toBe(value);
    }
  }
});

test("nothing that is sent makes the server fail", async () => {
  const message = fc.record(
    {
      jsonrpc: fc.constantFrom("2.0", "1.0", 2),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.jsonValue()),
      method: fc.oneof(
        fc.constantFrom(
          ...["initialize", "ping", "tools/list", "tools/call", "server/discover"],
          ...["subscriptions/listen", "resources/read", "logging/setLevel"],
        ),
        fc.string(),
      ),
      params: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    message.map((each) => JSON.stringify(each)),
    fc.array(message, { maxLength: 3 }).map((each) => JSON.stringify(each)),
  );
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const response = await call(text);
      expect(response.status).toBeLessThan(500);
      await response.text();
    }),
    { numRuns: 200 },
  );
});
