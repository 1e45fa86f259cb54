import { expect, test } from "vitest";
import { minutesToRead, proseWords, technicalWords } from "./reading-time.ts";

test.each([
  ["no words", 0, 1],
  ["a minute and a half, less a word", 329, 1],
  ["a minute and a half", 330, 2],
  ["eight and a half minutes, less a word", 1869, 8],
  ["eight and a half minutes", 1870, 9],
])("%s at 220 words a minute", (_, count, minutes) => {
  expect(minutesToRead(proseWords("word ".repeat(count)), 220)).toBe(minutes);
});

test("in prose, what has neither letter nor digit isn't a word", () => {
  expect(proseWords("- **word** × –\n7 é")).toEqual(["**word**", "7", "é"]);
});

test("in technical text, everything between blanks is a word", () => {
  expect(technicalWords(" text → count\n")).toEqual(["text", "→", "count"]);
});
