import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byBytes, gatheredName } from "../../contract/collections.ts";
import { chunkCount, readOutputValue } from "../../contract/values.ts";
import { expressionLib } from "./expression-lib.ts";

/** What an expression gives, as an engine would have it: through JSON. */
function evaluated(call: string, given: object): unknown {
  const result: unknown = runInNewContext(
    `"use strict";\n${expressionLib}\nJSON.stringify(${call});`,
    given,
  );
  return typeof result === "string" ? JSON.parse(result) : undefined;
}

const utf8 = new TextEncoder();
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .array(fc.constantFrom("1", "-", ".", "0", "\n", "\r", "true", "\u2028", "\0"))
    .map((all) => all.join("")),
);

test.each(["string", "number", "boolean"] as const)(
  "an output is a %s where the runner says so",
  (type) => {
    fc.assert(
      fc.property(text, fc.boolean(), (contents, isCount) => {
        const reading = readOutputValue(utf8.encode(contents), type);
        const holds = reading.ok && (!isCount || chunkCount(reading.value) !== undefined);
        const call = () =>
          evaluated("outputValue(found, type, isCount, 'x')", {
            found: [{ contents }],
            type,
            isCount,
          });
        if (holds) expect(call()).toBe(reading.value);
        else expect(call).toThrow();
      }),
    );
  },
);

test("an output that isn't there is refused", () => {
  const call = () => evaluated("outputValue([], 'string', false, 'x')", {});
  expect(call).toThrow("isn't there");
});

test("files are sorted by the bytes of their names", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: "grapheme" })), (names) => {
      const listing = names.map((basename) => ({
        class: "File",
        basename,
        location: `file:///${basename}`,
      }));
      expect(
        evaluated("sortedItems(listing, null).items.map(function (i) { return i.basename; })", {
          listing,
        }),
      ).toEqual(names.toSorted(byBytes));
    }),
  );
});

describe("collections that are refused", () => {
  test.each([
    ["a directory in a directory", "sortedItems([{class: 'Directory', basename: 'd'}], null)"],
    ["another count than the split task has", "sortedItems([], '1')"],
    ["an empty line of JSONL", "jsonItems('{}\\n\\n', 'o')"],
    ["a list in JSONL", "jsonItems('[1]', 'o')"],
    ["a line that isn't a number", "listItems('1\\nx\\n', 'number', '')"],
    ["a count with a fraction", "countItems('1.5', '')"],
    ["too many items", "countItems('1000001', '')"],
  ])("%s", (_, call) => {
    expect(() => evaluated(call, {})).toThrow();
  });
});

test("only LF ends a line, and a final one starts none", () => {
  expect(evaluated("listItems('a\\r\\nb\\u2028c\\n\\n', 'string', '')", {})).toEqual({
    ...{ items: ["a", "b\u2028c", ""], indexes: ["0", "1", "2"] },
  });
});

test.each([0, 1, 3, 100_001])(
  "the names of %i gathered results are those of the runner",
  (count) => {
    const results = Array.from({ length: count }, () => "x");
    const call =
      "gathered(results, '.txt', 'd').directory.listing.map(function (f) { return f.basename; })";
    const names = results.map((_, at) => gatheredName(at, count, undefined));
    expect(evaluated(call, { results })).toEqual(names);
  },
);

test.each([
  ["a list", "listItems('a\\na\\nb', 'string', 'text.md')"],
  ["JSONL", "jsonItems('{}\\n{}\\n{}', 'text.md')"],
  ["a count", "countItems('3', 'text.md')"],
])("each item of %s has its own file name, because engines tell files apart by name", (_, call) => {
  const names = `${call}.items.map(function (item) { return item.basename; })`;
  expect(evaluated(names, {})).toEqual(["0-text.md", "1-text.md", "2-text.md"]);
});

// Toil 5.9 fills a directory with links, which lead nowhere in a container.
test("a directory of Toil is given as a literal, at every level", () => {
  const file = { class: "File", basename: "a.txt", location: "toilfile:1" };
  const inner = { class: "Directory", basename: "in", location: "toildir:x", listing: [file] };
  const item = { class: "Directory", basename: "d", location: "toildir:y", listing: [inner] };
  expect(evaluated("renamed(item, 'tree')", { item })).toEqual({
    ...{ class: "Directory", basename: "tree" },
    listing: [{ class: "Directory", basename: "in", listing: [file] }],
  });
});

test("an empty directory of Toil keeps its place, because Toil refuses an empty literal", () => {
  const item = { class: "Directory", basename: "d", location: "toildir:y", listing: [] };
  const renamed = { class: "Directory", basename: "tree", location: "toildir:y" };
  expect(evaluated("renamed(item, 'tree')", { item })).toEqual(renamed);
});

test("any other directory keeps its place, because many mounts are slow", () => {
  const item = { class: "Directory", basename: "d", location: "file:///d", listing: [] };
  const renamed = { class: "Directory", basename: "tree", location: "file:///d" };
  expect(evaluated("renamed(item, 'tree')", { item })).toEqual(renamed);
});
