import fc from "fast-check";
import { expect, test } from "vitest";
import { environmentName, environmentNamePattern, namePattern, pathVariable } from "./names.ts";

test.each([
  ["invoice", "INVOICE"],
  ["page-size", "PAGE_SIZE"],
  ["Seite 2", "SEITE_2"],
  ["straße", "STRA_E"],
  ["a😀b", "A_B"],
  ["a.b/c", "A_B_C"],
])("'%s' becomes %s, with one _ for every other character", (name, expected) => {
  expect(environmentName(name)).toBe(expected);
});

test("the path of an input X is in X_PATH", () => {
  expect(pathVariable("base-query")).toBe("BASE_QUERY_PATH");
});

test.each(["2nd-page", "", "___", "文书", "7"])("'%s' isn't a legal name", (name) => {
  expect(name).not.toMatch(namePattern);
});

test("every legal name makes a legal environment name", () => {
  const characters = fc.constantFrom(
    "a",
    "Z",
    "7",
    "_",
    "-",
    ".",
    " ",
    "\n",
    "é",
    "文",
    "😀",
    "\ud800",
  );
  const names = fc
    .string({ unit: characters, minLength: 1 })
    .filter((name) => namePattern.test(name));
  fc.assert(
    fc.property(names, (name) => {
      expect(environmentName(name)).toMatch(environmentNamePattern);
    }),
  );
});
