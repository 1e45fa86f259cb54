import fc from "fast-check";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { openSearch } from "./search.ts";
import {
  isFiller,
  keyOf,
  makeSearchIndex,
  packIndex,
  plainText,
  readSearchIndex,
  type SearchRecord,
  splitWords,
  stemWord,
  unpackIndex,
} from "./search-index.ts";

/** A record of which only what is named matters. */
function record(address: string, parts: Partial<SearchRecord>): SearchRecord {
  const rest = { kind: "question", line: "resources", title: "", context: "", names: [], body: "" };
  return { ...rest, address, ...parts } as SearchRecord;
}

/** The addresses that a query finds among the records, from the file that the build would write. */
async function finder(records: readonly SearchRecord[]): Promise<(query: string) => string[]> {
  const file: unknown = JSON.parse(JSON.stringify(makeSearchIndex(records)));
  const search = await openSearch(readSearchIndex(file));
  return (query) => search.find(query).map(({ address }) => address);
}

test("the exact title comes first, then a name, a beginning, the words, and a typing error", async () => {
  const find = await finder([
    record("/typing", { title: "Pricong" }),
    record("/words", { title: "Notes", body: "What pricing is" }),
    record("/begins", { title: "Pricing in detail" }),
    record("/named", { title: "Plans", names: ["pricing"] }),
    record("/exact", { title: "Pricing" }),
  ]);
  expect(find("pricing")).toEqual(["/exact", "/named", "/begins", "/words"]);
  expect(find("PRICING?")).toEqual(["/exact", "/named", "/begins", "/words"]);
  expect(find("pricong")[0]).toBe("/typing");
  expect(find("pricimg")[0]).toBe("/exact");
});

test("few hits bring those with a typing error after them", async () => {
  const find = await finder([
    record("/notion", { title: "Notion" }),
    record("/noting", { title: "Noting times" }),
  ]);
  expect(find("notin")).toEqual(["/noting", "/notion"]);
});

test("a record with every word comes before one with some, and one with fewer than half is left out", async () => {
  const find = await finder([
    record("/one", { body: "alpha" }),
    record("/two", { body: "alpha beta" }),
    record("/three", { body: "alpha beta gamma" }),
  ]);
  expect(find("alpha beta gamma")).toEqual(["/three", "/two"]);
});

test("a word without matches doesn't reduce the results", async () => {
  const find = await finder([record("/data", { title: "How long is data kept?" })]);
  expect(find("how long is data kept zzzzzz qqqqqq")).toEqual(["/data"]);
});

test("a file that isn't an index of this version is refused with a sentence", async () => {
  const file = makeSearchIndex([record("/a", { title: "A" })]);
  for (const wrong of [
    null,
    "",
    [],
    {},
    { ...file, version: 0 },
    { ...file, title: [] },
    { ...file, kind: ["stuff"] },
  ]) {
    expect(() => readSearchIndex(wrong)).toThrow("build the site again");
  }
});

test("the word for a kind finds each of its records", async () => {
  const find = await finder([
    record("/question", { title: "Is there a Slack server?" }),
    record("/server", { kind: "server", title: "Slack" }),
    record("/other", { kind: "server", title: "Filesystem" }),
  ]);
  expect(find("filesystem mcp server")[0]).toBe("/other");
  expect(find("slack mcp servers")[0]).toBe("/server");
});

test("one or two letters begin titles and names, and are whole words elsewhere", async () => {
  const find = await finder([
    record("/begins", { title: "Security" }),
    record("/inside", { title: "Other", body: "security" }),
    record("/word", { title: "More", body: "Plan S" }),
  ]);
  expect(find("s")).toEqual(["/begins", "/word"]);
  expect(find("sec")).toEqual(["/begins", "/inside"]);
});

test("a record is found by its address, and nothing at another", async () => {
  const search = await openSearch(makeSearchIndex([record("/a#b", { title: "B" })]));
  expect(search.at("/a#b")?.title).toBe("B");
  expect(search.at("/a")).toBeUndefined();
});

const someRecords = [
  record("/one", { title: "One word", names: ["eins"], context: "In context", body: "and body" }),
  record("/x", { title: "X", body: "__proto__ constructor toString" }),
  record("/ar", { title: "مرحبا بالعالم" }),
];

test("no query throws, with any content and length", async () => {
  const find = await finder(someRecords);
  const characters = fc.constantFrom(
    ..."\\^$.*+?()[]{}|/-<>&\"'`\0\u0001\u001b\u007f\u200f\u202e\ud800\udc00 \n\t",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.string({ unit: characters, maxLength: 60 }),
        fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "مرحبا"),
      ),
      fc.constantFrom(1, 10_000),
      (text, length) => {
        const query = length === 1 ? text : text.repeat(Math.ceil(length / (text.length || 1)));
        for (const address of find(query)) {
          expect(someRecords.map((each) => each.address)).toContain(address);
        }
      },
    ),
  );
});

test("a word is cut after its ligatures are taken apart, and found by its beginning", async () => {
  const letters = plainText("㌖");
  const find = await finder([record("/long", { title: letters.repeat(9) })]);
  expect(letters.length).toBeGreaterThan(1);
  expect(find("㌖".repeat(200))).toEqual(["/long"]);
});

test("right-to-left text and the names of an object's own parts are words as any other", async () => {
  const find = await finder(someRecords);
  expect(find("بالعالم")).toEqual(["/ar"]);
  expect(find("__proto__")).toEqual(["/x"]);
  expect(find("constructor")).toEqual(["/x"]);
});

/** Whether two words are one letter added, left out or changed apart, or two neighbours swapped. */
function oneErrorApart(a: string, b: string): boolean {
  const letters = "abc";
  const edits = [...Array(a.length + 1).keys()].flatMap((at) => [
    a.slice(0, at) + a.slice(at + 1),
    ...[...letters].flatMap((letter) => [
      a.slice(0, at) + letter + a.slice(at),
      a.slice(0, at) + letter + a.slice(at + 1),
    ]),
    a.slice(0, at) + (a[at + 1] ?? "") + (a[at] ?? "") + a.slice(at + 2),
  ]);
  return a === b || edits.includes(b);
}

const made = fc
  .string({ unit: fc.constantFrom("a", "b", "c"), minLength: 3, maxLength: 6 })
  .filter((word) => word !== "a");

test("one typing error is forgiven from four letters on, and no second", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(made, { minLength: 1, maxLength: 12 }),
      made,
      async (words, query) => {
        const find = await finder(words.map((word) => record(`/${word}`, { title: word })));
        const exact = words.filter((word) => word.startsWith(query));
        const near =
          query.length < 4 || exact.length >= 3
            ? []
            : words.filter((word) => oneErrorApart(query, word));
        expect(new Set(find(query))).toEqual(
          new Set([...exact, ...near].map((word) => `/${word}`)),
        );
      },
    ),
    { numRuns: 300 },
  );
});

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

test("accents and capitals make no difference", () => {
  expect(plainText("Café ÅNGSTRÖM")).toBe("cafe angstrom");
});

test("names with underscores are included whole and in parts", () => {
  expect(splitWords("OUTPUT_PATH, then _a")).toEqual([
    "output_path",
    "output",
    "path",
    "then",
    "_a",
    "a",
  ]);
});

test("a word and its plural have one stem, and a word that ends in s keeps it", () => {
  for (const [one, many] of [
    ["cookie", "cookies"],
    ["display", "displays"],
    ["query", "queries"],
    ["plan", "plans"],
  ] as const) {
    expect(stemWord(many)).toBe(stemWord(one));
  }
  for (const word of ["access", "status", "analysis", "gas"]) expect(stemWord(word)).toBe(word);
});

test("the key of a text leaves out fillers, unless nothing else is left", () => {
  expect(keyOf("How do I cancel my subscriptions?")).toBe("cancel subscription");
  expect(keyOf("What is it?")).toBe("what is it");
  expect(keyOf(" -- ")).toBe("");
});

test("no text throws, and no word is empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(keyOf(text)).toBe(keyOf(text).trim());
      expect(splitWords(text).some((word) => word === "")).toBe(false);
    }),
  );
});

test("fillers are known before their endings are taken off", () => {
  expect(isFiller("does")).toBe(true);
  expect(keyOf("does this cost")).toBe("cost");
});
