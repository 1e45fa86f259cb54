import { expect, test } from "vitest";
import { digestOf } from "./digest.ts";

test.each([
  ["", "cbf29ce484222325"],
  ["a", "af63dc4c8601ec8c"],
  ["foobar", "85944171f73967e8"],
])("%j has the digest that its authors publish", (text, digest) => {
  expect(digestOf(text)).toBe(digest);
});
