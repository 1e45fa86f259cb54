import { expect, test } from "vitest";
import { fetchedPath, withoutHashes } from "#tools/checks/built-hashes.ts";

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

test("a version of eight digits counts, where it isn't the hash of the list of routes", () => {
  expect(withoutHashes('"version":"20250101"')).not.toBe(withoutHashes('"version":"20250202"'));
});

test("the list of routes counts as changed with what it lists, and not with its own hash", () => {
  const manifest = (route: string, hash: string) =>
    withoutHashes(
      `{"routes":{"${route}":{}},"url":"/assets/manifest-${hash}.js","version":"${hash}"}`,
    );
  expect(manifest("about", "79ef12f4")).toBe(manifest("about", "98ba1e2f"));
  expect(manifest("about", "79ef12f4")).not.toBe(manifest("terms", "79ef12f4"));
});
