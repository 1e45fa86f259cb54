import {
  assetsPath,
  cacheControl,
  crossOriginPaths,
  filePolicy,
  framePolicy,
  type HeaderRecord,
  registryPath,
  securityHeaders,
  serviceWorkerPath,
  sharingHeaders,
  transportSecurity,
  typeHeaders,
} from "./headers.ts";

type Rule = { path: string; headers: HeaderRecord };

/**
 * The text of the `_headers` file for static hosts that honour one (Cloudflare Pages, Netlify). Its
 * rules don't grow with the number of pages: each page brings its own policy (`pagePolicy`).
 *
 * Hosts differ in what they do with a header that two matching rules set: one joins the values with
 * a comma, another lets the last win. So no header is in two rules that match the same path, except
 * the policy of the service worker, where either is right: what is the same everywhere is in `/*`,
 * and Cache-Control and Cross-Origin-Resource-Policy are only in narrower rules. That leaves
 * - pages and files without their own rule (robots.txt, icons): no Cross-Origin-Resource-Policy, and
 *   the host's own caching, which on both hosts asks again each time;
 * - unknown servers of the registry API, which get 404.html labelled as JSON: a rule for each of
 *   its files would be more rules than hosts read;
 * - missing files in /assets/: the rule cannot tell a 404 apart, so it is cached like the asset.
 *   Both hosts switch deployments at once, so pages do not name files that are not there;
 * - Markdown in the place of a page: no rule looks at Accept, so there it is only beside the page.
 */
export function staticHostHeaders(): string {
  const everywhere = {
    ...securityHeaders(),
    ...transportSecurity,
    "Content-Security-Policy": framePolicy,
  };
  const rules: Rule[] = [
    { path: "/*", headers: everywhere },
    { path: `${assetsPath}*`, headers: keptHeaders(assetsPath) },
    { path: serviceWorkerPath, headers: serviceWorkerHeaders() },
    ...crossOriginPaths.map((path) => ({ path, headers: sharedFileHeaders(path) })),
  ];
  return rules.map(block).join("\n");
}

function keptHeaders(path: string): HeaderRecord {
  return { "Cache-Control": cacheControl(path), ...sharingHeaders(path) };
}

/** A worker has its own policy, and a CDN that keeps an old one would keep an old build. */
function serviceWorkerHeaders(): HeaderRecord {
  return {
    ...keptHeaders(serviceWorkerPath),
    "Content-Security-Policy": filePolicy,
  };
}

/** Files of the registry API are JSON, despite their names (packages/registry/static-files.ts). */
function sharedFileHeaders(path: string): HeaderRecord {
  const type = { "Content-Type": "application/json; charset=utf-8" };
  return {
    ...sharingHeaders(path),
    ...typeHeaders(path),
    ...(path.startsWith(registryPath) ? type : {}),
  };
}

function block({ path, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join("\n")}\n`;
}
