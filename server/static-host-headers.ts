import {
  assetsPath,
  cacheControl,
  contentSecurityPolicy,
  crossOriginPaths,
  type HeaderRecord,
  type Policies,
  registryPath,
  securityHeaders,
  serviceWorkerPath,
  sharingHeaders,
  transportSecurity,
  typeHeaders,
} from "./headers.ts";
import { pageAddresses } from "./page-addresses.ts";

/** What Cloudflare Pages reads of a `_headers` file; Netlify reads more. */
const limits = { rules: 100, lineLength: 2000 };

type Rule = { path: string; headers: HeaderRecord };

/**
 * The text of the `_headers` file for static hosts that honour one (Cloudflare Pages, Netlify).
 *
 * Hosts differ in what they do with a header that two matching rules set: one joins the values with
 * a comma, another lets the last win. So no header stands in two rules that match the same path:
 * what is the same everywhere is in `/*`, and Content-Security-Policy, Cache-Control and
 * Cross-Origin-Resource-Policy are only in narrower rules. That leaves
 * - unknown paths, which get 404.html and the headers of `/*` but no policy header, since no rule
 *   can name them: 404.html carries `metaContentSecurityPolicy` itself, and X-Frame-Options covers
 *   the one directive that a meta element cannot hold;
 * - files without a rule (robots.txt, icons): no policy, and the host's own caching, which on both
 *   hosts asks again each time;
 * - unknown servers of the registry API, which get 404.html labelled as JSON: a rule for each of its
 *   files would be more rules than hosts read;
 * - missing files in /assets/: the rule cannot tell a 404 apart, so it is cached like the asset.
 *   Both hosts switch deployments at once, so pages do not name files that are not there;
 * - Markdown in the place of a page: no rule looks at Accept, so there it is only beside the page.
 *
 * Throws an Error with one sentence when a host would drop a rule or a line silently.
 */
export function staticHostHeaders(policies: Policies): string {
  const rules: Rule[] = [
    { path: "/*", headers: { ...securityHeaders(), ...transportSecurity } },
    { path: `${assetsPath}*`, headers: keptHeaders(assetsPath) },
    { path: serviceWorkerPath, headers: serviceWorkerHeaders() },
    ...crossOriginPaths.map((path) => ({ path, headers: sharedFileHeaders(path) })),
    ...Object.entries(policies).flatMap(([file, hashes]) => pageRules(file, hashes)),
  ];
  if (rules.length > limits.rules) {
    throw new Error(
      `The _headers file needs ${rules.length} rules, but Cloudflare Pages reads only ${limits.rules}: drop the rules for addresses with .html in server/static-host-headers.ts.`,
    );
  }
  return rules.map(block).join("\n");
}

function keptHeaders(path: string): HeaderRecord {
  return { "Cache-Control": cacheControl(path), ...sharingHeaders(path) };
}

/** A worker has a policy of its own, and a CDN that keeps an old one would keep an old build. */
function serviceWorkerHeaders(): HeaderRecord {
  return {
    ...keptHeaders(serviceWorkerPath),
    "Content-Security-Policy": contentSecurityPolicy([]),
  };
}

/** Files of the registry API are JSON, whatever their names (registry-api/static-files.ts). */
function sharedFileHeaders(path: string): HeaderRecord {
  const type = { "Content-Type": "application/json; charset=utf-8" };
  return {
    ...sharingHeaders(path),
    ...typeHeaders(path),
    ...(path.startsWith(registryPath) ? type : {}),
  };
}

/** One rule for the clean address and one for the file's own: Netlify answers both. */
function pageRules(file: string, scriptHashes: readonly string[]): readonly Rule[] {
  const { clean, withExtension } = pageAddresses(file);
  const headers = {
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes),
    ...sharingHeaders(clean),
  };
  return [clean, withExtension].map((path) => ({ path, headers }));
}

function block({ path, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > limits.lineLength);
  if (tooLong !== undefined) {
    throw new Error(
      `The _headers rule for ${path} has a line of ${tooLong.length} characters, but Cloudflare Pages reads only ${limits.lineLength}: the page has too many inline scripts.`,
    );
  }
  return `${[path, ...lines].join("\n")}\n`;
}
