import { expect, test } from "vitest";
import { fetchedPath, withoutHashes } from "./journey-records.ts";

test.each([
  ["/index.html", "/"],
  ["/", "/"],
  ["/about.html", "/about"],
  ["/about?q=1#top", "/about"],
  ["/docs/", "/docs"],
  ["/assets/root-Dx3_-a9Z.js", "/assets/root.js"],
  ["/search-index.json", "/search-index.json"],
])("%s counts as %s", (path, counted) => {
  expect(fetchedPath(path)).toBe(counted);
});

test("names and digests of other files don't change what is hashed, and words do", () => {
  const page = (name: string, digest: string, word: string) =>
    withoutHashes(`<script src="/assets/root-${name}.js" integrity="sha384-${digest}"> ${word}`);
  expect(page("AAAAAAAA", "abc+/==", "one")).toBe(page("b_-bbbbb", "xyz", "one"));
  expect(page("AAAAAAAA", "abc", "one")).not.toBe(page("AAAAAAAA", "abc", "two"));
});
