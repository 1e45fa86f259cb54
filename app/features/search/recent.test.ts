import fc from "fast-check";
import { expect, test } from "vitest";
import { readRecent, withRecent } from "./recent.ts";

test("the latest comes first, once, and five are kept", () => {
  const list = ["/a", "/b", "/c", "/d", "/e"];
  expect(withRecent(list, "/c")).toEqual(["/c", "/a", "/b", "/d", "/e"]);
  expect(withRecent(list, "/f")).toEqual(["/f", "/a", "/b", "/c", "/d"]);
});

test("a written list is read back", () => {
  const address = fc.constantFrom(
    "/",
    "/docs#a",
    "/mcp-registry?q=X%20(Twitter)",
    "/news?article=1",
  );
  fc.assert(
    fc.property(fc.uniqueArray(address, { maxLength: 5 }), (list) => {
      expect(readRecent(JSON.stringify(list))).toEqual(list);
    }),
  );
});

test("anything but a list of this site's addresses counts as empty, without an error", () => {
  expect(readRecent(null)).toEqual([]);
  expect(readRecent('["https://else.example","//else.example","javascript:1",7,"/docs"]')).toEqual([
    "/docs",
  ]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(readRecent(stored).every((address) => /^\/(?!\/)/.test(address))).toBe(true);
    }),
  );
});
