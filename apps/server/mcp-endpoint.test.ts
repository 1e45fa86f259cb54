import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeBuildFolder, rawRequest, removeBuildFolder } from "./fixtures.ts";
import { securityHeaders } from "./headers.ts";
import { maxSent, mcpPool } from "./mcp-endpoint.ts";
import { tooOften } from "./rate-limit.ts";
import { maxPieces } from "./read-body.ts";
import { readSiteTexts } from "./site-data.ts";
import { loadSiteFiles, type SiteFiles } from "./site-files.ts";
import { type RunningServer, startServer } from "./start.ts";
import { type McpAnswer, maxAnswered } from "./worker-pool/mcp-message.ts";
import type { Outcome, Pool } from "./worker-pool/pool.ts";

let folder: string;
let server: RunningServer;
/** Shared by the servers here, since none of them has other pages. */
let sharedPool: Pool<McpAnswer>;

beforeAll(async () => {
  folder = await makeBuildFolder();
  // These tests are one client, which asks more than clients may.
  const rates = { burst: 10_000, perSecond: 1, clients: 10 };
  const files = await loadSiteFiles(folder);
  const own = patientPool(files);
  sharedPool = { ...own, close: () => {} };
  server = await startServer({ port: 0, files, rates, pool: sharedPool });
  return own.close;
});

afterAll(async () => {
  await server.close();
  await removeBuildFolder(folder);
});

/** The server's own processes, with the time that a busy machine needs. */
const patientPool = (files: SiteFiles) =>
  mcpPool(readSiteTexts(files), { runMs: 60_000, waitMs: 60_000 });

const call = (body: BodyInit, headers: Record<string, string> = {}, { url } = server) =>
  fetch(`${url}/mcp`, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
  });

const callTool = (name: string, values: Record<string, unknown>, own = server) => {
  const params = { name, arguments: values };
  return call(JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/call", params }), {}, own);
};

const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

test.each(["legacy", "auto"] as const)(
  "the SDK's own client connects, lists and calls, with the versions that it calls %s",
  async (mode) => {
    const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
    onTestFinished(() => client.close());
    expect(client.getServerVersion()?.name).toBe("yno-site");
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("read_page");
    const { content } = await client.callTool({
      name: "read_page",
      arguments: { address: "/guide" },
    });
    expect(content).toEqual([{ type: "text", text: expect.stringMatching(/^# Guide\n/) }]);
  },
);

test.each(["GET", "DELETE", "PUT", "HEAD"])("%s is refused with 405", async (method) => {
  const response = await fetch(`${server.url}/mcp`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST, OPTIONS");
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

const developer = "http://localhost:5173";

test("a page that is let in may send what the protocol needs, and read the answer", async () => {
  const preflight = await fetch(`${server.url}/mcp`, {
    method: "OPTIONS",
    headers: {
      Origin: developer,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type,mcp-protocol-version",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
  const names = preflight.headers.get("access-control-allow-headers")?.toLowerCase().split(", ");
  expect(names).toEqual(
    expect.arrayContaining(["content-type", "mcp-protocol-version", "mcp-session-id"]),
  );
  for (const { headers } of [preflight, await call(ping, { Origin: developer })]) {
    expect(headers.get("access-control-allow-origin")).toBe(developer);
    expect(headers.get("vary")).toBe("Origin");
  }
});

test("a refused page gets no details, with any method", async () => {
  const headers = { Origin: "https://evil.example" };
  for (const method of ["OPTIONS", "POST", "GET"]) {
    const response = await fetch(`${server.url}/mcp`, { method, headers });
    expect(response.status).toBe(403);
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
    expect(response.headers.get("vary")).toBe("Origin");
  }
});

test("a body of 64 kB is read, and one byte more is refused", async () => {
  const filled = (size: number) => ping + " ".repeat(size - ping.length);
  expect((await call(filled(maxSent))).status).toBe(200);
  expect((await call(filled(maxSent + 1))).status).toBe(413);
  expect(maxSent).toBe(64_000);
});

test("after a body that is too long the connection closes", async () => {
  const body = "a".repeat(maxSent + 1);
  const answer = await rawRequest(
    server.port,
    `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
});

test("a body in 4,000 pieces is read, and in one more is refused, and the connection closes", async () => {
  const inPieces = async (count: number) => {
    const spaces = Array.from({ length: count - 1 }, () => "1\r\n \r\n").join("");
    const last = `${ping.length.toString(16)}\r\n${ping}\r\n0\r\n\r\n`;
    return rawRequest(
      server.port,
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${spaces}${last}`,
    );
  };
  expect(await inPieces(maxPieces)).toMatch(/^HTTP\/1\.1 200 /);
  const refused = await inPieces(maxPieces + 1);
  expect(refused).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
  expect(refused).toContain("The body came in more than 4000 pieces. Send it in larger ones.");
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

/** A call with these headers of its own, and no others that an HTTP client would add. */
const rawCall = (body: string, ...headers: readonly string[]) => {
  const lines = ["Host: localhost", `Content-Length: ${body.length}`, "Connection: close"];
  const head = ["POST /mcp HTTP/1.1", ...lines, ...headers].join("\r\n");
  return rawRequest(server.port, `${head}\r\n\r\n${body}`);
};

/** A message of the version that the SDK calls modern, and of those before it. */
const discover = JSON.stringify({
  ...{ jsonrpc: "2.0", id: 1, method: "server/discover" },
  params: {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
});
const versions = [
  ["an older version", ping, []],
  [
    "the newest version",
    discover,
    ["MCP-Protocol-Version: 2026-07-28", "Mcp-Method: server/discover"],
  ],
] as const;

test.each(versions)(
  "in %s, every Accept that takes one of the types gets it",
  async (_, body, more) => {
    const json = "Content-Type: application/json";
    const answerTo = async (...accept: readonly string[]) => {
      const answer = await rawCall(body, json, ...more, ...accept);
      const [head = "", sent = ""] = answer.split(/\r\n\r\n(.*)/s);
      const type = /^content-type: (.*)$/im.exec(head)?.[1];
      return { status: Number(head.split(" ")[1]), type, sent };
    };
    for (const accept of [
      [],
      ["Accept: */*"],
      ["ACCEPT: APPLICATION/JSON"],
      ["Accept: application/*;q=0.5"],
      ["Accept: application/json, text/event-stream"],
      ["Accept: text/html", "Accept: application/json; charset=utf-8"],
    ]) {
      const { status, type, sent } = await answerTo(...accept);
      expect([status, type], accept.join()).toEqual([200, "application/json"]);
      expect(sent).toContain('"id":1');
    }
    for (const accept of ["text/event-stream", "text/*", "application/json;q=0, */*;q=0.1"]) {
      const { status, type, sent } = await answerTo(`Accept: ${accept}`);
      expect([status, type], accept).toEqual([200, "text/event-stream"]);
      expect(sent).toContain("event: message\ndata: {");
      expect(sent).toContain('"id":1');
    }
    for (const accept of ["text/html", "application/json;q=0", "*/*;q=0"]) {
      const { status, type, sent } = await answerTo(`Accept: ${accept}`);
      expect([status, type], accept).toEqual([406, "application/json"]);
      expect(sent).toContain(
        "The answer is application/json or text/event-stream. Accept one of them.",
      );
    }
  },
);

test.each(versions)(
  "in %s, a Content-Type of JSON is known in any case and with parameters",
  async (_, body, more) => {
    for (const type of [
      "APPLICATION/JSON",
      "application/json; charset=utf-8",
      "Application/Json;a=b",
    ]) {
      expect(await rawCall(body, `Content-Type: ${type}`, ...more), type).toMatch(
        /^HTTP\/1\.1 200 /,
      );
    }
    for (const type of ["text/plain", "application/json-seq", "application/json, text/plain"]) {
      expect(await rawCall(body, `Content-Type: ${type}`, ...more), type).toMatch(
        /^HTTP\/1\.1 415 /,
      );
    }
  },
);

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

test("an unknown tool's name is repeated as an excerpt", async () => {
  const response = await callTool("x".repeat(50_000), {});
  expect(await response.text()).toContain(`"message":"Tool ${"x".repeat(199)}… not found"`);
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "nothing"])(
  "the tool %s is not found",
  async (name) => {
    const response = await callTool(name, {});
    expect(await response.text()).toContain(`"message":"Tool ${name} not found"`);
  },
);

/** A server whose every request to the MCP server ends like this. */
async function serverWhere(outcome: Outcome<McpAnswer>): Promise<RunningServer> {
  const pool = { run: async () => outcome, warmUp: () => {}, close: () => {} };
  const own = await startServer({ port: 0, files: await loadSiteFiles(folder), pool });
  onTestFinished(() => own.close(0));
  return own;
}

test.each([
  ["out of time", "This took longer than 2 seconds and was stopped. Send less."],
  ["out of memory", "This needed more than 64 MB of memory and was stopped. Send less."],
] as const)("a call that ran %s is an error that the model can read", async (kind, sentence) => {
  const own = await serverWhere({ kind });
  const response = await callTool("search", { query: "a" }, own);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    jsonrpc: "2.0",
    id: 7,
    result: { content: [{ type: "text", text: sentence }], isError: true },
  });
});

test("a timeout outside a tool call is a protocol error", async () => {
  const own = await serverWhere({ kind: "out of time" });
  const answer = async (body: string) => (await call(body, {}, own)).json();
  expect(await answer(ping)).toMatchObject({ id: 1, error: { code: -32000 } });
  expect(await answer("no JSON")).toMatchObject({ id: null, error: { code: -32000 } });
});

test.each([
  ["busy", 503, "1"],
  ["failed", 500, null],
] as const)("a call that finds the server %s is answered with %i", async (kind, status, wait) => {
  const own = await serverWhere({ kind });
  const response = await callTool("search", { query: "a" }, own);
  expect(response.status).toBe(status);
  expect(response.headers.get("retry-after")).toBe(wait);
  expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(/\.$/) } });
});

test("a call whose answer has more than 256 kB is an error that says why", async () => {
  const big = await makeBuildFolder({ "big.md": "a".repeat(maxAnswered) });
  onTestFinished(() => removeBuildFolder(big));
  const files = await loadSiteFiles(big);
  const own = await startServer({ port: 0, files, pool: patientPool(files) });
  onTestFinished(() => own.close(0));
  const response = await callTool("read_page", { address: "/big" }, own);
  expect(await response.json()).toMatchObject({
    id: 7,
    result: {
      isError: true,
      content: [{ text: expect.stringMatching(/at most 256000 are sent/) }],
    },
  });
});

const once = { burst: 1, perSecond: 0.0001, clients: 10 };

test("a client that asks too often is told when to try again, and pages are never counted", async () => {
  const files = await loadSiteFiles(folder);
  const own = await startServer({ port: 0, files, rates: once, pool: sharedPool });
  onTestFinished(() => own.close(0));
  expect((await call(ping, {}, own)).status).toBe(200);
  const refused = await call(ping, {}, own);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: { message: tooOften(wait) } });
  const search = await fetch(`${own.url}/v0.1/servers?search=git`);
  expect(search.status).toBe(429);
  expect(Number(search.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(search.headers.get("access-control-allow-origin")).toBe("*");
  expect(await search.json()).toEqual({ error: expect.stringMatching(/^You have sent too many/) });
  for (const path of ["/", "/about", "/v0.1/servers", "/v0.1/servers?limit=5"]) {
    expect((await fetch(own.url + path)).status).toBe(200);
  }
});

test("clients behind a trusted proxy are distinguished, and without one the header doesn't count", async () => {
  const files = await loadSiteFiles(folder);
  const statuses = async (proxies: number) => {
    const own = await startServer({ port: 0, files, proxies, rates: once, pool: sharedPool });
    onTestFinished(() => own.close(0));
    const from = async (client: string) =>
      (await call(ping, { "X-Forwarded-For": client }, own)).status;
    return [await from("192.0.2.1"), await from("192.0.2.2"), await from("192.0.2.1")];
  };
  expect(await statuses(1)).toEqual([200, 200, 429]);
  expect(await statuses(0)).toEqual([200, 429, 429]);
});

test("a call that was stopped uses up more of what the client has", async () => {
  const rates = { burst: 21, perSecond: 0.0001, clients: 10 };
  const pool = {
    run: async () => ({ kind: "out of time" }) as const,
    warmUp: () => {},
    close: () => {},
  };
  const own = await startServer({ port: 0, files: await loadSiteFiles(folder), rates, pool });
  onTestFinished(() => own.close(0));
  expect((await call(ping, {}, own)).status).toBe(200);
  expect((await call(ping, {}, own)).status).toBe(429);
});

test("every answer has the security headers and is never cached", async () => {
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
