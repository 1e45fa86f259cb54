import { expect, test } from "vitest";
import { fixtureHashes, fixturePolicies } from "./fixture-build.ts";
import { contentSecurityPolicy, headersFor } from "./headers.ts";
import { staticHostHeaders } from "./static-host-headers.ts";

type Rule = { path: string; headers: [name: string, value: string][] };

/** Reads a `_headers` file as Cloudflare Pages does. */
function read(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) rules.push({ path: line, headers: [] });
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** All values that a header gets for a path, from every rule that matches it. */
function valuesFor(rules: readonly Rule[], path: string, wanted?: string): [string, string][] {
  return rules
    .filter((rule) =>
      rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
    )
    .flatMap((rule) => rule.headers)
    .filter(([name]) => wanted === undefined || name === wanted);
}

const policyName = "Content-Security-Policy";
const rules = read(staticHostHeaders(fixturePolicies));
const paths = [
  "/",
  "/about",
  "/about.html",
  "/docs/mcp",
  "/assets/x.js",
  "/sw.js",
  "/v0.1/servers",
  "/news/feed.xml",
];

test.each(paths)("no header of %s is set by two rules", (path) => {
  const names = valuesFor(rules, path).map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each([
  ["/", fixtureHashes.home],
  ["/index.html", fixtureHashes.home],
  ["/about", fixtureHashes.about],
  ["/about.html", fixtureHashes.about],
  ["/404", fixtureHashes.notFound],
])("%s has exactly the policy with its own hashes", (path, hash) => {
  expect(valuesFor(rules, path, policyName)).toEqual([[policyName, contentSecurityPolicy([hash])]]);
});

test("a page has the headers that our server sends, but for the caching that the host does itself", () => {
  const { "Cache-Control": _, ...expected } = headersFor("/about", {
    scriptHashes: [fixtureHashes.about],
    https: true,
  });
  expect(Object.fromEntries(valuesFor(rules, "/about"))).toEqual(expected);
});

test("a feed has the type that our server sends, and others may read it", () => {
  expect(Object.fromEntries(valuesFor(rules, "/news/feed.xml"))).toMatchObject({
    "Content-Type": "application/atom+xml; charset=utf-8",
    "Access-Control-Allow-Origin": "*",
  });
});

test("a hashed asset is kept for good, the service worker is asked for each time, and nothing else has a rule for caching", () => {
  const withCaching = rules.filter(({ headers }) =>
    headers.some(([name]) => name === "Cache-Control"),
  );
  expect(withCaching.map(({ path }) => path)).toEqual(["/assets/*", "/sw.js"]);
  expect(valuesFor(rules, "/assets/x.js", "Cache-Control")[0]?.[1]).toContain("immutable");
  expect(valuesFor(rules, "/sw.js", "Cache-Control")).toEqual([["Cache-Control", "no-cache"]]);
});

test("the service worker has the headers that our server sends", () => {
  const expected = headersFor("/sw.js", { scriptHashes: [], https: true });
  expect(Object.fromEntries(valuesFor(rules, "/sw.js"))).toEqual(expected);
});

test("the files of the registry API are JSON for everybody, whatever their names", () => {
  expect(Object.fromEntries(valuesFor(rules, "/v0.1/servers/index.html"))).toMatchObject({
    "Content-Type": "application/json; charset=utf-8",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, OPTIONS",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
  });
});

test("an unknown path gets no policy header, but may not be framed", () => {
  expect(valuesFor(rules, "/nowhere", policyName)).toEqual([]);
  expect(valuesFor(rules, "/nowhere", "X-Frame-Options")).toHaveLength(1);
});

test("thirty pages with six scripts each fit into what a host reads", () => {
  const hashes = Array.from({ length: 6 }, () => fixtureHashes.home);
  const text = staticHostHeaders(
    Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`page-${n}.html`, hashes])),
  );
  expect(read(text).length).toBeLessThanOrEqual(100);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test("more rules than a host reads stop the build", () => {
  const policies = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`p${n}.html`, []]));
  expect(() => staticHostHeaders(policies)).toThrow("reads only 100");
});

test("a line longer than a host reads stops the build and names the page", () => {
  const hashes = Array.from({ length: 40 }, () => fixtureHashes.home);
  expect(() => staticHostHeaders({ "about.html": hashes })).toThrow("rule for /about has a line");
});
