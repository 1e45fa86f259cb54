import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { fixtureFiles, makeBuildFolder, removeBuildFolder } from "./fixtures.ts";
import { framePolicy, securityHeaders } from "./headers.ts";
import { loadSiteFiles } from "./site-files.ts";

let folder: string;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await makeBuildFolder();
  app = createApp(await loadSiteFiles(folder));
});

afterAll(() => removeBuildFolder(folder));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const head = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers, method: "HEAD" });
const font = "/assets/overpass-91bc.woff2";

test("a page is served from its file at its clean address", async () => {
  const response = await get("/docs/mcp");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toBe(fixtureFiles["docs/mcp.html"]);
});

test("a page is sent with headers for what its own policy can't express", async () => {
  const policy = (await get("/about")).headers.get("content-security-policy");
  expect(policy).toBe(framePolicy);
});

test.each(["/", "/robots.txt", font, "/nowhere", "/assets/gone.js", "/about/", "/healthz"])(
  "%s has every security header",
  async (path) => {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(headers.get(name), name).toBe(value);
    }
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.has("strict-transport-security")).toBe(false);
  },
);

test.each(["/", "/nowhere", "/assets/gone.js", "/about/", "/healthz"])(
  "%s has HSTS behind a proxy that speaks https",
  async (path) => {
    const response = await get(path, { "X-Forwarded-Proto": "https, http" });
    expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
  },
);

test("a hashed asset may be cached for good, a page must be revalidated", async () => {
  expect((await get("/assets/app-4f2a.js")).headers.get("cache-control")).toContain("immutable");
  expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
});

test("HEAD has the headers of GET and no body", async () => {
  for (const path of ["/about", "/nowhere", "/assets/gone.js", "/healthz"]) {
    const whole = await get(path, { "Accept-Encoding": "br" });
    const short = await head(path, { "Accept-Encoding": "br" });
    expect(short.status).toBe(whole.status);
    expect(Object.fromEntries(short.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await short.text()).toBe("");
  }
});

test.each([
  "/nowhere",
  "/contact",
  "/ABOUT",
  "/about.htm",
  "/404",
  "/404.html",
  "/404/",
  "//about",
  "//about/",
  "/docs//mcp",
  "/_headers",
  "/.nojekyll",
])("%s is the not-found page with status 404", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(fixtureFiles["404.html"]);
  expect(response.headers.get("content-security-policy")).toBe(framePolicy);
});

test("the not-found page has no ETag, is never confirmed with 304, and may be compressed", async () => {
  const response = await get("/nowhere", { "If-None-Match": "*", "Accept-Encoding": "br" });
  expect(response.status).toBe(404);
  expect(response.headers.has("etag")).toBe(false);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-encoding")).toBe("br");
});

test("a missing asset is a short text that is never kept", async () => {
  const response = await get("/assets/gone-1234.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect((await response.text()).length).toBeLessThan(50);
});

test.each([
  ["/index.html", "/"],
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["//", "/"],
  ["////?q=x", "/?q=x"],
  ["/about.html?a=1&b=%20", "/about?a=1&b=%20"],
  ["/docs/?q=x", "/docs?q=x"],
  ["/docs/mcp/?next=//evil.example", "/docs/mcp?next=//evil.example"],
])("%s leads to %s for good", async (path, target) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(target);
});

test.each([
  "//evil.example",
  "//evil.example/about/",
  "//evil.example/index.html",
  "/nowhere/",
  "//robots.txt",
])("%s leads nowhere", async (path) => {
  const response = await get(`http://localhost${path}`);
  expect(response.status).toBe(404);
  expect(response.headers.has("location")).toBe(false);
});

test("7,000 slashes mean what one means", async () => {
  const slashes = "/".repeat(7_000);
  expect((await get(slashes)).headers.get("location")).toBe("/");
  expect((await get(`${slashes}nowhere`)).status).toBe(404);
  expect((await get(`/assets${slashes}nowhere`)).status).toBe(404);
});

test.each([
  [405, "POST"],
  [405, "PUT"],
  [405, "DELETE"],
  [405, "PATCH"],
  [204, "OPTIONS"],
])("%d for %s, with what is allowed", async (status, method) => {
  for (const path of ["/about", "/nowhere", "/healthz", "/assets/app-4f2a.js", "/openapi.json"]) {
    const response = await app.request(path, { method });
    expect(response.status, path).toBe(status);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("/healthz says ok and is never kept", async () => {
  const response = await get("/healthz");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("ok");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a page is sent as Markdown to clients that ask for it, with Vary for caches", async () => {
  const response = await get("/docs/mcp", { Accept: "text/markdown", "Accept-Encoding": "br" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("content-location")).toBe("/docs/mcp.md");
  expect(response.headers.get("vary")).toBe("Accept, Accept-Encoding");
  expect(response.headers.get("content-encoding")).toBe("br");
  const plain = await get("/docs/mcp", { Accept: "text/markdown" });
  expect(await plain.text()).toBe(fixtureFiles["docs/mcp.md"]);
});

test("the HTML of a page that is also Markdown varies by Accept, and keeps its own tag", async () => {
  const html = await get("/docs/mcp");
  expect(html.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html.headers.get("vary")).toBe("Accept, Accept-Encoding");
  expect(html.headers.has("content-location")).toBe(false);
  const tag = html.headers.get("etag") ?? "";
  const confirmed = await get("/docs/mcp", { "If-None-Match": tag });
  expect([confirmed.status, confirmed.headers.get("vary")]).toEqual([
    304,
    "Accept, Accept-Encoding",
  ]);
  const markdown = await get("/docs/mcp", { "If-None-Match": tag, Accept: "text/markdown" });
  expect(markdown.status).toBe(200);
});

test("the file beside a page is Markdown for everybody", async () => {
  const response = await get("/docs/mcp.md", { Accept: "text/html" });
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
});

test.each([
  ["/nowhere", "text/markdown", "404.md"],
  ["/nowhere.md", "*/*", "404.md"],
  ["/nowhere.md", undefined, "404.md"],
  ["/nowhere.md", "text/html,*/*;q=0.8", "404.html"],
  ["/404.md", "text/markdown", "404.md"],
  ["/docs/mcp.md/", "text/markdown", "404.md"],
])(
  "%s with Accept %s is unknown, with status 404 and the words of %s",
  async (path, accept, file) => {
    const response = await get(path, accept === undefined ? {} : { Accept: accept });
    expect(response.status).toBe(404);
    expect(response.headers.get("vary")).toBe("Accept, Accept-Encoding");
    expect(response.headers.has("etag")).toBe(false);
    expect(await response.text()).toBe(fixtureFiles[file]);
  },
);

test("an unreserved character may be percent-encoded, a slash may not", async () => {
  expect((await get("/%61bout")).status).toBe(200);
  expect((await get("/docs%2Fmcp")).status).toBe(404);
});

test("files that others read are open to them, and the pages are not", async () => {
  expect((await get("/openapi.json")).headers.get("cross-origin-resource-policy")).toBe(
    "cross-origin",
  );
  expect((await get("/about")).headers.get("cross-origin-resource-policy")).toBe("same-origin");
});
