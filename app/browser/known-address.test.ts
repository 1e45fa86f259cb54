import fc from "fast-check";
import { expect, test } from "vitest";
import { knownAddress } from "./known-address.ts";

const routes = {
  root: {},
  "pages/home": { path: "" },
  "pages/about": { path: "about" },
  "pages/docs-mcp": { path: "docs/mcp" },
  "pages/not-found": { path: "*" },
};
const manifest = { __reactRouterManifest: { routes } };
const notFound = { ...manifest, __reactRouterRouteModules: { root: {}, "pages/not-found": {} } };

test.each([
  ["/About", "/about"],
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["/DOCS/MCP/", "/docs/mcp"],
  ["//", "/"],
  ["///", "/"],
])("%s on the not-found page means %s", (pathname, address) => {
  expect(knownAddress(pathname, notFound)).toBe(address);
});

test.each(["/no-such-page", "/about/no-such-page", "/docs", "/*", "/404", "//about"])(
  "%s isn't a page of this site",
  (pathname) => {
    expect(knownAddress(pathname, notFound)).toBeNull();
  },
);

test.each(["/about", "/docs/mcp", "/"])("%s on the not-found page means itself", (pathname) => {
  expect(knownAddress(pathname, notFound)).toBe(pathname);
});

test("on any page but the not-found page the address is taken as given", () => {
  const about = { ...manifest, __reactRouterRouteModules: { root: {}, "pages/about": {} } };
  expect(knownAddress("/About", about)).toBeNull();
  expect(knownAddress("/About", {})).toBeNull();
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
      const meant = knownAddress(pathname, notFound);
      if (meant === null) return;
      expect(["/", "/about", "/docs/mcp"]).toContain(meant);
    }),
  );
});
