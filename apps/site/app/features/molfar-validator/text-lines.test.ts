import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asInTextArea, measureText, numbersUpTo, rangeFrom } from "./text-lines.ts";

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", " ", "\t", "\n", "\n", "é", "你", "😀", "ش", "\ud800") }),
  fc.string({ unit: "binary" }),
);

test("lines end in \\n, as in a text area", () => {
  expect(asInTextArea("a\r\nb\rc\n\r\nd")).toBe("a\nb\nc\n\nd");
});

describe("the room of a text", () => {
  test("has a line more than it has line breaks", () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(measureText(given).lines).toBe(given.split("\n").length);
      }),
    );
  });

  test("has a column for each letter of the widest line, and two for one that is not ASCII", () => {
    const measureWidth = (line: string) =>
      [...Array(line.length).keys()]
        .map((at) => (/[ -~]/.test(line.charAt(at)) ? 1 : 2))
        .reduce<number>((sum, width) => sum + width, 0);
    fc.assert(
      fc.property(text, (given) => {
        const widest = Math.max(...given.split("\n").map(measureWidth));
        expect(measureText(given).columns).toBe(widest);
      }),
    );
  });
});

test("lines are counted from 1", () => {
  expect(numbersUpTo(3)).toBe("1\n2\n3");
  expect(numbersUpTo(0)).toBe("");
});

describe("a place in a text", () => {
  test("is a range up to the end of its line", () => {
    expect(rangeFrom("one\ntwo three\nfour", { line: 2, column: 5 })).toEqual({
      start: 8,
      end: 13,
    });
  });

  test("is inside the text, even if the text has become shorter", () => {
    const place = fc.record({ line: fc.integer({ min: 1 }), column: fc.integer({ min: 1 }) });
    fc.assert(
      fc.property(text, place, (given, at) => {
        const { start, end } = rangeFrom(given, at);
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(given.length);
        expect(given.slice(start, end)).not.toContain("\n");
      }),
    );
  });

  test("is found as a list of lines has it", () => {
    fc.assert(
      fc.property(text, fc.nat(20), fc.nat(20), (given, down, right) => {
        const lines = given.split("\n");
        const line = down % lines.length;
        const column = right % ((lines[line]?.length ?? 0) + 1);
        const { start, end } = rangeFrom(given, { line: line + 1, column: column + 1 });
        expect(given.slice(0, start)).toBe(
          [...lines.slice(0, line), lines[line]?.slice(0, column)].join("\n"),
        );
        expect(given.slice(start, end)).toBe(lines[line]?.slice(column));
      }),
    );
  });
});
