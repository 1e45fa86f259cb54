import { once } from "node:events";
import { Agent, get } from "node:http";
import { Server as NetServer } from "node:net";
import { text } from "node:stream/consumers";
import { openIntake } from "@yno/intake/intake";
import { openStorage } from "@yno/intake/open-storage";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import {
  fixtureFiles,
  makeBuildFolder,
  openSocket,
  rawRequest,
  removeBuildFolder,
} from "./fixtures.ts";
import { lingerMs } from "./graceful-shutdown.ts";
import { loadSiteFiles, type SiteFiles } from "./site-files.ts";
import { type RunningServer, startServer } from "./start.ts";
import { StartError } from "./start-error.ts";
import type { McpAnswer } from "./worker-pool/mcp-message.ts";
import type { Outcome, Pool } from "./worker-pool/pool.ts";

const bigSize = 32 * 1024 * 1024;
let folder: string;
let files: SiteFiles;
let server: RunningServer;

beforeAll(async () => {
  folder = await makeBuildFolder({ "big.bin": new Uint8Array(bigSize) });
  files = await loadSiteFiles(folder);
  server = await startServer({ port: 0, files });
});

afterAll(async () => {
  await server.close();
  await removeBuildFolder(folder);
});

async function ownServer(): Promise<RunningServer> {
  const own = await startServer({ port: 0, files });
  onTestFinished(() => own.close(0));
  return own;
}

/** Sends one request line and returns the status of the answer. */
async function fetchStatus(target: string, method = "GET", host = "localhost"): Promise<number> {
  const text = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await rawRequest(server.port, text))?.[1]);
}

test("the address that the server names answers", async () => {
  const response = await fetch(`${server.url}/about`);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(fixtureFiles["about.html"]);
});

test.each([
  ["/about", 200],
  ["/..", 404],
  ["/../about", 404],
  ["/docs/../about", 404],
  ["/docs/%2e%2e/about", 404],
  ["/../../../../etc/passwd", 404],
  ["/%2e%2e/%2e%2e/etc/passwd", 404],
  ["/assets/..%2f..%2fcompressed%2fabout.html.br", 404],
  ["/..\\..\\compressed\\about.html.br", 400],
  ["/..%5c..%5ccompressed%5cabout.html.br", 404],
  ["/%", 404],
  ["/%zz", 404],
  ["/%c3%28", 404],
  ["/%00", 404],
  ["/about%00.html", 404],
  ["//evil.example/about/", 404],
  ["//", 308],
  ["/about?q=%", 200],
  ["/about#part", 200],
  ["/\xe9", 400],
  ["*", 400],
  ["about", 400],
  ["http://localhost/about", 200],
  ["http://evil.example/about/", 308],
])("the target %s is answered calmly with %i", async (target, status) => {
  expect(await fetchStatus(target)).toBe(status);
});

test("an address of 12,000 bytes is not found, and one byte more is refused with 414", async () => {
  expect(await fetchStatus(`/${"a".repeat(11_999)}`)).toBe(404);
  expect(await fetchStatus(`/${"a".repeat(12_000)}`)).toBe(414);
  expect(await fetchStatus(`/?${"a".repeat(11_999)}`)).toBe(414);
});

test("a registry address that is too long is refused as the registry refuses", async () => {
  const { status, headers, body } = await askRegistry(`/v0.1/servers?search=${"a".repeat(12_000)}`);
  expect(status).toBe(414);
  expect(headers).toEqual(expect.arrayContaining(forEverybody));
  expect(body).toEqual({ error: "The address is longer than 12000 bytes. Shorten it." });
});

let pool: Pool<McpAnswer>;

/** The status of an answer that arrived whole, or the code of the error. */
function askOnce(url: string, agent: Agent): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const asked = get(url, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.complete ? response.statusCode : "cut off"));
      response.once("error", () => resolve("cut off"));
    });
    asked.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

/** What the registry API answers to an address exactly as it is written here. */
async function askRegistry(target: string) {
  const answer = await rawRequest(
    server.port,
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [line = "", ...headers] = head.toLowerCase().split("\r\n");
  return { status: Number(line.split(" ")[1]), headers, body: JSON.parse(body) };
}

const forEverybody = [
  "content-type: application/json; charset=utf-8",
  "access-control-allow-origin: *",
  "access-control-allow-methods: get, options",
  "access-control-allow-headers: authorization, content-type",
];

test.each([
  "/v0.1/servers/%2e%2e/%2e%2e/versions/latest",
  "/v0.1/servers/../../package.json/versions",
  "/v0.1/servers/../../etc/passwd",
  "/v0.1/servers/..%2F..%2Fetc%2Fpasswd/versions/latest",
  "/v0.1/../about",
  "/v0.1/./servers",
  "http://localhost/v0.1/servers/../../etc/passwd",
])("%s is an address of the registry, which has nothing there", async (target) => {
  const { status, headers, body } = await askRegistry(target);
  expect(status).toBe(404);
  expect(headers).toEqual(expect.arrayContaining(forEverybody));
  expect(body).toEqual({ error: expect.stringMatching(/\.$/) });
});

test.each(["%28", "%D0%96", "%E2%82%AC", "%F0%9F%98%80"])(
  "a search for 500 times %s is answered, and one more is refused with a sentence",
  async (character) => {
    const search = (times: number) =>
      askRegistry(`/v0.1/servers?search=${character.repeat(times)}`);
    const long = await search(500);
    expect([long.status, long.body]).toEqual([200, { servers: [], metadata: { count: 0 } }]);
    const longer = await search(501);
    expect(longer.status).toBe(400);
    expect(longer.headers).toEqual(expect.arrayContaining(forEverybody));
    expect(longer.body).toEqual({ error: "search has more than 500 characters. Shorten it." });
  },
);

test("a redirect never leaves the site, with any host in the request", async () => {
  const answer = await rawRequest(
    server.port,
    "GET http://evil.example/about/?a=//b HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/\r\nlocation: \/about\?a=\/\/b\r\n/i);
});

test.each([
  "999.999.999.999",
  "a..b",
  "[::1",
  "localhost:99999",
  "exa mple",
  "a/b",
  "%",
  "[::1]:3000",
])("the host %s doesn't cause a failure", async (host) => {
  expect([200, 400]).toContain(await fetchStatus("/about", "GET", host));
  expect([308, 400]).toContain(await fetchStatus("/about/", "GET", host));
});

test.each(["POST", "TRACE", "PROPFIND"])("%s is refused with 405", async (method) => {
  expect(await fetchStatus("/about", method)).toBe(405);
});

test("a refused request has the security headers too", async () => {
  const answer = await rawRequest(
    server.port,
    "GET /a\\b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
});

test("an HTTP/1.0 client that names no host gets the page", async () => {
  expect(await rawRequest(server.port, "GET /about HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200/);
});

test("a request that expects something unknown is answered as without it", async () => {
  const answer = await rawRequest(
    server.port,
    "GET /about HTTP/1.1\r\nHost: localhost\r\nExpect: something\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.endsWith(`\r\n\r\n${fixtureFiles["about.html"]}`)).toBe(true);
});

test("HEAD sends the length of the file and no byte of it", async () => {
  const answer = await rawRequest(
    server.port,
    "HEAD /big.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(new RegExp(`\\r\\ncontent-length: ${bigSize}\\r\\n`, "i"));
  expect(answer.endsWith("\r\n\r\n")).toBe(true);
});

test("no target and no header that a client can send makes the server fail", async () => {
  const noise = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => noise.mockRestore());
  const name = fc.constantFrom(
    "Accept-Encoding",
    "Range",
    "If-None-Match",
    "If-Range",
    "X-Forwarded-Proto",
  );
  const byte = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code));
  const text = fc.string({ unit: byte, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, name, text, async (target, header, value) => {
      const answer = await rawRequest(
        server.port,
        `GET /${target.replaceAll(" ", "")} HTTP/1.1\r\nHost: localhost\r\n${header}: ${value}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 (200|206|304|308|400|404|416) /);
    }),
    { numRuns: 300 },
  );
  expect(noise).not.toHaveBeenCalled();
});

test("closing lets a slow answer finish, and closes connections that ask for nothing", async () => {
  const own = await ownServer();
  const silent = await openSocket(own.port);
  const slow = await openSocket(own.port);
  const silentEnds = new Promise((resolve) => silent.once("close", resolve));
  silent.resume();
  slow.write("GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => slow.once("readable", resolve));
  // Longer than a test may take: only what it waits for can end it.
  const closed = own.close(600_000);
  await silentEnds;
  await expect(openSocket(own.port)).rejects.toThrow("ECONNREFUSED");
  let received = 0;
  slow.on("data", (chunk) => {
    received += chunk.byteLength;
  });
  await closed;
  await new Promise((resolve) => (slow.closed ? resolve(null) : slow.once("close", resolve)));
  expect(received).toBeGreaterThan(bigSize);
});

test("a request that arrives on an open connection while the server closes is answered as the last", async () => {
  const own = await ownServer();
  const open = await openSocket(own.port);
  open.setEncoding("latin1");
  const ask = "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n";
  open.write(ask);
  const [first] = await once(open, "data");
  expect(first).not.toMatch(/\r\nconnection: close\r\n/i);
  const closed = own.close(10_000);
  open.write(ask);
  const [second] = await once(open, "data");
  expect(second).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
  await closed;
});

test("a request that came while the closing server was busy with something else is answered", async () => {
  const own = await ownServer();
  const open = await openSocket(own.port);
  const ask = "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n";
  open.write(ask);
  await once(open, "data");
  const closed = own.close(10_000);
  open.write(ask);
  // Until the time is over for which a connection without a request is kept.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(await text(open)).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});

test("of an answer that is under way when the server closes, the client learns that it is the last", async () => {
  let answer = (_: Outcome<McpAnswer>) => {};
  const asked = new Promise<void>((resolve) => {
    const run = () =>
      new Promise<Outcome<McpAnswer>>((settle) => {
        answer = settle;
        resolve();
      });
    pool = { run, warmUp: () => {}, close: () => {} };
  });
  const own = await startServer({ port: 0, files, pool });
  const answered = rawRequest(
    own.port,
    "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}",
  );
  await asked;
  const closed = own.close(10_000);
  answer({ kind: "busy" });
  expect(await answered).toMatch(/^HTTP\/1\.1 503 .*\r\nconnection: close\r\n/is);
  await closed;
});

test("closing under load loses no request of an open connection", async () => {
  const own = await ownServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  onTestFinished(() => agent.destroy());
  let isClosing = false;
  let answered = 0;
  const lost: string[] = [];
  const client = async () => {
    for (;;) {
      const sent = performance.now();
      const ended = await askOnce(`${own.url}/about`, agent);
      // A connection that was never opened, or that the client was told to leave.
      if (ended === "ECONNREFUSED") return;
      // A request that the machine held up so long came too late to be promised an answer.
      const isLate = ended === "ECONNRESET" && performance.now() - sent >= lingerMs;
      if (ended === 200) answered += 1;
      else if (!isLate) lost.push(String(ended));
      if (!isClosing && answered > 500) {
        isClosing = true;
        void own.close();
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  expect(lost).toEqual([]);
  expect(answered).toBeGreaterThan(500);
});

test.each([
  ["than it was told", 200],
  ["than five seconds", undefined],
])("closing does not wait longer %s for a client that stopped reading", async (_, grace) => {
  const own = await ownServer();
  const stuck = await openSocket(own.port);
  onTestFinished(() => void stuck.destroy());
  stuck.on("error", () => {});
  stuck.write("GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => stuck.once("readable", resolve));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = own.close(grace);
  vi.advanceTimersByTime(grace ?? 5_000);
  await closed;
});

test("closing twice waits for the same end, and closes pool and intake once", async () => {
  const pool = { run: async () => ({ kind: "busy" }) as const, warmUp: () => {}, close: vi.fn() };
  const storage = await openStorage(":memory:");
  const intake = openIntake({ storage, senders: () => ({}) });
  const close = vi.spyOn(intake, "close");
  const own = await startServer({ port: 0, files, pool, intake });
  await Promise.all([own.close(), own.close()]);
  await own.close();
  expect(close).toHaveBeenCalledTimes(1);
  expect(pool.close).toHaveBeenCalledTimes(1);
});

/** Makes the next attempt to listen fail with this code, and returns the spy. */
function failToListen(code: string) {
  const listen = vi.spyOn(NetServer.prototype, "listen");
  onTestFinished(() => listen.mockRestore());
  return listen.mockImplementationOnce(function (this: NetServer) {
    process.nextTick(() => this.emit("error", Object.assign(new Error(code), { code })));
    return this;
  });
}

test("a machine without IPv6 is served over IPv4", async () => {
  const listen = failToListen("EAFNOSUPPORT");
  const own = await ownServer();
  expect(listen).toHaveBeenCalledTimes(2);
  expect((await fetch(`http://127.0.0.1:${own.port}/healthz`)).status).toBe(200);
});

test("a port that is in use is not tried again over IPv4 alone", async () => {
  const listen = failToListen("EADDRINUSE");
  await expect(startServer({ port: 0, files })).rejects.toThrow(StartError);
  expect(listen).toHaveBeenCalledTimes(1);
});

test("a port on which a program answers is refused where the system would allow to share it", async () => {
  const listen = vi.spyOn(NetServer.prototype, "listen");
  onTestFinished(() => listen.mockRestore());
  await expect(startServer({ port: server.port, files })).rejects.toThrow(StartError);
  expect(listen).not.toHaveBeenCalled();
});
