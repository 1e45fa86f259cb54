import type { Hit } from "@yno/search/search";
import { searchKinds, stemWord } from "@yno/search/search-index";
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupHits, markedParts, readRecent, withRecent } from "./hits.ts";

const hits = fc.array(fc.constantFrom(...searchKinds), { maxLength: 80 }).map((kinds) =>
  kinds.map(
    (kind, index): Hit => ({
      kind,
      line: "product",
      address: `/${index}`,
      title: "",
      context: "",
      words: [],
    }),
  ),
);

test("every hit is counted once, and the first three are at the top in their order", () => {
  fc.assert(
    fc.property(hits, (list) => {
      const groups = groupHits(list, new Set());
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
      expect(groups[0]?.shown ?? []).toEqual(list.slice(0, 3));
      const shown = groups.flatMap((group) => group.shown.map(({ address }) => address));
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});

test("a group of a kind holds that kind alone, in the order of the hits, four unless more are requested", () => {
  fc.assert(
    fc.property(hits, fc.constantFrom(...searchKinds), (list, asked) => {
      for (const { id, shown, count, added } of groupHits(list, new Set([asked])).slice(1)) {
        const ofKind = list.slice(3).filter(({ kind }) => kind === id);
        expect(count).toBe(ofKind.length);
        expect(shown).toEqual(ofKind.slice(0, id === asked ? 50 : 4));
        expect(added).toBe(shown.length > 4 ? shown.length - 4 : 0);
      }
    }),
  );
});

test("without hits there are no groups", () => {
  expect(groupHits([], new Set())).toEqual([]);
});

const marked = (text: string, words: string[]) =>
  markedParts(text, words).flatMap((part) => (part.marked ? [part.text] : []));

test("whole words are marked, as written in the text", () => {
  expect(marked("Cookies, and a COOKIE-banner: cookiecutter", [stemWord("cookie")])).toEqual([
    "Cookies",
    "COOKIE",
  ]);
  expect(marked("The variable OUTPUT_PATH", ["path"])).toEqual(["OUTPUT_PATH"]);
  expect(marked("Café", ["cafe"])).toEqual(["Café"]);
});

test("the parts together are always the whole text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 100 }),
      fc.array(fc.string({ maxLength: 5 }), { maxLength: 5 }),
      (text, words) => {
        const parts = markedParts(text, [...words, ...text.toLowerCase().split(" ")]);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part) => part.text !== "")).toBe(true);
      },
    ),
  );
});

test("the latest comes first, once, and five are kept", () => {
  const list = ["/a", "/b", "/c", "/d", "/e"];
  expect(withRecent(list, "/c")).toEqual(["/c", "/a", "/b", "/d", "/e"]);
  expect(withRecent(list, "/f")).toEqual(["/f", "/a", "/b", "/c", "/d"]);
});

test("a written list is read back", () => {
  const address = fc.constantFrom(
    "/",
    "/docs#a",
    "/mcp-registry?q=X%20(Twitter)",
    "/news?article=1",
  );
  fc.assert(
    fc.property(fc.uniqueArray(address, { maxLength: 5 }), (list) => {
      expect(readRecent(JSON.stringify(list))).toEqual(list);
    }),
  );
});

test("anything but a list of this site's addresses counts as empty, without an error", () => {
  expect(readRecent(null)).toEqual([]);
  expect(readRecent('["https://else.example","//else.example","javascript:1",7,"/docs"]')).toEqual([
    "/docs",
  ]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(readRecent(stored).every((address) => /^\/(?!\/)/.test(address))).toBe(true);
    }),
  );
});
