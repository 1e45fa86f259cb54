import { expect, test } from "vitest";
import { prefetchList } from "./prefetch-list.ts";

const paths = ["/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h"];
const lineOf = (each: readonly string[]) => ({ links: each.map((path) => ({ path })) });
const modules = new Map(
  [...paths, "/alone", "/"].map((path) => [path, ["/frame.js", `${path}.js`, "/entry.js"]]),
);

test.each([
  ["in the middle, the next page comes first, then the previous one", "/d", "/e /c /f /b"],
  ["at the start of the line, the pages after it", "/a", "/b /c /d /e"],
  ["at its end, the pages before it", "/h", "/g /f /e /d"],
  ["on no line, the pages of the first one", "/", "/a /b /c /d"],
  ["alone on a line, no page", "/alone", ""],
])("%s: these are prefetched next, 40 kB at most", (_, path, expected) => {
  const list = prefetchList(modules, [lineOf(paths), lineOf(["/alone"])], () => 10_000);
  expect(list[path]?.next.join(" ").replaceAll(".js", "")).toBe(expected);
});

test("a page is listed with its scripts, without those of every page or of its own, shared ones once", () => {
  const documents = new Map([
    ["/", ["/frame.js", "/home.js", "/entry.js"]],
    ["/docs", ["/frame.js", "/documents.js", "/docs.js", "/entry.js"]],
    ["/docs/mcp", ["/frame.js", "/documents.js", "/mcp.js", "/entry.js"]],
  ]);
  expect(prefetchList(documents, [lineOf(["/docs", "/docs/mcp"])], () => 10_000)).toEqual({
    "/": { own: ["/home.js"], next: ["/documents.js", "/docs.js", "/mcp.js"] },
    "/docs": { own: ["/documents.js", "/docs.js"], next: ["/mcp.js"] },
    "/docs/mcp": { own: ["/documents.js", "/mcp.js"], next: ["/docs.js"] },
  });
});
