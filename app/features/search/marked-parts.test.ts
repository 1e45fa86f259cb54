import { stemWord } from "@yno/search/words";
import fc from "fast-check";
import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

const marked = (text: string, words: string[]) =>
  markedParts(text, words).flatMap((part) => (part.marked ? [part.text] : []));

test("whole words are marked, as written in the text", () => {
  expect(marked("Cookies, and a COOKIE-banner: cookiecutter", [stemWord("cookie")])).toEqual([
    "Cookies",
    "COOKIE",
  ]);
  expect(marked("The variable OUTPUT_PATH", ["path"])).toEqual(["OUTPUT_PATH"]);
  expect(marked("Café", ["cafe"])).toEqual(["Café"]);
});

test("the parts together are always the whole text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 100 }),
      fc.array(fc.string({ maxLength: 5 }), { maxLength: 5 }),
      (text, words) => {
        const parts = markedParts(text, [...words, ...text.toLowerCase().split(" ")]);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part) => part.text !== "")).toBe(true);
      },
    ),
  );
});
