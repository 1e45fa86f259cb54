import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { LongLine, linesIn } from "./lines.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
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
