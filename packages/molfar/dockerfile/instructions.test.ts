import fc from "fast-check";
import { expect, test } from "vitest";
import { joinedLines } from "./instructions.ts";

const joined = (text: string, escapeCharacter = "\\") =>
  joinedLines(text, 0, text.length, escapeCharacter).text;

test.each([
  ["a \\\nb", "a b"],
  ["a\\\r\n  b", "a  b"],
  ["a \\  \t\nb", "a b"],
  ["a \\\n# a comment\n  # another\nb", "a b"],
  ["a \\\n\n  \nb", "a b"],
  ["a\nb", "a"],
  // Two escape characters at the end mean a literal one, and don't continue the line.
  ["a\\\\\nb", "a\\\\"],
  ["\\\nb", "b"],
  ["a \\", "a "],
])("%j is one line", (text, expected) => {
  expect(joined(text)).toBe(expected);
});

test("the file sets the escape character", () => {
  expect(joined("a `\nb", "`")).toBe("a b");
  expect(joined("a \\\nb", "`")).toBe("a \\");
});

test("every character has its correct place", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", "😀", "\\", "\n", "\r\n", "#", " ") });
  fc.assert(
    fc.property(texts, (text) => {
      const { text: line, from } = joinedLines(text, 0, text.length, "\\");
      expect(from.map((offset) => text[offset]).join("")).toBe(line);
    }),
  );
});
