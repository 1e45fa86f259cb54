import fc from "fast-check";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { packIndex, unpackIndex } from "./search-index.ts";

const options = { fields: ["title", "body"], tokenize: (text: string) => text.split(" ") };
const word = fc.constantFrom("a", "b", "ab", "abc", "constructor", "__proto__", "é", "😀");
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));

test("the unpacked index is the one that MiniSearch wrote", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ title: text, body: text }), { maxLength: 8 }), (records) => {
      const search = new MiniSearch({ ...options, idField: "id" });
      search.addAll(records.map((record, id) => ({ id, ...record })));
      const written = JSON.parse(JSON.stringify(search));
      const packed = JSON.parse(JSON.stringify(packIndex(search.toJSON())));
      const unpacked = JSON.parse(JSON.stringify(unpackIndex(packed)));

      const byWord = (entries: [string, unknown][]) =>
        Object.fromEntries(entries.map(([w, e]) => [`-${w}`, e]));
      expect(byWord(unpacked.index)).toEqual(byWord(written.index));
      expect(unpacked.documentIds).toEqual(written.documentIds);
      expect(unpacked.fieldIds).toEqual(written.fieldIds);
      expect(unpacked.averageFieldLength.length).toBe(2);
      for (const [id, lengths] of Object.entries<number[]>(written.fieldLength)) {
        // An empty text is one empty word to MiniSearch, and none to us.
        expect(unpacked.fieldLength[id].length).toBe(lengths.length);
      }
    }),
  );
});
