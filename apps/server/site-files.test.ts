import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeBuildFolder, removeBuildFolder } from "./fixtures.ts";
import { loadSiteFiles } from "./site-files.ts";
import { StartError } from "./start-error.ts";

async function buildFolder(extraFiles: Record<string, string> = {}): Promise<string> {
  const folder = await makeBuildFolder(extraFiles);
  onTestFinished(() => removeBuildFolder(folder));
  return folder;
}

test("pages are known by their clean address, other files by their name", async () => {
  const { files } = await loadSiteFiles(await buildFolder());
  expect([...files.keys()].sort()).toEqual([
    "/",
    "/.well-known/security.txt",
    "/about",
    "/assets/app-4f2a.js",
    "/assets/overpass-91bc.woff2",
    "/docs",
    "/docs/mcp",
    "/docs/mcp.md",
    "/guide.md",
    "/openapi.json",
    "/plans.json",
    "/robots.txt",
    "/search-index.json",
    "/security-answers.json",
    "/v0.1/servers.json",
  ]);
});

test("the file of a page leads to its address, and that of the not-found page nowhere", async () => {
  const { redirects } = await loadSiteFiles(await buildFolder());
  expect(Object.fromEntries(redirects)).toEqual({
    "/index.html": "/",
    "/about.html": "/about",
    "/docs.html": "/docs",
    "/docs/mcp.html": "/docs/mcp",
  });
});

test("only the list of the registry API is read, and its index.html files aren't pages", async () => {
  const folder = await buildFolder({
    "v0.1/servers/index.html": "{}",
    "v0.1/servers/a%2Fb/versions.json": "{}",
  });
  const { files } = await loadSiteFiles(folder);
  const names = [...files.keys()].filter((path) => path.startsWith("/v0.1/"));
  expect(names).toEqual(["/v0.1/servers.json"]);
});

test("each encoding of a file has its own strong ETag", async () => {
  const about = (await loadSiteFiles(await buildFolder())).files.get("/about");
  const tags = [
    about?.identity.etag,
    ...[...(about?.compressed.values() ?? [])].map((v) => v.etag),
  ];
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{27}"$/);
});

test("a compressed body that is not smaller than the file is left out", async () => {
  const folder = await buildFolder();
  await writeFile(join(folder, "compressed", "robots.txt.br"), "x".repeat(1000));
  expect((await loadSiteFiles(folder)).files.get("/robots.txt")?.compressed.size).toBe(0);
});

test("files have the type that browsers need", async () => {
  const { files } = await loadSiteFiles(
    await buildFolder({
      "well-kept/record": "{}",
      "news/feed.xml": "<feed/>",
      "careers/feed.json": "{}",
      "sitemap.xml": "<urlset/>",
      "site.webmanifest": "{}",
      "molfar/molfar.tgz": "",
      "molfar/molfar.tgz.sha256": "",
      "openapi.yaml": "openapi: 3.1.0",
    }),
  );
  const typeOf = (path: string) => files.get(path)?.type;
  expect(typeOf("/about")).toBe("text/html; charset=utf-8");
  expect(typeOf("/assets/app-4f2a.js")).toBe("text/javascript; charset=utf-8");
  expect(typeOf("/assets/overpass-91bc.woff2")).toBe("font/woff2");
  expect(typeOf("/guide.md")).toBe("text/markdown; charset=utf-8");
  expect(typeOf("/news/feed.xml")).toBe("application/atom+xml; charset=utf-8");
  expect(typeOf("/careers/feed.json")).toBe("application/feed+json; charset=utf-8");
  expect(typeOf("/sitemap.xml")).toMatch(/^(?:application|text)\/xml\b/);
  expect(typeOf("/site.webmanifest")).toBe("application/manifest+json");
  expect(typeOf("/openapi.json")).toMatch(/^application\/json\b/);
  expect(typeOf("/openapi.yaml")).toBe("application/yaml");
  expect(typeOf("/molfar/molfar.tgz")).toBe("application/gzip");
  expect(typeOf("/molfar/molfar.tgz.sha256")).toBe("text/plain; charset=utf-8");
  expect(typeOf("/robots.txt")).toBe("text/plain; charset=utf-8");
  expect(typeOf("/.well-known/security.txt")).toBe("text/plain; charset=utf-8");
  expect(typeOf("/well-kept/record")).toBe("application/octet-stream");
});

async function problem(folder: string): Promise<string> {
  const error = await loadSiteFiles(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  return error instanceof Error ? error.message : "";
}

test("a missing build is one sentence that says what to run", async () => {
  const message = await problem(join(await buildFolder(), "nothing-here"));
  expect(message).toMatch(/^There is no built site in .*client: run `npm run build` first\.$/);
});

test.each(["index.html", "404.html", "404.md"])("a build without %s is refused", async (name) => {
  const folder = await buildFolder();
  await rm(join(folder, "client", name));
  expect(await problem(folder)).toContain("no index.html, 404.html or 404.md");
});
