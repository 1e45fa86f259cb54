import fc from "fast-check";
import { expect, test } from "vitest";
import { isMissingChunk } from "./page-error.tsx";

test.each([
  [
    "Chromium",
    "Failed to fetch dynamically imported module: https://www.yno.example/assets/about-1.js",
  ],
  [
    "Firefox",
    "error loading dynamically imported module: https://www.yno.example/assets/about-1.js",
  ],
  ["Safari", "Importing a module script failed."],
])("a missing file is known by the words of %s", (_, message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
});

test.each<[string, unknown]>([
  ["a mistake in the code", new TypeError("Cannot read properties of undefined (reading 'map')")],
  ["a failed request", new TypeError("Failed to fetch")],
  ["another kind of error", new Error("Something failed")],
  ["a text", "Failed to fetch dynamically imported module"],
  ["nothing", undefined],
  ["null", null],
  ["an answer of the router", { status: 404, statusText: "Not Found", data: null }],
])("%s isn't a missing file", (_, error) => {
  expect(isMissingChunk(error)).toBe(false);
});

test("anything thrown is handled without an error", () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(isMissingChunk(thrown)).toBe(false);
    }),
  );
});
