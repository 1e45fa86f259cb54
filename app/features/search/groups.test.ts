import { searchKinds } from "@yno/search/record";
import type { Hit } from "@yno/search/search";
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupHits } from "./groups.ts";

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
