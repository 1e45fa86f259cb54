import { brotliDecompressSync } from "node:zlib";
import { answerRegistry } from "@yno/registry/answer";
import { registryEntry } from "@yno/registry/entries";
import { createRegistry } from "@yno/registry/registry";
import { listFile, staticFiles } from "@yno/registry/static-files";
import { createApp } from "@yno/server/app";
import { makeBuildFolder, removeBuildFolder } from "@yno/server/fixtures";
import { securityHeaders } from "@yno/server/headers";
import { loadSiteFiles } from "@yno/server/site-files";
import { startServer } from "@yno/server/start";
import { StartError } from "@yno/server/start-error";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";

const entries = mcpServers.slice(0, 40).map(registryEntry);
const registry = createRegistry(entries);
const files = Object.fromEntries(staticFiles(entries));
let folder: string;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await makeBuildFolder(files);
  app = createApp(await loadSiteFiles(folder));
});

afterAll(() => removeBuildFolder(folder));

const partsOf = (address: string): [path: string, query: string] => {
  const { pathname, search } = new URL(address, "http://localhost");
  return [pathname, search];
};

const latest = "/v0.1/servers/ai.yno.registry%2Fsequential-thinking/versions/latest";
const addresses = [
  "/v0.1/servers",
  "/v0.1/servers?limit=0",
  "/v0.1/servers?cursor=nonsense",
  latest,
  latest.replace("%2F", "/"),
  "/v0.1/servers/nobody%2Fnothing/versions",
  "/v0.1/nowhere",
];

test.each(addresses)(
  "%s is JSON that every page may read, with all security headers",
  async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-methods")).toBe("GET, OPTIONS");
    expect(headers.get("access-control-allow-headers")).toBe("Authorization, Content-Type");
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(headers.get(name), name).toBe(value);
    }
  },
);

test.each([...addresses, "/v0.1/servers?limit=7&search=PLAY"])(
  "%s is answered as the registry answers it",
  async (path) => {
    const response = await app.request(path);
    const { status, body } = answerRegistry(registry, ...partsOf(path));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
    if (status === 404) expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

test("whatever Accept says, an answer is JSON", async () => {
  for (const accept of ["*/*", "APPLICATION/*", "text/html", "application/json;q=0", "nonsense"]) {
    const { status, headers } = await app.request(latest, { headers: { Accept: accept } });
    expect([status, headers.get("content-type")], accept).toEqual([
      200,
      "application/json; charset=utf-8",
    ]);
  }
});

test("HEAD has the headers of GET and no body", async () => {
  for (const path of addresses) {
    const headers = { "Accept-Encoding": "br" };
    const whole = await app.request(path, { headers });
    const short = await app.request(path, { headers, method: "HEAD" });
    expect(short.status).toBe(whole.status);
    expect(Object.fromEntries(short.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await short.text()).toBe("");
  }
});

test("an answer that is known is confirmed with 304, in each encoding by its own tag", async () => {
  const plain = await app.request(latest);
  const tag = plain.headers.get("etag") ?? "";
  const ask = (headers: Record<string, string>) => app.request(latest, { headers });
  expect((await ask({ "If-None-Match": tag })).status).toBe(304);
  expect((await ask({ "If-None-Match": tag, "Accept-Encoding": "br" })).status).toBe(200);
  expect((await ask({ "If-None-Match": '"another"' })).status).toBe(200);
});

test("a long answer is compressed for clients that accept it", async () => {
  const headers = { "Accept-Encoding": "br, gzip" };
  const packed = await app.request("/v0.1/servers", { headers });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("vary")).toBe("Accept-Encoding");
  const text = brotliDecompressSync(await packed.arrayBuffer()).toString();
  expect(text).toBe(await (await app.request("/v0.1/servers")).text());
});

test("a preflight is answered without a body", async () => {
  const response = await app.request(latest, { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toBe("GET, OPTIONS");
  expect(await response.text()).toBe("");
});

test.each(["POST", "PUT", "PATCH", "DELETE"])(
  "%s is refused, for it would change something",
  async (method) => {
    const response = await app.request(latest, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await response.json()).toEqual({
      error: "This registry can only be read. Ask with GET.",
    });
  },
);

test.each(["{}", "no JSON", ""])("a build whose list is %j is refused", async (text) => {
  const broken = await makeBuildFolder({ [listFile]: text });
  const loaded = await loadSiteFiles(broken);
  await removeBuildFolder(broken);
  await expect(startServer({ port: 0, files: loaded })).rejects.toThrow(StartError);
});
