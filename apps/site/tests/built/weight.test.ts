import { statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import { pages } from "#content/collections/pages.ts";
import { nameOf } from "./documents.ts";
import { hasFaces, listFirstView, listFonts, listScripts, listSheets, read } from "./first-view.ts";

const kB = 1000;
const sizes = new Map<string, number>();
const client = join(root, "dist/client");
const compressed = join(root, "dist/compressed");

/** The style that a page brings along. */
const styleOf = (file: string) => /<style>[\s\S]*?<\/style>/.exec(read(file))?.[0] ?? "";

/** Pages that hold a long list or a long text. */
const longPages = [
  "/mcp-registry",
  "/resources",
  "/news",
  "/workflows",
  "/terms",
  "/privacy",
  "/docs/worker-contract",
  "/docs/artifact-transformation",
];

const routes = [...pages.map(({ path }) => path), "/404"].map((path) => ({
  path,
  file: `${nameOf(path)}.html`,
}));

/**
 * /integrations has each of its systems twice, on the map and in a row with all that its API offers,
 * and narrower pages have a second map with the categories. It also says how to reach a system that
 * isn't listed.
 */
const htmlBudget = (path: string) => {
  if (longPages.includes(path)) return 28 * kB;
  if (path === "/platform") return 15.5 * kB;
  return (path === "/integrations" ? 20 : 15) * kB;
};

test.each(routes)("the HTML of $path is within its budget, its style apart", ({ path, file }) => {
  expect(brotli(file) - compressedSize(styleOf(file))).toBeLessThanOrEqual(htmlBudget(path));
});

test("what a page prefetches of others is at most 40 kB", () => {
  const list: Record<string, { next: readonly string[] }> = JSON.parse(read("prefetch.json"));
  expect(Object.keys(list)).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
  for (const [path, { next }] of Object.entries(list)) {
    const bytes = next.reduce((sum, file) => sum + brotli(file.slice(1)), 0);
    expect(bytes, path).toBeLessThanOrEqual(40 * kB);
  }
});

/** /platform includes a whole run, which is complete in its HTML, and three drawings. */
const styleBudget = (path: string) => (path === "/platform" ? 9 : 7) * kB;

test.each(routes)("the style that $path brings along is within its budget", ({ path, file }) => {
  const style = styleOf(file);
  expect(style.length).toBeGreaterThan(10 * kB);
  expect(compressedSize(style)).toBeLessThanOrEqual(styleBudget(path));
});

test.each(routes)("$path shows its heading from what one round trip brings", ({ file }) => {
  const html = read(file);
  const untilHeading = html.slice(0, html.indexOf("</h1>") + 600);
  // The first window of TCP is 14,600 bytes; headers take about one thousand.
  expect(sizeWithin(untilHeading, 13.6 * kB)).toBeLessThanOrEqual(13.6 * kB);
});

/** With the 1,084 bytes of their headers, whole pages come in that window: one more takes 150 ms. */
const inOneRoundTrip = [
  ...["/about", "/partners", "/enterprise", "/cookies", "/pricing", "/investors"],
  ...["/async-jobs", "/login", "/premium", "/signup", "/yno-ai", "/support", "/404"],
  ...["/careers", "/api", "/"],
];

test.each(inOneRoundTrip)("all of %s comes with the first round trip", (path) => {
  expect(brotli(`${nameOf(path)}.html`)).toBeLessThanOrEqual(14_600 - 1_084);
});

/** A document's text isn't a part of it, but the tools below the texts are. */
const scriptBudget = (path: string) => {
  if (["/terms", "/privacy", "/docs", "/docs/mcp", "/docs/worker-contract"].includes(path))
    return 79;
  return path.startsWith("/docs/") ? 82.6 : 93.2;
};

test.each(routes)("the script that $path needs to be hydrated is within its budget", (route) => {
  const scripts = listScripts(route.file);
  expect(scripts.length).toBeGreaterThan(2);
  expect(sum(scripts.map(brotli))).toBeLessThanOrEqual(scriptBudget(route.path) * kB);
});

test("on 23 routes that script weighs at most 85 kB", () => {
  const light = routes.filter(({ file }) => sum(listScripts(file).map(brotli)) <= 85 * kB);
  expect(light.length).toBeGreaterThanOrEqual(23);
});

// It comes after the first paint, for the pages that a visitor goes to next.
test.each(routes)(
  "the sheet of the site, which $path asks for, weighs at most 24 kB",
  ({ file }) => {
    const sheets = listSheets(file);
    expect(sheets.length).toBeGreaterThan(0);
    expect(sum(sheets.map(brotli))).toBeLessThanOrEqual(24 * kB);
  },
);

// Adding a face lays out the whole page again (docs/decisions/020-each-page-brings-its-style.md).
test.each(routes)("one sheet of $path has the faces of its fonts, and nothing else", ({ file }) => {
  const [fonts = "", ...others] = listSheets(file).filter(hasFaces);
  expect(others).toEqual([]);
  expect(
    read(fonts)
      .replace(/@font-face\{[^}]*\}/g, "")
      .trim(),
  ).toBe("");
});

test.each(routes)("the fonts of $path are two files of at most 60 kB together", ({ file }) => {
  const fonts = listFonts(file);
  expect(fonts).toHaveLength(2);
  expect(sum(fonts.map(plain))).toBeLessThanOrEqual(60 * kB);
});

test.each(routes)(
  "the first view of $path weighs at most 200 kB in at most 10 requests",
  ({ path, file }) => {
    const { texts, fonts } = listFirstView(file);
    expect(brotli(file)).toBeLessThanOrEqual(htmlBudget(path) + 7.5 * kB);
    expect(sum(texts.map(brotli)) + sum(fonts.map(plain))).toBeLessThanOrEqual(200 * kB);
    expect(texts.length + fonts.length).toBeLessThanOrEqual(10);
  },
);

/** What makes the browser load its tables of languages, which takes longer than evaluating React. */
const needsTables = /\.toLocale[A-Z]\w+\(|Intl\.\w+/g;

test.each(routes)("no script of $path needs the tables of languages to start", ({ file }) => {
  const found = listScripts(file).flatMap((script) => read(script).match(needsTables) ?? []);
  expect(
    found,
    "Write dates with app/ui/format-date.ts, amounts with content/messages/amounts.ts.",
  ).toEqual([]);
});

/** Bytes of a text as Brotli, at the level of the build. */
function compressedSize(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

/** An upper bound of that size, and the size itself if only that can be within a limit. */
function sizeWithin(text: string, limit: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bound = brotliCompressSync(text, { params }).length;
  return bound <= limit ? bound : compressedSize(text);
}

function brotli(file: string): number {
  return statSync(join(compressed, `${file}.br`)).size;
}

function plain(file: string): number {
  return statSync(join(client, file)).size;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((whole, size) => whole + size, 0);
}
