import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTheme, themeNames, themes } from "./theme.ts";

test("the themes are System, Light and Dark, in this order", () => {
  expect(themes.map((theme) => themeNames[theme])).toEqual(["System", "Light", "Dark"]);
});

test.each(["system", "light", "dark"] as const)("the stored theme %s is read back", (stored) => {
  expect(parseTheme(stored)).toBe(stored);
});

test("without a stored theme the system decides", () => {
  expect(parseTheme(null)).toBe("system");
});

/** Any sequence of UTF-16 units, lone surrogates included. */
const anyUnits = fc.uint16Array().map((units) => String.fromCharCode(...units));

test("any text that isn't a theme follows the system", () => {
  const noTheme = fc
    .oneof(
      anyUnits,
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("Dark", " light", "dark ", '"dark"', ""),
    )
    .filter((text) => !["light", "dark"].includes(text));
  fc.assert(
    fc.property(noTheme, (text) => {
      expect(parseTheme(text)).toBe("system");
    }),
  );
});
