import { expect, test } from "vitest";
import type * as z from "zod";
import { jsonFeedShape, webManifestShape } from "./json-files.ts";
import { atomShape, sitemapShape, xmlObject } from "./xml-files.ts";

/** Documents that break one rule each. They belong to no site and to no build. */
const item = {
  id: "a",
  content_html: "A",
  date_published: "2026-11-02T00:00:00+08:00",
  authors: [{ name: "Mei" }],
  tags: ["news"],
};
const feed = {
  version: "https://jsonfeed.org/version/1.1",
  title: "News",
  feed_url: "https://a.example/feed.json",
  items: [item, { ...item, id: "b" }],
};
const icon = { src: "/icon.png", sizes: "192x192", type: "image/png", purpose: "any" };
const manifest = {
  ...{ id: "/", name: "A", short_name: "A", description: "A.", lang: "en-SG" },
  ...{ start_url: "/", scope: "/", display: "minimal-ui" },
  ...{ background_color: "#ffffff", theme_color: "#ffffff", icons: [icon] },
};

const withItem = (change: Record<string, unknown>) => ({
  ...feed,
  items: [{ ...item, ...change }],
});

const read = (text: string) => xmlObject(`<?xml version="1.0" encoding="utf-8"?>\n${text}`);

const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>https://a.example/</id><title>News</title><updated>2026-11-02T00:00:00Z</updated><link rel="self" href="https://a.example/feed.xml"/><link rel="alternate" type="text/html" href="https://a.example/"/><entry><id>https://a.example/1</id><title>One</title><updated>2026-11-02T00:00:00+08:00</updated><author><name>Mei</name></author><category term="news"/><link href="https://a.example/1"/><summary>S</summary><content type="html">&lt;p></content></entry></feed>`;
const entry = atom.slice(atom.indexOf("<entry>"), atom.indexOf("</feed>"));
const atomWith = (right: string | RegExp, wrong: string) => read(atom.replace(right, wrong));
const withLink = (attributes: string) =>
  atomWith("<entry>", `<link ${attributes} href="https://a.example/2"/><entry>`);

const sitemap = (...urls: string[]) =>
  read(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`);
const url = (place: number | string) => `<url><loc>https://a.example/${place}</loc></url>`;
const dated = url("").replace("</loc>", "</loc><lastmod>2026-11-02</lastmod>");
const many = Array.from({ length: 50_001 }, (_, number) => url(number));

const shapes: Record<string, { shape: z.ZodType; good: object[]; bad: Record<string, object> }> = {
  "JSON Feed": {
    shape: jsonFeedShape,
    good: [feed],
    bad: {
      "an address without a host": { ...feed, feed_url: "https:///feed.json" },
      "an address with a space": { ...feed, feed_url: "https://a.example/feed json" },
      "an address that isn't on the web": { ...feed, feed_url: "mailto:a@a.example" },
      "two items of one id": { ...feed, items: [item, item] },
      "an item without content": withItem({ content_html: undefined }),
      "an item of a day without a time": withItem({ date_published: "2026-11-02" }),
      "an author who is nobody": withItem({ authors: [{}] }),
    },
  },
  "web manifest": {
    shape: webManifestShape,
    good: [manifest],
    bad: {
      "a colour in words": { ...manifest, theme_color: "whitish" },
      "an icon for another purpose": { ...manifest, icons: [{ ...icon, purpose: "print" }] },
      "an icon of another host": { ...manifest, icons: [{ ...icon, src: "//a.example/i.png" }] },
      "a start outside its scope": { ...manifest, scope: "/app/" },
    },
  },
  "feed in Atom": {
    shape: atomShape,
    good: [read(atom)],
    bad: {
      "two titles": atomWith("<entry>", "<title>A</title><entry>"),
      "a title without a word": atomWith("News", " "),
      "an element in a title": atomWith("News", "<b>A</b>"),
      "an unknown element": atomWith(/summary>/g, "description>"),
      "an unknown attribute": atomWith("<summary>", '<summary lang="en">'),
      "text between elements": atomWith("<entry>", "<entry>text"),
      "a link within its host": atomWith('href="https://a.example/1"', 'href="/1"'),
      "two alternates of a type": withLink('type="text/html"'),
      "two links to itself": withLink('rel="self"'),
      "an id that is only a path": atomWith("<id>https://a.example/<", "<id>/<"),
      "an id of two things": atomWith(entry, entry + entry),
      "an entry without an author": atomWith("<author><name>Mei</name></author>", ""),
      "neither an author nor an entry": atomWith(entry, ""),
      "an entry with neither content nor alternate": atomWith(
        /<link href="https:..a.example.1".>|<content.*content>/g,
        "",
      ),
    },
  },
  sitemap: {
    shape: sitemapShape,
    good: [sitemap(dated, url(1))],
    bad: {
      "no pages": sitemap(),
      "more than 50,000 pages": sitemap(...many),
      "a page twice": sitemap(url(1), url(1)),
      "pages of several hosts": sitemap(url(1), url(1).replace("a.ex", "b.ex")),
      "an address of 2,048 characters": sitemap(url("a".repeat(2030))),
      "an unknown element": sitemap(url(1), "<page/>"),
      "a day that no calendar has": sitemap(dated.replace("2026-11-02", "2026-11-31")),
      "an unknown element of a page": sitemap(url(1).replace("</loc>", "</loc><priority/>")),
      "an unknown attribute": sitemap(url(1).replace("<loc>", '<loc id="a">')),
    },
  },
};

for (const [name, { shape, good, bad }] of Object.entries(shapes)) {
  test(`a right ${name} is taken, and none with something more in it`, () => {
    for (const document of good) {
      expect(shape.safeParse(document).error).toBeUndefined();
      expect(shape.safeParse({ ...document, colour: "red" }).success).toBe(false);
    }
  });

  test.each(Object.entries(bad))(`a ${name} with a fault is refused: %s`, (_, document) => {
    expect(good).not.toContainEqual(document);
    expect(shape.safeParse(document).success).toBe(false);
  });
}
