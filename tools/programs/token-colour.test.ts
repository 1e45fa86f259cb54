import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokenColour } from "./token-colour.ts";

test("a token is read in its light colour", () => {
  expect(tokenColour("--a: light-dark(#012345, #6789ab);", "a")).toBe("#012345");
  expect(tokenColour(readFileSync("app/styles/tokens.css", "utf8"), "canvas")).toMatch(/^#/);
});

test("a token that is not there is named", () => {
  expect(() => tokenColour("--ab: light-dark(#012345, #6789ab);", "a")).toThrow("no colour 'a'");
});
