import fc from "fast-check";
import { expect, test } from "vitest";
import { hasCome, readQuery, writeQuery } from "./query-text.ts";

const keys = ["q", "category"] as const;
/** A lone half of a surrogate pair can't be in an address. */
const text = fc.string({ unit: "binary" }).filter((each) => each.isWellFormed());

test("a written value is read back", () => {
  fc.assert(
    fc.property(text, text, (q, category) => {
      expect(readQuery(writeQuery("", { q, category }), keys)).toEqual({ q, category });
    }),
  );
});

test("an empty part leaves no trace in the address", () => {
  expect(writeQuery("?q=git&category=Database", { q: "", category: "" })).toBe("");
});

test("a text that no server would read as an address leaves the address as it was", () => {
  expect(writeQuery("?tab=cloud", { q: "a".repeat(12_000) })).toBe("?tab=cloud");
});

test("parts of others stay", () => {
  expect(writeQuery("?tab=cloud&q=git", { q: "mail" })).toBe("?tab=cloud&q=mail");
});

test("no query string throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (search) => {
      for (const key of keys) expect(typeof readQuery(search, keys)[key]).toBe("string");
    }),
  );
});

test("an own change that comes late, after the next was made, is still an own one", () => {
  const coming = ["?q=s", "?q=sl"];
  expect(hasCome(coming, "?q=s")).toBe(true);
  expect(hasCome(coming, "?q=sl")).toBe(true);
  expect(coming).toEqual([]);
});

test("an own change that was overtaken by the next doesn't count when Back comes to it", () => {
  const coming = ["?q=s", "?q=sl"];
  expect(hasCome(coming, "?q=sl")).toBe(true);
  expect(hasCome(coming, "?q=s")).toBe(false);
});

test("a change from elsewhere overtakes all own ones", () => {
  const coming = ["?q=s", "?q=sl"];
  expect(hasCome(coming, "?q=mail")).toBe(false);
  expect(hasCome(coming, "?q=sl")).toBe(false);
});
