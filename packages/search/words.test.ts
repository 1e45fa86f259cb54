import fc from "fast-check";
import { expect, test } from "vitest";
import { isFiller, keyOf, plainText, splitWords, stemWord } from "./words.ts";

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
