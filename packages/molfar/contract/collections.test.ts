import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import {
  byBytes,
  fileExtension,
  gatheredName,
  jsonItemFailure,
  LongLine,
  linesIn,
  listItemFailure,
  unpaddedNames,
} from "./collections.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

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

test("K24: endings follow the pattern in the contract, and are those of the last segment", () => {
  const name = fc.string({
    unit: fc.constantFrom(".", "a", "t", "r", "tar", ".tar", ".TAR"),
    minLength: 1,
  });
  fc.assert(
    fc.property(name, (path) => {
      const ending = /^.+?((?:\.tar)?\.[^.]+)$/i.exec(path)?.[1] ?? "";
      expect([path, `d.x/${path}`].map(fileExtension)).toEqual([ending, ending]);
    }),
  );
});

test("a file keeps its ending, a parameter and a directory have none", () => {
  expect(gatheredName(7, 100_001, "text.txt")).toBe("000007.txt");
  expect(gatheredName(7, 10, undefined)).toBe("00007");
  expect(gatheredName(7, 10, "a.d/")).toBe("00007");
});

const texts = (...pieces: readonly string[]) =>
  Array.from(linesIn(pieces.map(bytes)), (line) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(line),
  );

test.each([
  ["", []],
  ["a", ["a"]],
  ["a\n", ["a"]],
  ["a\n\n", ["a", ""]],
  ["a\r\nb\u2028c\n", ["a", "b\u2028c"]],
  ["a\rb\r\r\n\v\f\u0085\u2029", ["a\rb\r", "\v\f\u0085\u2029"]],
  ["a\r", ["a\r"]],
])("the lines of %j", (text, lines) => {
  expect(texts(text)).toEqual(lines);
});

test("lines are the same however the text is cut into pieces", () => {
  const piece = fc.string({ unit: fc.constantFrom("a", "\r", "\n", "\r\n", "é"), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const naive = pieces.join("").split("\n");
      if (naive.at(-1) === "") naive.pop();
      const whole = pieces.join("").endsWith("\n");
      expect(texts(...pieces)).toEqual(
        naive.map((line, at) => (whole || at < naive.length - 1 ? line.replace(/\r$/, "") : line)),
      );
    }),
  );
});

test("a line that is too long is named by its number", () => {
  const piece = new Uint8Array(limits.item / 4).fill(0x61);
  const long = linesIn([bytes("a\n"), piece, piece, piece, piece, bytes("a")]);
  long.next();
  expect(() => long.next()).toThrow(LongLine);
});
