import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openSearch } from "@yno/search/search";
import { keyOf, readSearchIndex } from "@yno/search/search-index";
import { expect, test } from "vitest";
import { root } from "#build/site-folder.ts";
import { pages } from "#content/collections/pages.ts";
import { searchNames } from "#content/search-names.ts";
import { queries } from "../search/queries.ts";
import { client, pageAt, readBuilt } from "./documents.ts";
import { listScripts } from "./first-view.ts";

const compressed = join(root, "dist/compressed");
const index = readSearchIndex(JSON.parse(readBuilt("search-index.json")));
const search = await openSearch(index);
const firstThree = (query: string) =>
  search
    .find(query)
    .slice(0, 3)
    .map(({ address }) => address);

/**
 * Addresses the queries may name besides those in the index: clauses, which are found by their
 * section.
 */
const clause = /^\/(?:privacy|terms|cookies)#clause-\d+-\d+$/;

test("no two records have one address, and none has a text that can't be seen", () => {
  expect(new Set(index.address).size).toBe(index.address.length);
  for (const text of [index.title, index.context, index.names].flat(2)) expect(text).toMatch(/\S/);
});

test("there are at least 200 queries, none twice, and each leads to something that exists", () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(new Set(queries.map(([query]) => query.toLowerCase())).size).toBe(queries.length);
  const known = new Set(index.address);
  const wrong = queries.flatMap(([query, ...to]) =>
    to
      .filter((address) => !known.has(address) && !(clause.test(address) && isClause(address)))
      .map((address) => `'${query}': ${address}`),
  );
  expect(wrong).toEqual([]);
});

test("at least 95% of the queries find one of their addresses among the first three", () => {
  const missed = queries.filter(([query, ...to]) => {
    const found = firstThree(query);
    return !to.some((address) => found.includes(address));
  });
  const share = 1 - missed.length / queries.length;
  expect(share, `missed: ${missed.map(([query]) => query).join("; ")}`).toBeGreaterThanOrEqual(
    0.95,
  );
});

test("every page, and everything else with a title, is found first by that title", () => {
  for (const { path } of pages) expect(index.address).toContain(path);
  // Endings and filler words don't distinguish titles: 'An authorization', 'Authorization'.
  const titles = index.title.map(keyOf);
  const alone = index.title.flatMap((title, row) => {
    const isAlone = titles.indexOf(keyOf(title)) === titles.lastIndexOf(keyOf(title));
    return isAlone || index.kind[row] === "page" ? [{ title, address: index.address[row] }] : [];
  });
  expect(alone.length).toBeGreaterThan(300);
  const lost = alone.filter(({ title, address }) => search.find(title)[0]?.address !== address);
  expect(lost).toEqual([]);
});

test("every heading of a document that links to itself is found", () => {
  const headings = pages.flatMap(({ path }) =>
    [...pageAt(path).html.matchAll(/<h[23] id="([^"]+)"[^>]*><a [^>]*href="#\1"/g)].map(
      ([, part]) => `${path}#${part}`,
    ),
  );
  expect(headings.length).toBeGreaterThan(100);
  expect(headings.filter((address) => !index.address.includes(address))).toEqual([]);
});

test("every address of the index is one of the site, with the part that it names", () => {
  for (const [row, address] of index.address.entries()) {
    const [path = "", part] = address.split("#");
    const page = path.replace(/\?.*$/, "");
    expect(pages.map((each): string => each.path)).toContain(page);
    if (part === undefined) continue;
    expect(pageAt(page).ids.has(part), `${address} (${index.title[row]})`).toBe(true);
  }
});

test("other names are names that the title does not have already", () => {
  for (const [address, names] of Object.entries(searchNames)) {
    const title = search.at(address)?.title.toLowerCase();
    expect(title, address).toBeDefined();
    expect(names).not.toContain(title);
  }
});

test("the index, the palette and what they need weigh at most 75 kB", () => {
  const assets = readdirSync(join(client, "assets"));
  const palette = assets.filter((name) => /^palette-.*\.(?:js|css)$/.test(name));
  expect(palette).toHaveLength(2);
  const needed = new Set(palette);
  // What a plain page loads before anyone searches.
  const firstView = listScripts("login.html");
  for (const name of needed) {
    if (!name.endsWith(".js")) continue;
    const script = readBuilt(`assets/${name}`);
    for (const [, file = ""] of script.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) {
      if (!firstView.includes(`assets/${file}`)) needed.add(file);
    }
  }
  const files = ["search-index.json", ...[...needed].map((name) => `assets/${name}`)];
  const sizes = files.map((file) => statSync(join(compressed, `${file}.br`)).size);
  expect(files.length).toBeGreaterThan(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000);
});

function isClause(address: string): boolean {
  const [page = "", part = ""] = address.split("#");
  return pageAt(page).ids.has(part);
}
