import { expect, test } from "vitest";
import { filePolicy, framePolicy, headersFor } from "./headers.ts";
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
const rules = read(staticHostHeaders());
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

test.each(paths)("no header of %s is set by two rules, except the worker's policy", (path) => {
  const names = valuesFor(rules, path)
    .map(([name]) => name)
    .filter((name) => path !== "/sw.js" || name !== policyName);
  expect(names).toEqual([...new Set(names)]);
});

test("whether a host joins two policies or lets the last win, the worker has the strict one", () => {
  expect(valuesFor(rules, "/sw.js", policyName).map(([, value]) => value)).toEqual([
    framePolicy,
    filePolicy,
  ]);
});

test("a page has the headers that our server sends, except for caching and sharing", () => {
  const {
    "Cache-Control": _,
    "Cross-Origin-Resource-Policy": __,
    ...expected
  } = headersFor("/about", { isPage: true, https: true });
  expect(Object.fromEntries(valuesFor(rules, "/about"))).toEqual(expected);
});

test("an unknown path may not be framed either", () => {
  expect(valuesFor(rules, "/nowhere", policyName)).toEqual([[policyName, framePolicy]]);
  expect(valuesFor(rules, "/nowhere", "X-Frame-Options")).toHaveLength(1);
});

test("a feed has the type that our server sends, and others may read it", () => {
  expect(Object.fromEntries(valuesFor(rules, "/news/feed.xml"))).toMatchObject({
    "Content-Type": "application/atom+xml; charset=utf-8",
    "Access-Control-Allow-Origin": "*",
  });
});

test("a hashed asset is kept for good, the service worker is revalidated each time, and nothing else has a rule for caching", () => {
  const withCaching = rules.filter(({ headers }) =>
    headers.some(([name]) => name === "Cache-Control"),
  );
  expect(withCaching.map(({ path }) => path)).toEqual(["/assets/*", "/sw.js"]);
  expect(valuesFor(rules, "/assets/x.js", "Cache-Control")[0]?.[1]).toContain("immutable");
  expect(valuesFor(rules, "/sw.js", "Cache-Control")).toEqual([["Cache-Control", "no-cache"]]);
});

test("the service worker has the headers that our server sends", () => {
  const expected = headersFor("/sw.js", { https: true });
  expect(Object.fromEntries(valuesFor(rules, "/sw.js"))).toEqual(expected);
});

test("the files of the registry API are JSON for everybody, despite their names", () => {
  expect(Object.fromEntries(valuesFor(rules, "/v0.1/servers/index.html"))).toMatchObject({
    "Content-Type": "application/json; charset=utf-8",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, OPTIONS",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
  });
});

test("the rules fit into what hosts read, which is 100 rules of lines up to 2,000 characters", () => {
  const longest = Math.max(
    ...staticHostHeaders()
      .split("\n")
      .map((line) => line.length),
  );
  expect(rules.length).toBeLessThanOrEqual(20);
  expect(longest).toBeLessThanOrEqual(2000);
});
