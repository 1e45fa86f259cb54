import { brotliDecompressSync } from "node:zlib";
import { registryEntry } from "@yno/registry/entries";
import { listFile, staticFiles } from "@yno/registry/static-files";
import { createApp } from "@yno/server/app";
import { makeBuildFolder, removeBuildFolder } from "@yno/server/fixtures";
import { securityHeaders } from "@yno/server/headers";
import { loadSiteFiles } from "@yno/server/site-files";
import { startServer } from "@yno/server/start";
import { StartError } from "@yno/server/start-error";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mcpServers } from "#tools/content/mcp-servers.ts";

const files = Object.fromEntries(staticFiles(mcpServers.slice(0, 40).map(registryEntry)));
let folder: string;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await makeBuildFolder(files);
  app = createApp(await loadSiteFiles(folder));
});

afterAll(() => removeBuildFolder(folder));

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

test("the list is paged, and its cursor leads to the rest", async () => {
  const first = await (await app.request("/v0.1/servers")).json();
  expect(first.metadata).toEqual({ count: 30, nextCursor: expect.any(String) });
  const query = new URLSearchParams({ cursor: first.metadata.nextCursor });
  const rest = await (await app.request(`/v0.1/servers?${query}`)).json();
  expect(rest.metadata).toEqual({ count: 10 });
});

test("a search narrows the list", async () => {
  const { servers } = await (await app.request("/v0.1/servers?search=PLAYWRIGHT")).json();
  expect(servers.map(({ server }: { server: { title: string } }) => server.title)).toEqual([
    "Playwright",
  ]);
});

test("a server answers the same under both ways to write its name", async () => {
  const encoded = await (await app.request(latest)).json();
  expect(encoded.server.name).toBe("ai.yno.registry/sequential-thinking");
  expect(await (await app.request(latest.replace("%2F", "/"))).json()).toEqual(encoded);
});

test("unknown names are 404 with an explanation", async () => {
  const response = await app.request("/v0.1/servers/nobody%2Fnothing/versions/latest");
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    error: "Server not found. /v0.1/servers lists the names.",
  });
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
