import { makeSearchIndex, type SearchRecord } from "@yno/search/search-index";
import fc from "fast-check";
import { expect, test } from "vitest";
import { indexSearch } from "./site-data.ts";

const record = (changes: Partial<SearchRecord>): SearchRecord => ({
  kind: "page",
  line: "product",
  address: "/",
  title: "",
  context: "",
  names: [],
  body: "",
  ...changes,
});

const { searchSite } = indexSearch(
  makeSearchIndex([
    record({ address: "/pricing", title: "Pricing", context: "What it costs", body: "plans" }),
    record({ address: "/docs", title: "Documentation", context: "For developers", body: "plans" }),
  ]),
);

test("each hit has its kind, its address and what it's about", async () => {
  expect(await searchSite("pricing", 5)).toEqual([
    { title: "Pricing", address: "/pricing", kind: "page", excerpt: "What it costs" },
  ]);
});

test("the limit is kept", async () => {
  expect(await searchSite("plans", 5)).toHaveLength(2);
  expect(await searchSite("plans", 1)).toHaveLength(1);
});

test("no text throws", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (query) => {
      expect((await searchSite(query, 3)).length).toBeLessThanOrEqual(3);
    }),
  );
});

test("an invalid index is refused with a sentence", () => {
  expect(() => indexSearch({})).toThrow("build the site again");
});
