import { site } from "@yno/brand/site";
import { expect, test } from "vitest";
import {
  cacheControl,
  filePolicy,
  framePolicy,
  headersFor,
  pagePolicy,
  securityHeaders,
  sharingHeaders,
  staticHostHeaders,
  typeHeaders,
} from "./headers.ts";

const hash = "sha256-AAAA=";
const other = "sha256-BBBB=";

test("the policy allows the files of the site and the hashes given, and nothing inline besides", () => {
  const policy = pagePolicy({ scripts: [hash, other], styles: [other] });
  expect(policy).toContain(`script-src 'self' '${hash}' '${other}';`);
  expect(policy).toContain(`style-src 'self' '${other}';`);
  expect(policy).not.toContain("unsafe");
});

test("the policy holds exactly the directives that the site needs", () => {
  expect(filePolicy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${site.hosts.logos}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types yno",
    "frame-ancestors 'none'",
  ]);
});

test("two pages have the same policy except for the hashes", () => {
  const withoutHashes = (policy: string) => policy.replaceAll(/ 'sha256-[^']*'/g, "");
  expect(withoutHashes(pagePolicy({ scripts: [hash], styles: [other] }))).toBe(
    withoutHashes(pagePolicy({ scripts: [other, hash], styles: [hash] })),
  );
});

test("a page's header holds only what its meta element cannot hold", () => {
  const name = "Content-Security-Policy";
  expect(headersFor("/", { isPage: true, https: true })[name]).toBe("frame-ancestors 'none'");
  expect(pagePolicy({ scripts: [], styles: [] })).not.toContain("frame-ancestors");
  expect(headersFor("/robots.txt", { https: true })[name]).toBe(
    `${pagePolicy({ scripts: [], styles: [] })}; ${framePolicy}`,
  );
});

test("the policy does not turn http into https, so that localhost works in every browser", () => {
  expect(filePolicy).not.toContain("upgrade-insecure-requests");
});

test("every answer isolates the page and says what it may not do", () => {
  expect(securityHeaders()).toMatchObject({
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

test("the page may use the clipboard and no other power", () => {
  const features = securityHeaders()["Permissions-Policy"]?.split(",") ?? [];
  expect(features).toContain("camera=()");
  expect(features).toContain("geolocation=()");
  expect(features.filter((feature) => !feature.endsWith("=()"))).toEqual([]);
  expect(features.join()).not.toContain("clipboard");
});

test.each(["/", "/about", "/assets/app.js", "/v0.1", "/news", "/openapi.json/x"])(
  "%s stays on its origin",
  (path) => {
    expect(sharingHeaders(path)).toEqual({ "Cross-Origin-Resource-Policy": "same-origin" });
  },
);

test.each([
  "/careers/feed.json",
  "/news/feed.json",
  "/news/feed.xml",
  "/openapi.json",
  "/openapi.yaml",
  "/schema/molfar/v0.0.3.json",
])("%s may be embedded and read by others", (path) => {
  expect(sharingHeaders(path)).toEqual({
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Access-Control-Allow-Origin": "*",
  });
});

test.each([
  ["/news/feed.xml", "application/atom+xml; charset=utf-8"],
  ["/news/feed.json", "application/feed+json; charset=utf-8"],
  ["/careers/feed.json", "application/feed+json; charset=utf-8"],
])("%s is said to be a feed", (path, type) => {
  expect(typeHeaders(path)).toEqual({ "Content-Type": type });
});

test.each(["/", "/openapi.json", "/sitemap.xml", "/constructor"])(
  "the ending of %s says what it is",
  (path) => {
    expect(typeHeaders(path)).toEqual({});
  },
);

test("the registry API also allows what its clients ask for in a preflight", () => {
  expect(sharingHeaders("/v0.1/servers")).toEqual({
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, OPTIONS",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
  });
});

test("hashed assets are kept for a year, everything else is revalidated", () => {
  expect(cacheControl("/assets/app-4f2a.js")).toBe("public, max-age=31536000, immutable");
  expect(cacheControl("/")).toBe("no-cache");
  expect(cacheControl("/assets")).toBe("no-cache");
  expect(cacheControl("/docs/assets/x.js")).toBe("no-cache");
});

test("HSTS is sent over https only", () => {
  const name = "Strict-Transport-Security";
  expect(headersFor("/", { https: true })[name]).toBe("max-age=31536000");
  expect(headersFor("/", { https: false })).not.toHaveProperty(name);
});

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

test("a hashed asset is kept for good, the service worker is revalidated each time, what finds the MCP server is kept for an hour, and nothing else has a rule for caching", () => {
  const withCaching = rules.filter(({ headers }) =>
    headers.some(([name]) => name === "Cache-Control"),
  );
  expect(withCaching.map(({ path }) => path)).toEqual([
    ...["/assets/*", "/sw.js", "/.well-known/ai-catalog.json", "/mcp/server-card"],
  ]);
  expect(valuesFor(rules, "/mcp/server-card", "Cache-Control")).toEqual([
    ["Cache-Control", "public, max-age=3600"],
  ]);
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
