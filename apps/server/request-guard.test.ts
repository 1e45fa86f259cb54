import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fixtureFiles, makeBuildFolder, rawRequest, removeBuildFolder } from "./fixtures.ts";
import { securityHeaders } from "./headers.ts";
import { requestGuard } from "./request-guard.ts";
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

const host = "Host: localhost\r\n";

/** The answer to these bytes; the server closes the connection. */
const send = (bytes: string) => rawRequest(server.port, bytes);

test.each([
  ["no version (HTTP/0.9)", "GET /about\r\n\r\n", 505],
  ["version 0.9", `GET /about HTTP/0.9\r\n${host}\r\n`, 505],
  ["version 2.0", `GET /about HTTP/2.0\r\n${host}\r\n`, 505],
  ["an asterisk for something else than OPTIONS", `GET * HTTP/1.1\r\n${host}\r\n`, 400],
  ["two asterisks", `OPTIONS ** HTTP/1.1\r\n${host}\r\n`, 400],
  ["an asterisk without a Host header", "OPTIONS * HTTP/1.1\r\n\r\n", 400],
  ["an absolute address without a host", `GET http:///about HTTP/1.1\r\n${host}\r\n`, 400],
  ["an absolute address that ends early", `GET HTTP:// HTTP/1.1\r\n${host}\r\n`, 400],
  ["a user in the address", `GET http://a:b@localhost/about HTTP/1.1\r\n${host}\r\n`, 400],
  ["an address of another scheme", `GET ftp://localhost/about HTTP/1.1\r\n${host}\r\n`, 400],
  ["a path without its slash", `GET about HTTP/1.1\r\n${host}\r\n`, 400],
  ["no Host header", "GET /about HTTP/1.1\r\n\r\n", 400],
  ["two Host headers", `GET /about HTTP/1.1\r\n${host}Host: other\r\n\r\n`, 400],
  ["the same Host header twice", `GET /about HTTP/1.1\r\n${host}${host}\r\n`, 400],
  ["two Host headers in HTTP/1.0", `GET /about HTTP/1.0\r\n${host}${host}\r\n`, 400],
  ["a method that opens a tunnel", `CONNECT a.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
  ["nothing that HTTP knows", "\x16\x03\x01\x00\xa5\x01\r\n\r\n", 400],
  ["a header without a colon", `GET /about HTTP/1.1\r\n${host}nonsense\r\n\r\n`, 400],
  ["a folded header", `GET /about HTTP/1.1\r\n${host}A: b\r\n c\r\n\r\n`, 400],
  ["a space before the colon", "GET /about HTTP/1.1\r\nHost : localhost\r\n\r\n", 400],
  ["line feeds alone", "GET /about HTTP/1.1\nHost: localhost\n\n", 400],
  [
    "two lengths",
    `POST /mcp HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    400,
  ],
  [
    "a length and chunks",
    `POST /mcp HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    "17 kB of chunk extensions",
    `POST /mcp HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(17_000)}\r\nb\r\n`,
    413,
  ],
  [
    "an invalid chunk",
    `POST /mcp HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`,
    400,
  ],
  ["17 kB of one header", `GET /about HTTP/1.1\r\n${host}A: ${"b".repeat(17_000)}\r\n\r\n`, 431],
  ["17 kB of headers", `GET /about HTTP/1.1\r\n${host}${"A: b\r\n".repeat(3_000)}\r\n`, 431],
  ["an address of 17 kB", `GET /${"a".repeat(17_000)} HTTP/1.1\r\n${host}\r\n`, 431],
])("%s is refused with a sentence, and the connection closes", async (_, bytes, status) => {
  const answer = await send(bytes);
  const [head = "", body] = answer.split("\r\n\r\n");
  expect(head.split("\r\n")[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/\r\nconnection: close/i);
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(head.toLowerCase()).toContain(`\r\n${name.toLowerCase()}: ${value.toLowerCase()}`);
  }
  expect(body).toMatch(/^[A-Z].*\.\n/s);
  if (status === 405) expect(head).toMatch(/\r\nallow: GET, HEAD, OPTIONS\r\n/i);
});

const readOnly = "GET, HEAD, OPTIONS";

test.each([
  ["*", 204, "GET, HEAD, POST, OPTIONS"],
  ["/", 204, readOnly],
  ["/about", 204, readOnly],
  ["/nowhere", 204, readOnly],
  ["/*", 204, readOnly],
  ["/healthz", 204, readOnly],
  ["/assets/app-4f2a.js", 204, readOnly],
  ["/v0.1/servers", 204, readOnly],
  ["/mcp", 204, "POST, OPTIONS"],
  ["http://localhost", 204, readOnly],
  ["HTTP://LOCALHOST:80/about", 204, readOnly],
  ["https://localhost/mcp", 204, "POST, OPTIONS"],
])(
  "OPTIONS %s is answered with %d and what is allowed, in both versions",
  async (target, status, allow) => {
    for (const version of ["1.1", "1.0"]) {
      const answer = await send(
        `OPTIONS ${target} HTTP/${version}\r\n${host}Connection: close\r\n\r\n`,
      );
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toMatch(new RegExp(`\r\nallow: ${allow}\r\n`, "i"));
      expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      expect(answer.endsWith("\r\n\r\n")).toBe(true);
    }
  },
);

test("after OPTIONS * the connection goes on", async () => {
  const answer = await send(
    `OPTIONS * HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\nabGET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 204 .*HTTP\/1\.1 200 .*\r\n\r\nok$/s);
});

test.each([
  ["http://localhost/about", "about.html"],
  ["HTTP://localhost/about", "about.html"],
  ["hTTps://LOCALHOST:443/about?a=http://b@c", "about.html"],
  ["http://other.example/about", "about.html"],
  ["http://[::1]/about", "about.html"],
  ["http://localhost", "index.html"],
  ["Http://localhost?a", "index.html"],
])("the absolute address %s means its path", async (target, file) => {
  const answer = await send(`GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.endsWith(`\r\n\r\n${fixtureFiles[file]}`)).toBe(true);
});

test("headers of 15 kB are read", async () => {
  const headers = `Cookie: ${"a".repeat(15_000)}\r\nConnection: close\r\n`;
  expect(await send(`GET /about HTTP/1.1\r\n${host}${headers}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

test("requests that come together are answered in their order", async () => {
  const paths = ["/about", "/nowhere", "/about/", "/about"];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${host}\r\n`).join("");
  const answer = await send(`${requests}GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(["200", "404", "308", "200", "200"]);
  expect(answer.endsWith("\r\n\r\nok")).toBe(true);
});

/** A server behind the front door, and how many requests it has worked on, and at most at once. */
async function countingServer(answer: (response: ServerResponse) => void) {
  const seen = { port: 0, most: 0, open: 0, all: 0 };
  const counting = createServer(
    requestGuard((_, response) => {
      seen.all += 1;
      seen.open += 1;
      seen.most = Math.max(seen.most, seen.open);
      response.once("finish", () => {
        seen.open -= 1;
      });
      answer(response);
    }),
  );
  counting.listen(0);
  onTestFinished(() => void counting.close());
  await once(counting, "listening");
  const address = counting.address();
  if (typeof address === "object" && address) seen.port = address.port;
  return seen;
}

const request = `GET / HTTP/1.1\r\n${host}\r\n`;

test("of many requests that come together, one is worked on at a time", async () => {
  const seen = await countingServer((response) => response.end());
  await rawRequest(seen.port, `${request.repeat(80)}GET / HTTP/1.0\r\n\r\n`);
  expect(seen).toMatchObject({ all: 81, most: 1 });
});

test("a connection that sends ever more while it waits for an answer is cut off", async () => {
  const seen = await countingServer(() => {});
  expect(await rawRequest(seen.port, request.repeat(200))).toBe("");
  expect(seen.all).toBe(1);
});

test("an answer in progress is sent whole before the rest of the connection is refused", async () => {
  const answer = await send(`GET /about HTTP/1.1\r\n${host}\r\nnonsense\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.endsWith(`\r\n\r\n${fixtureFiles["about.html"]}`)).toBe(true);
});
