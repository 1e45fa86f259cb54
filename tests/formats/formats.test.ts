import { makeSearchIndex } from "@yno/search/search-index";
import { expect, test } from "vitest";
import type * as z from "zod";
import { readXml } from "../read-xml.ts";
import { jsonFeedShape, searchIndexShape, webManifestShape } from "./json-files.ts";
import { type Kind, kinds } from "./kinds.ts";
import { atomProblems, sitemapProblems } from "./xml-files.ts";

/** Documents that break one rule each. They belong to no site and to no build. */
const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';

const item = {
  id: "a",
  content_text: "A",
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
const record = { kind: "page", line: "legal", context: "C", names: ["N"], body: "words" } as const;
const index = makeSearchIndex([
  { ...record, address: "/a", title: "One two" },
  { ...record, address: "/b#c", title: "Two two three" },
]);
const { index: packed } = index;

const withItem = (change: Record<string, unknown>) => ({
  ...feed,
  items: [{ ...item, ...change }],
});

const shapes: Record<string, { shape: z.ZodType; good: object; bad: Record<string, object> }> = {
  "JSON Feed": {
    shape: jsonFeedShape,
    good: feed,
    bad: {
      "an unknown field": { ...feed, colour: "red" },
      "the author of version 1": { ...feed, author: { name: "Mei" } },
      "another version": { ...feed, version: "https://jsonfeed.org/version/1" },
      "no title": { ...feed, title: undefined },
      "no items": { ...feed, items: undefined },
      "a title that is a number": { ...feed, title: 1 },
      "an address without a host": { ...feed, feed_url: "/feed.json" },
      "two items of one id": { ...feed, items: [item, item] },
      "an item with an unknown field": withItem({ body: "A" }),
      "an item without an id": withItem({ id: undefined }),
      "an item whose id is a number": withItem({ id: 1 }),
      "an item without content": withItem({ content_text: undefined }),
      "an item of a day without a time": withItem({ date_published: "2026-11-02" }),
      "tags in one text": withItem({ tags: "news" }),
      "an author with an unknown field": withItem({
        authors: [{ name: "Mei", mail: "m@a.example" }],
      }),
      "an author who is nobody": withItem({ authors: [{}] }),
    },
  },
  "web manifest": {
    shape: webManifestShape,
    good: manifest,
    bad: {
      "an unknown member": { ...manifest, colour: "red" },
      "no name": { ...manifest, name: undefined },
      "a display that there is not": { ...manifest, display: "window" },
      "a colour in words": { ...manifest, theme_color: "whitish" },
      "no icons": { ...manifest, icons: [] },
      "an icon with an unknown member": { ...manifest, icons: [{ ...icon, size: 192 }] },
      "an icon whose size is a number": { ...manifest, icons: [{ ...icon, sizes: 192 }] },
      "an icon for another purpose": { ...manifest, icons: [{ ...icon, purpose: "print" }] },
      "an icon of another host": { ...manifest, icons: [{ ...icon, src: "//a.example/i.png" }] },
      "a start outside its scope": { ...manifest, scope: "/app/" },
    },
  },
  "search index": {
    shape: searchIndexShape,
    good: index,
    bad: {
      "an unknown column": { ...index, colour: ["red", "blue"] },
      "another version": { ...index, version: 0 },
      "an unknown kind": { ...index, kind: ["page", "shop"] },
      "an unknown line": { ...index, line: ["legal", "green"] },
      "a title that is a number": { ...index, title: ["One", 2] },
      "an empty title": { ...index, title: ["One", ""] },
      "a column that is too short": { ...index, names: [["N"]] },
      "an address twice": { ...index, address: ["/a", "/a"] },
      "an address of another host": { ...index, address: ["/a", "https://b.example/"] },
      "an unknown field in the index": { ...index, index: { ...packed, extra: 1 } },
      "fields in another order": {
        ...index,
        index: { ...packed, fields: [...packed.fields].reverse() },
      },
      "words that are not sorted": {
        ...index,
        index: { ...packed, words: packed.words.split(" ").reverse().join(" ") },
      },
      "a word without places": { ...index, index: { ...packed, words: `${packed.words} zzz` } },
      "more records than columns": { ...index, index: { ...packed, records: 3 } },
      "a place behind the last record": { ...index, index: withPlaces([2]) },
      "a count before any place": { ...index, index: withPlaces([-2, 1]) },
      "a place that isn't a valid whole number": { ...index, index: withPlaces([0.5]) },
    },
  },
};

/** The index with other places for its first word. */
function withPlaces(places: number[]) {
  const [first = [], ...others] = packed.places;
  return { ...packed, places: [[places, ...first.slice(1)], ...others] };
}

for (const [name, { shape, good, bad }] of Object.entries(shapes)) {
  test(`a right ${name} is taken`, () => {
    expect(shape.safeParse(good).error).toBeUndefined();
  });

  test.each(Object.entries(bad))(`a ${name} with a fault is refused: %s`, (_, document) => {
    expect(shape.safeParse(document).success).toBe(false);
  });
}

const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>https://a.example/</id><title>News</title><updated>2026-11-02T00:00:00Z</updated><link rel="self" href="https://a.example/feed.xml"/><link rel="alternate" type="text/html" href="https://a.example/"/><entry><id>https://a.example/1</id><title>One</title><updated>2026-11-02T00:00:00+08:00</updated><author><name>Mei</name></author><category term="news"/><link href="https://a.example/1"/><summary>S</summary><content type="html">&lt;p></content></entry></feed>`;
const entry = atom.slice(atom.indexOf("<entry>"), atom.indexOf("</feed>"));

test("a right feed in Atom is taken", () => {
  expect(atomProblems(readXml(declaration + atom))).toEqual([]);
});

test.each([
  ["http://www.w3.org/2005/Atom", "http://a.example/", "isn't a valid feed in"],
  ["<title>News</title>", "", "feed holds 0 of title."],
  ["<title>News</title>", "<title>A</title><title>B</title>", "feed holds 2 of title."],
  ["<title>News</title>", "<title> </title>", "feed/title isn't a valid text: ' '"],
  ["<title>News</title>", "<title><b>A</b></title>", "feed/title holds b."],
  ["<title>News</title>", '<title type="markdown">A</title>', "type isn't a valid textType"],
  ["<id>https://a.example/</id>", "", "feed holds 0 of id."],
  ["<id>https://a.example/</id>", "<id>news</id>", "feed/id isn't a valid iri: 'news'"],
  ["<id>https://a.example/1</id>", "", "feed/entry holds 0 of id."],
  ["<updated>2026-11-02T00:00:00Z</updated>", "", "feed holds 0 of updated."],
  ["2026-11-02T00:00:00Z", "2026-11-02", "feed/updated isn't a valid moment"],
  ["2026-11-02T00:00:00Z", "2026-02-30T00:00:00Z", "feed/updated isn't a valid moment"],
  ["2026-11-02T00:00:00+08:00", "2026-11-02T00:00:00", "feed/entry/updated isn't a valid moment"],
  ["<summary>S</summary>", "<description>S</description>", "feed/entry holds description."],
  ["<summary>S</summary>", "<subtitle>S</subtitle>", "feed/entry holds subtitle."],
  ["<summary>S</summary>", '<summary lang="en">S</summary>', "has an attribute lang."],
  ["<entry>", "<published>2026-11-02T00:00:00Z</published><entry>", "feed holds published."],
  ["<entry>", "<entry>text", "feed/entry holds text."],
  ["<author><name>Mei</name></author>", "", "has no author, nor has the feed."],
  ["<name>Mei</name>", "", "author holds 0 of name."],
  ["<name>Mei</name>", "<name>Mei</name><mail>m@a.example</mail>", "author holds mail."],
  ['term="news"', 'label="News"', "category has no term."],
  ['<link href="https://a.example/1"/>', "<link/>", "link has no href."],
  ['<link href="https://a.example/1"/>', '<link href="/1"/>', "href isn't a valid address"],
  [
    "<entry>",
    '<link type="text/html" href="https://a.example/2"/><entry>',
    "https://a.example/ has two alternates: text/html.",
  ],
  ["<entry>", '<link rel="self" href="https://a.example/2"/><entry>', "two links to itself"],
  [entry, entry + entry, "https://a.example/1 names two things."],
  [entry, "", "The feed has no author."],
  [
    '<link href="https://a.example/1"/><summary>S</summary><content type="html">&lt;p></content>',
    "<summary>S</summary>",
    "has neither content nor an alternate link.",
  ],
])("a feed in Atom is refused with %s replaced by %s", (right, wrong, problem) => {
  expect(atom).toContain(right);
  const problems = atomProblems(readXml(declaration + atom.replace(right, wrong)));
  expect(problems.join(" ")).toContain(problem);
});

const parseSitemap = (...urls: string[]) =>
  readXml(
    `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`,
  );
const url = (number: number) => `<url><loc>https://a.example/${number}</loc></url>`;

test("a right sitemap is taken", () => {
  const dated = "<url><loc>https://a.example/</loc><lastmod>2026-11-02</lastmod></url>";
  expect(sitemapProblems(parseSitemap(dated, url(1)))).toEqual([]);
  const many = Array.from({ length: 50_000 }, (_, number) => url(number));
  expect(sitemapProblems(parseSitemap(...many))).toEqual([]);
  expect(sitemapProblems(parseSitemap(...many, url(50_000)))).toEqual([
    "The sitemap lists 50001 pages.",
  ]);
});

test.each([
  ["", "The sitemap lists 0 pages."],
  ["<url/>", "urlset/url holds 0 of loc."],
  ["<page/>", "urlset holds page."],
  [url(1) + url(1), "https://a.example/1 is listed twice."],
  [`${url(1)}<url><loc>https://b.example/</loc></url>`, "speaks for several hosts"],
  ["<url><loc>/about</loc></url>", "urlset/url/loc isn't a valid address: '/about'"],
  [`<url><loc>https://a.example/${"a".repeat(2048)}</loc></url>`, "is too long."],
  ["<url><loc>https://a.example/</loc><priority>1</priority></url>", "url holds priority."],
  [
    "<url><loc>https://a.example/</loc><lastmod>2 May 2026</lastmod></url>",
    "lastmod isn't a valid date",
  ],
  [
    "<url><loc>https://a.example/</loc><lastmod>2026-13-01</lastmod></url>",
    "lastmod isn't a valid date",
  ],
  ['<url id="a"><loc>https://a.example/</loc></url>', "url has an attribute id."],
])("a sitemap is refused with %s", (urls, problem) => {
  expect(sitemapProblems(parseSitemap(urls)).join(" ")).toContain(problem);
});

const examples: { kind: Kind; right: string[]; wrong: string[] }[] = [
  {
    kind: "moment",
    right: ["2026-11-02T23:59:60Z", "2024-02-29T00:00:00.25-11:30"],
    wrong: ["2026-11-02", "2026-11-02T00:00Z", "2026-11-02 00:00:00Z", "2025-02-29T00:00:00Z"],
  },
  {
    kind: "date",
    right: ["2026", "2026-11", "2026-11-02", "2026-11-02T10:00Z", "2026-11-02T10:00:30+08:00"],
    wrong: ["", "2026-13", "2026-11-31", "2026-11-02T10Z", "2026-11-02T10:00"],
  },
  {
    kind: "address",
    right: ["https://a.example", "http://a.example/b?c#d"],
    wrong: ["/a", "a.example", "mailto:a@a.example", "https:///a", "https://a.example/b c"],
  },
  {
    kind: "iri",
    right: ["https://a.example/", "urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a"],
    wrong: ["", "a", "/a", "tag: a"],
  },
];

test.each(examples)("a $kind is recognised, and other files aren't", ({ kind, right, wrong }) => {
  expect(right.filter((text) => !kinds[kind](text))).toEqual([]);
  expect(wrong.filter((text) => kinds[kind](text))).toEqual([]);
});
