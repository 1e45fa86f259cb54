import { expect, test } from "vitest";
import { fetchedPath, whatCounts } from "./journey-records.ts";

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
    whatCounts("/", `<script src="/assets/root-${name}.js" integrity="sha384-${digest}"> ${word}`);
  expect(page("AAAAAAAA", "abc+/==", "one")).toBe(page("b_-bbbbb", "xyz", "one"));
  expect(page("AAAAAAAA", "abc", "one")).not.toBe(page("AAAAAAAA", "abc", "two"));
});

test("of the search's index its titles and addresses count, and its words don't", () => {
  const index = (title: string, word: string) =>
    whatCounts(
      "/search-index.json",
      JSON.stringify({ kind: ["page"], address: ["/about"], title: [title], index: word }),
    );
  expect(index("About", "one")).toBe(index("About", "two"));
  expect(index("About", "one")).not.toBe(index("About us", "one"));
});

test("a rule counts on the pages that bring it, and not in the sheet that they share", () => {
  const change = (path: string) => [whatCounts(path, ".a{top:0}"), whatCounts(path, ".a{top:1px}")];
  const [sheet, otherSheet] = change("/assets/app.css");
  expect(sheet).toBe(otherSheet);
  const [late, otherLate] = change("/assets/palette.css");
  expect(late).not.toBe(otherLate);
});

test("a page in the service worker's list counts, its revision and the version don't", () => {
  const list = (url: string, revision: string, version: string) =>
    whatCounts("/sw.js", `L=\`${version}\`,R=[{url:\`${url}\`,revision:\`${revision}\`}]`);
  const now = list("/docs", "f68a658ca48a", "CbrCF4-X");
  expect(now).toBe(list("/docs", "fb5d4dd2ca15", "CDmGNSIT"));
  expect(now).not.toBe(list("/docs/mcp", "f68a658ca48a", "CbrCF4-X"));
});
