import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

const pages = ["/", "/about", "/docs/mcp"];
const isPage = (path: string) => pages.includes(path);

test.each([
  ["/About", "/about"],
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["/DOCS/MCP/", "/docs/mcp"],
  ["//", "/"],
  ["///", "/"],
])("%s on the not-found page means %s", (pathname, address) => {
  expect(canonicalPath(pathname, isPage)).toBe(address);
});

test.each(["/no-such-page", "/about/no-such-page", "/docs", "/*", "/404", "//about"])(
  "%s isn't a page of this site",
  (pathname) => {
    expect(canonicalPath(pathname, isPage)).toBeNull();
  },
);

test.each(["/about", "/docs/mcp", "/"])("%s on the not-found page means itself", (pathname) => {
  expect(canonicalPath(pathname, isPage)).toBe(pathname);
});

test("the result is always a page of this site", () => {
  const character = fc.constantFrom(
    "/",
    "about",
    "About",
    "docs",
    "mcp",
    "evil.example",
    ":",
    "?",
    "%2F",
  );
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const pathname = `/${characters.join("")}`;
      const meant = canonicalPath(pathname, isPage);
      if (meant === null) return;
      expect(pages).toContain(meant);
    }),
  );
});
