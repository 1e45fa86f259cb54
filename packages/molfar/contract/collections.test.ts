import fc from "fast-check";
import { expect, test } from "vitest";
import { byBytes, jsonItemFailure, listItemFailure, unpaddedNames } from "./collections.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("K23: names are sorted by their bytes", () => {
  expect(["10", "2", "B", "a", "é", ".x"].sort(byBytes)).toEqual([".x", "10", "2", "B", "a", "é"]);
});

test("the order of names is that of their UTF-8", () => {
  const name = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(byBytes(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});

test("digits of unequal width are found where nothing else differs", () => {
  expect(unpaddedNames(["10", "2", "B"])).toEqual(["10", "2"]);
  expect(unpaddedNames(["page-09.txt", "page-10.txt", "note-1.txt"])).toBeUndefined();
});

test("an item of a list fits its target", () => {
  expect(listItemFailure(bytes("12"), 0, { parameter: "number" })).toBeUndefined();
  expect(listItemFailure(bytes("x"), 1, { parameter: "number" })).toMatchObject({
    code: "bad-item",
    message: expect.stringContaining("Line 2 "),
  });
  expect(listItemFailure(Uint8Array.of(0xff), 0, "file")?.code).toBe("bad-collection");
  expect(listItemFailure(Uint8Array.of(0xff), 0, { parameter: "string" })?.code).toBe(
    "bad-collection",
  );
});

test.each(['{"n":1.50, "t":"\u2028"}', " {} "])("%s is an item of JSONL", (line) => {
  expect(jsonItemFailure(bytes(line), 0)).toBeUndefined();
});

test.each(["", "[1]", "null", "1", "{", "\ufeff{}", "{'a':1}"])(
  "%j isn't an item of JSONL",
  (line) => {
    expect(jsonItemFailure(bytes(line), 0)?.code).toBe("bad-item");
  },
);
