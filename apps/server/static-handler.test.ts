import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { fixtureFiles, makeBuildFolder, removeBuildFolder } from "./fixtures.ts";
import { loadSiteFiles, type SiteFiles } from "./site-files.ts";
import { answer } from "./static-handler.ts";

let folder: string;
let site: SiteFiles;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await makeBuildFolder();
  site = await loadSiteFiles(folder);
  app = createApp(site);
});

afterAll(() => removeBuildFolder(folder));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const head = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers, method: "HEAD" });
const readBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const font = "/assets/overpass-91bc.woff2";

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("%s is sent to clients that ask for it", async (encoding, decompress) => {
  const response = await get("/about", { "Accept-Encoding": encoding });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  const body = await readBytes(response);
  expect(response.headers.get("content-length")).toBe(String(body.byteLength));
  expect(decompress(body).toString()).toBe(fixtureFiles["about.html"]);
});

test("the plain file of a compressible page also says that it varies", async () => {
  const response = await get("/about");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(response.headers.has("content-encoding")).toBe(false);
});

test("a file that exists in one form only does not vary", async () => {
  const response = await get(font, { "Accept-Encoding": "br" });
  expect(response.headers.has("vary")).toBe(false);
  expect(response.headers.has("content-encoding")).toBe(false);
});

test.each([
  { "If-Match": '"other"' },
  { "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  { "If-Match": '"other"', "If-None-Match": "*", Range: "bytes=0-1" },
])(
  "a request that holds only for another state of the file is refused with 412: %j",
  async (headers) => {
    for (const ask of [get, head]) {
      for (const path of ["/about", "/v0.1/servers"]) {
        const response = await ask(path, headers);
        expect(response.status).toBe(412);
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(await response.text()).toBe("");
      }
    }
  },
);

test("a request for the current state of the file is answered, and of a missing one with 404", async () => {
  const etag = (await get("/about")).headers.get("etag") ?? "";
  expect((await get("/about", { "If-Match": etag })).status).toBe(200);
  expect((await get("/about", { "If-Match": etag, Range: "bytes=0-1" })).status).toBe(206);
  expect((await get("/nowhere", { "If-Match": etag })).status).toBe(404);
});

test("a copy that is still current is confirmed with 304, for GET and HEAD", async () => {
  const etag = (await get("/about", { "Accept-Encoding": "br" })).headers.get("etag") ?? "";
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    for (const ask of [get, head]) {
      const response = await ask("/about", { "Accept-Encoding": "br", "If-None-Match": header });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.has("content-encoding")).toBe(false);
      expect(await response.text()).toBe("");
    }
  }
});

test("the tag of another encoding is another copy", async () => {
  const etag = (await get("/about", { "Accept-Encoding": "br" })).headers.get("etag") ?? "";
  expect((await get("/about", { "If-None-Match": etag })).status).toBe(200);
});

test("a range is cut from the plain file, for any accepted encodings", async () => {
  const response = await get("/about", { Range: "bytes=10-14", "Accept-Encoding": "br, gzip" });
  expect(response.status).toBe(206);
  expect(response.headers.has("content-encoding")).toBe(false);
  expect(response.headers.get("content-length")).toBe("5");
  expect(response.headers.get("content-range")).toBe(
    `bytes 10-14/${String(fixtureFiles["about.html"]).length}`,
  );
  expect(await response.text()).toBe("About");
});

test("parts are offered for the plain file, not for a compressed copy or a missing page", async () => {
  expect((await get(font)).headers.get("accept-ranges")).toBe("bytes");
  expect((await get("/about", { Range: "bytes=4-8" })).headers.get("accept-ranges")).toBe("bytes");
  const compressed = await get("/about", { "Accept-Encoding": "br" });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(compressed.headers.has("accept-ranges")).toBe(false);
  expect((await get("/nowhere")).headers.has("accept-ranges")).toBe(false);
});

test("the parts of a file put together are the file", async () => {
  const parts = await Promise.all(
    ["bytes=0-9", "bytes=10-40", "bytes=41-"].map(async (Range) =>
      readBytes(await get(font, { Range })),
    ),
  );
  expect(Buffer.concat(parts)).toEqual(
    Buffer.from(fixtureFiles["assets/overpass-91bc.woff2"] ?? ""),
  );
});

test("a range beyond the end gets 416 with the length, and isn't cached", async () => {
  const response = await get(font, { Range: "bytes=64-" });
  expect(response.status).toBe(416);
  expect(response.headers.get("content-range")).toBe("bytes */64");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each(["bytes=0-1,3-4", "bytes=b-a", "lines=1-2"])(
  "Range %s gives the whole file",
  async (Range) => {
    const response = await get(font, { Range });
    expect(response.status).toBe(200);
    expect((await readBytes(response)).byteLength).toBe(64);
  },
);

test("If-Range gives the part of the same file and the whole of a changed one", async () => {
  const etag = (await get(font)).headers.get("etag") ?? "";
  const status = async (tag: string) =>
    (await get(font, { Range: "bytes=0-3", "If-Range": tag })).status;
  expect(await status(etag)).toBe(206);
  expect(await status(`W/${etag}`)).toBe(200);
  expect(await status('"old"')).toBe(200);
});

test("a range is ignored where the plain file is not acceptable, and in HEAD", async () => {
  const Range = "bytes=0-3";
  const refused = await get("/about", { Range, "Accept-Encoding": "br, identity;q=0" });
  expect([refused.status, refused.headers.get("content-encoding")]).toEqual([200, "br"]);
  expect((await head(font, { Range })).status).toBe(200);
});

test("any path and any headers get an answer, from the files of the site only", () => {
  const piece = fc.constantFrom(
    "/",
    "..",
    ".",
    "about",
    ".html",
    "%2e",
    "%2F",
    "%",
    "\\",
    "%00",
    "?",
    "index",
    "é",
    "assets",
    "docs/mcp",
    ".md",
  );
  const path = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
  );
  const header = fc.option(fc.string({ unit: "binary" }), { nil: undefined });
  const own = new Set(
    [...site.files.values(), ...Object.values(site.notFound)].flatMap((file) => [
      file.identity.body,
      ...[...file.compressed.values()].map((variant) => variant.body),
    ]),
  );
  fc.assert(
    fc.property(path, header, fc.constantFrom("GET", "HEAD"), (asked, value, method) => {
      const { status, body, headers } = answer(site, {
        method,
        path: asked,
        query: "",
        https: false,
        header: () => value,
      });
      expect([200, 206, 304, 308, 404, 412, 416]).toContain(status);
      if (status === 308) expect(site.files.has(headers.Location ?? "")).toBe(true);
      if (body instanceof Uint8Array && status !== 206) expect(own.has(body)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("the Markdown of a page that is not there is 404 for any request", () => {
  // Compared without percent signs, so that no other spelling of a known name comes up.
  const known = ["docs/mcp", "guide"];
  const piece = fc.constantFrom("about", "docs", "/", "mcp", "..", "guide", "index", "404", "é");
  const name = fc
    .oneof(
      fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join("")),
      fc.string({ unit: "binary" }).map((text) => text.replaceAll("%", "")),
    )
    .filter((text) => !known.includes(text));
  const header = fc.oneof(
    fc.constantFrom(undefined, "text/markdown", "text/html", "*/*", "*", "bytes=0-3"),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(name, header, fc.constantFrom("GET", "HEAD"), (asked, value, method) => {
      const { status } = answer(site, {
        method,
        path: `/${asked}.md`,
        query: "",
        https: false,
        header: () => value,
      });
      expect(status).toBe(404);
    }),
    { numRuns: 1000 },
  );
  for (const there of known) {
    const ask = { query: "", https: false, header: () => undefined };
    expect(answer(site, { method: "GET", path: `/${there}.md`, ...ask }).status).toBe(200);
  }
});
