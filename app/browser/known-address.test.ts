import fc from "fast-check";
import { expect, test } from "vitest";
import { meantAddress } from "./known-address.ts";

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
])("%s on the not-found page means %s", (pathname, address) => {
  expect(meantAddress(pathname, notFound)).toBe(address);
});

test.each(["/no-such-page", "/about/no-such-page", "/docs", "/*", "/404"])(
  "%s means no page of ours",
  (pathname) => {
    expect(meantAddress(pathname, notFound)).toBeNull();
  },
);

test.each(["/about", "/docs/mcp", "/"])(
  "%s is spelled right already: to go there again would be a loop",
  (pathname) => {
    expect(meantAddress(pathname, notFound)).toBeNull();
  },
);

test("on any page but the not-found page the address is the one that was meant", () => {
  const about = { ...manifest, __reactRouterRouteModules: { root: {}, "pages/about": {} } };
  expect(meantAddress("/About", about)).toBeNull();
  expect(meantAddress("/About", {})).toBeNull();
});

test("what is meant is always a page of ours, and never the address that was asked for", () => {
  const sign = fc.constantFrom(
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
    fc.property(fc.array(sign), (signs) => {
      const pathname = `/${signs.join("")}`;
      const meant = meantAddress(pathname, notFound);
      if (meant === null) return;
      expect(["/", "/about", "/docs/mcp"]).toContain(meant);
      expect(meant).not.toBe(pathname);
    }),
  );
});
