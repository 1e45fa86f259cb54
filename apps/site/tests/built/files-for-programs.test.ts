import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import { jsonSchema } from "@yno/molfar/json-schema";
import { schemaVersions } from "@yno/molfar/versions";
import { wiringSchema, wiringSchemaPath } from "@yno/molfar/wiring/wiring-schema";
import { crossOriginPaths, sharingHeaders } from "@yno/server/headers";
import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import { jobs } from "#content/collections/jobs.ts";
import { news } from "#content/collections/news.ts";
import { pages } from "#content/collections/pages.ts";
import { registryChanges } from "#content/collections/registry-changes.ts";
import { machineFiles } from "#content/for-programs.ts";
import { jsonFeedShape, webManifestShape } from "../formats/json-files.ts";
import { atomShape, sitemapShape, xmlObject } from "../formats/xml-files.ts";
import { builtFiles, documents, nameOf, readBuilt } from "./documents.ts";

/** Whether an address leads to a page of the site, and to a part of it that is there. */
function leadsToPage(href: unknown): boolean {
  const { origin, pathname, hash } = new URL(String(href));
  const page = documents.find(({ address }) => address === pathname);
  return origin === site.origin && !!page && (hash === "" || page.ids.has(hash.slice(1)));
}

const readAtom = () => atomShape.parse(xmlObject(readBuilt("news/feed.xml"))).feed[0];

/** The file for an address: itself, or a folder's index. */
const fileAt = (path: string) =>
  [path.slice(1), `${path.slice(1)}/index.html`].find((file) => builtFiles.includes(file));

test("every file that llms.txt names was built", () => {
  for (const { path } of machineFiles) expect(fileAt(path), path).toBeDefined();
  const addresses = [...readBuilt("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(
    ([, href = ""]) => href,
  );
  expect(addresses.length).toBeGreaterThan(pages.length);
  for (const href of addresses) {
    expect(href.startsWith(`${site.origin}/`), href).toBe(true);
    expect(fileAt(href.slice(site.origin.length)), href).toBeDefined();
  }
});

test("llms.txt says about how large the file of all pages is", () => {
  const kB = Number(/llms-full\.txt\).* About (\d+) kB\./.exec(readBuilt("llms.txt"))?.[1]);
  expect(Math.abs(kB - Buffer.byteLength(readBuilt("llms-full.txt")) / 1000)).toBeLessThanOrEqual(
    5,
  );
});

test("llms-full.txt holds the Markdown of every page", () => {
  const full = readBuilt("llms-full.txt");
  for (const { path } of pages) {
    // Beside each page, the first line leads to the others.
    const [, markdown = ""] = readBuilt(`${nameOf(path)}.md`)
      .trim()
      .split(/^> For AI agents.*\n\n/);
    expect(full).toContain(`Source: ${site.origin}${path}\n\n${markdown}\n`);
  }
});

test("the sitemap has every page once, with the day of its last change", () => {
  const [{ url }] = sitemapShape.parse(xmlObject(readBuilt("sitemap.xml"))).urlset;
  expect(url.map(({ loc }) => loc[0]["#"]).sort()).toEqual(
    pages.map(({ path }) => `${site.origin}${path}`).sort(),
  );
  for (const { lastmod } of url) expect(lastmod?.[0]["#"]).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("robots.txt lets everybody read, and names the sitemap", () => {
  expect(readBuilt("robots.txt").split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${site.origin}/sitemap.xml`,
  ]);
});

test("security.txt is at the path of RFC 9116", () => {
  expect(readBuilt(".well-known/security.txt")).toContain(
    `Contact: mailto:${site.mail.security}\n`,
  );
});

test("GitHub Pages is told to publish .well-known/ as it is", () => {
  expect(readBuilt(".nojekyll")).toBe("");
});

test("the Atom feed follows RFC 4287 and links to itself", () => {
  const self = readAtom().link.filter((link) => link["@rel"] === "self");
  expect(self.map((link) => link["@href"])).toEqual([`${site.origin}/news/feed.xml`]);
});

test("every entry of the Atom feed is an article in full, and leads to it", () => {
  const entries = readAtom().entry;
  expect(entries.map(({ title }) => title[0]["#"]).sort()).toEqual(
    news.map(({ title }) => title).sort(),
  );
  for (const { id, author, published, summary, content, link } of entries) {
    // RFC 4287 does not require these.
    expect([author.length, published?.length, summary?.length]).toEqual([1, 1, 1]);
    expect(content?.[0]["@type"]).toBe("html");
    const href = id[0]["#"];
    expect(link).toEqual([{ "@rel": "alternate", "@type": "text/html", "@href": href }]);
    expect(leadsToPage(href)).toBe(true);
  }
});

const jsonFeeds = [
  { file: "news/feed.json", titles: news.map(({ title }) => title) },
  { file: "careers/feed.json", titles: jobs.map(({ title }) => title) },
  { file: "mcp-registry/feed.json", titles: registryChanges.map(({ title }) => title) },
];

test.each(jsonFeeds)("/$file keeps JSON Feed 1.1, and leads to the site", ({ file, titles }) => {
  const feed = JSON.parse(readBuilt(file));
  expect(jsonFeedShape.safeParse(feed).error?.issues).toBeUndefined();
  expect(feed.feed_url).toBe(`${site.origin}/${file}`);
  expect(leadsToPage(feed.home_page_url)).toBe(true);
  for (const icon of [feed.icon, feed.favicon]) {
    const { pathname } = new URL(icon);
    expect(builtFiles).toContain(pathname.slice(1));
    // A reader on another origin shows it beside the feed.
    expect(sharingHeaders(pathname)["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
  }
  const items: Record<string, unknown>[] = feed.items;
  expect(items.map(({ title }) => title).sort()).toEqual([...titles].sort());
  for (const item of items) {
    // JSON Feed does not require these.
    expect(item.content_html).toEqual(expect.stringMatching(/^<\w/));
    expect(leadsToPage(item.url), String(item.url)).toBe(true);
    for (const name of ["date_published", "authors", "tags"]) expect(item).toHaveProperty(name);
  }
  const days = items.map(({ date_published }) => String(date_published));
  expect(days).toEqual([...days].sort().reverse());
});

test("the web manifest names icons that are there, in the sizes that it says", () => {
  const manifest = JSON.parse(readBuilt("site.webmanifest"));
  expect(webManifestShape.safeParse(manifest).error?.issues).toBeUndefined();
  expect(manifest.name).toBe(site.brand);
  expect(documents.map(({ address }) => address)).toContain(manifest.start_url);
  const icons: Record<string, string>[] = manifest.icons;
  const pngs = icons.filter(({ type }) => type === "image/png");
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src = "" } of icons) expect(builtFiles).toContain(src.slice(1));
  for (const { src = "", sizes } of pngs) {
    const png = readFileSync(join(root, "dist/client", src));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("there is a schema for every published version, one for wiring files, and no other file", () => {
  const versions = schemaVersions.map((version) => `schema/molfar/${version}.json`);
  const expected = [...versions, wiringSchemaPath.slice(1)];
  expect(builtFiles.filter((file) => file.startsWith("schema/"))).toEqual(expected.toSorted());
});

test("the schema of wiring files is the library's, and has its own address as $id", () => {
  const schema = JSON.parse(readBuilt(wiringSchemaPath.slice(1)));
  expect(schema).toEqual(JSON.parse(JSON.stringify(wiringSchema(site.origin))));
  expect(schema.$id).toBe(`${site.origin}${wiringSchemaPath}`);
});

describe.each(schemaVersions)("the schema of %s", (version) => {
  const path = `/schema/molfar/${version}.json`;
  const schema = JSON.parse(readBuilt(path.slice(1)));

  test("is JSON Schema 2020-12, and has its own address as $id", () => {
    expect(schema.$id).toBe(`${site.origin}${path}`);
    const ajv = new Ajv2020();
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
  });

  test("is the library's", () => {
    expect(schema).toEqual(JSON.parse(JSON.stringify(jsonSchema(version, site.origin))));
  });

  test("refuses a definition of another version", () => {
    const takes = new Ajv2020().compile(schema);
    const task = { name: "Convert", description: "Converts a document." };
    const definition = { ...task, tasks: [task], schema_version: version };
    const other = schemaVersions.find((each) => each !== version);
    expect(takes(definition)).toBe(true);
    expect(takes({ ...definition, schema_version: other })).toBe(false);
  });

  test("may be read by editors and pages elsewhere, from our server and from static hosts", () => {
    expect(sharingHeaders(path)).toMatchObject({ "Access-Control-Allow-Origin": "*" });
    expect(crossOriginPaths).toContain("/schema/*");
    expect(readBuilt("_headers")).toMatch(
      /^\/schema\/\*\n(?: {2}.*\n)* {2}Access-Control-Allow-Origin: \*$/m,
    );
  });
});

test("each library in the scripts has its licence beside them", () => {
  const licences = readBuilt("licenses.txt");
  for (const name of ["react", "react-dom", "zod", "minisearch", "@base-ui/react"]) {
    expect(licences).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, "m"));
  }
  expect(licences).toContain("Permission is hereby granted");
});
