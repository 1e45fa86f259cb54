import fc from "fast-check";
import { expect, test } from "vitest";
import { ifRangeHolds, isOutdated, namesEtag, readRange } from "./conditional-requests.ts";

test.each([
  ["bytes=0-0", { kind: "part", start: 0, end: 0 }],
  ["bytes=2-5", { kind: "part", start: 2, end: 5 }],
  ["bytes=2-", { kind: "part", start: 2, end: 9 }],
  ["bytes=2-99", { kind: "part", start: 2, end: 9 }],
  ["bytes=-3", { kind: "part", start: 7, end: 9 }],
  ["bytes=-99", { kind: "part", start: 0, end: 9 }],
  ["Bytes=0-0", { kind: "part", start: 0, end: 0 }],
  ["bytes=10-", { kind: "unsatisfiable" }],
  ["bytes=10-20", { kind: "unsatisfiable" }],
  ["bytes=-0", { kind: "unsatisfiable" }],
  ["bytes=99999999999999999999999-", { kind: "unsatisfiable" }],
])("%s of ten bytes is read as RFC 9110 says", (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test.each([
  undefined,
  "",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=5-2",
  "bytes=a-b",
  "bytes=1.5-2",
  "bytes=0-1,3-4",
  "bytes=0-1, 3-4",
  "bytes= 0-1",
  "lines=0-1",
  "bytes=+1-2",
  "bytes=0x1-0x2",
])("Range %j is ignored", (header) => {
  expect(readRange(header, 10)).toEqual({ kind: "whole" });
});

test("no range of an empty file can be satisfied", () => {
  expect(readRange("bytes=0-", 0)).toEqual({ kind: "unsatisfiable" });
  expect(readRange("bytes=-1", 0)).toEqual({ kind: "unsatisfiable" });
});

test("a range holds exactly the offsets that a naive count finds", () => {
  const bound = fc.option(fc.nat(40), { nil: null });
  fc.assert(
    fc.property(fc.nat(30), bound, bound, (size, first, last) => {
      const part = readRange(`bytes=${first ?? ""}-${last ?? ""}`, size);
      const isMalformed =
        (first === null && last === null) || (first !== null && last !== null && last < first);
      const wanted = Array.from({ length: size }, (_, offset) => offset).filter((offset) =>
        first === null
          ? offset >= size - (last ?? 0)
          : offset >= first && offset <= (last ?? Number.POSITIVE_INFINITY),
      );
      if (isMalformed) expect(part).toEqual({ kind: "whole" });
      else if (wanted.length === 0) expect(part).toEqual({ kind: "unsatisfiable" });
      else expect(part).toEqual({ kind: "part", start: wanted[0], end: wanted.at(-1) });
    }),
  );
});

test("any text as Range stays inside the body", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^bytes=[-0-9,]{0,30}$/));
  fc.assert(
    fc.property(text, fc.nat(1000), (header, size) => {
      const part = readRange(header, size);
      if (part.kind !== "part") return;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.start).toBeLessThanOrEqual(part.end);
      expect(part.end).toBeLessThan(size);
    }),
  );
});

test.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', ' "a" ', "*", '"x,y", "a"'])(
  'If-None-Match %s names "a"',
  (header) => {
    expect(namesEtag(header, '"a"')).toBe(true);
  },
);

test.each([undefined, "", "a", '"A"', '"b"', '"a', 'a"', '"b, a"', "**", '"*"'])(
  'If-None-Match %s does not name "a"',
  (header) => {
    expect(namesEtag(header, '"a"')).toBe(false);
  },
);

test("If-Range holds for the same strong tag only", () => {
  expect(ifRangeHolds(undefined, '"a"')).toBe(true);
  expect(ifRangeHolds('"a"', '"a"')).toBe(true);
  expect(ifRangeHolds('W/"a"', '"a"')).toBe(false);
  expect(ifRangeHolds('"b"', '"a"')).toBe(false);
  expect(ifRangeHolds("Wed, 21 Oct 2026 07:28:00 GMT", '"a"')).toBe(false);
});

const day = Date.parse("2026-11-20T12:00:00.750Z");

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ "if-match": '"a"' }, false],
  [{ "if-match": '"b", "a"' }, false],
  [{ "if-match": " * " }, false],
  [{ "if-match": '"b"' }, true],
  [{ "if-match": 'W/"a"' }, true],
  [{ "if-match": "a" }, true],
  [{ "if-match": "" }, true],
  [{ "if-unmodified-since": "Fri, 20 Nov 2026 12:00:00 GMT" }, false],
  [{ "if-unmodified-since": "Fri, 20 Nov 2026 11:59:59 GMT" }, true],
  [{ "if-unmodified-since": "yesterday" }, false],
  [{ "if-match": '"a"', "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }, false],
  [{ "if-match": '"b"', "if-unmodified-since": "Fri, 01 Jan 2100 00:00:00 GMT" }, true],
])('of the file "a" a request with %j is outdated: %s', (headers, outdated) => {
  expect(isOutdated((name) => headers[name], '"a"', day)).toBe(outdated);
});
