import { site } from "@yno/brand/site";
import { apiPath } from "@yno/registry/answer";
import { cardPath, cardType, catalogPath, catalogType } from "@yno/site-mcp/discovery";

/** Header names and their values, ready to be sent. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** The hashes ('sha256-…', unquoted) of the inline parts of a document. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The policy of a page, for the `<meta http-equiv="Content-Security-Policy">` in each page
 * (decisions/003): the same on every page except for the hashes, because the policy of the first
 * document stays in force when the visitor changes pages inside the site. Browsers ignore
 * `frame-ancestors` there, so `framePolicy` is a header.
 *
 * There is no `upgrade-insecure-requests`: every address on the site is relative or https, so it
 * would upgrade nothing, and where a browser counts localhost or an address in the local network as
 * insecure it would request our own files over https and break the preview.
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  const withHashes = (directive: string, hashes: readonly string[]) =>
    [directive, ...hashes.map((hash) => `'${hash}'`)].join(" ");
  return [
    "default-src 'none'",
    withHashes("script-src 'self'", scripts),
    withHashes("style-src 'self'", styles),
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
  ].join("; ");
}

/** The part a meta element can't express: pages mustn't be framed. */
export const framePolicy = "frame-ancestors 'none'";

/** The policy of every response that isn't a page, such as the service worker. */
export const filePolicy = `${pagePolicy({ scripts: [], styles: [] })}; ${framePolicy}`;

/** The headers with the same value on every response. */
export function securityHeaders(): HeaderRecord {
  return {
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": permissionsPolicy,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    // `framePolicy` says the same, to browsers that know it.
    "X-Frame-Options": "DENY",
  };
}

/**
 * Sent only over https. Subdomains are left out: on a domain without 'www' they belong to others,
 * and a browser remembers the order for a year.
 */
const transportSecurity: HeaderRecord = {
  "Strict-Transport-Security": `max-age=${yearInSeconds}`,
};

/**
 * Files that other sites embed or read, as exact paths or with one `*` at the end: feeds and their
 * icons, schemas, the API description, the registry API, social images. Everything else stays on
 * our origin.
 */
export const crossOriginPaths = [
  catalogPath,
  "/careers/feed.json",
  "/icon-192.png",
  "/icon-512.png",
  "/icon.svg",
  cardPath,
  "/mcp-registry/feed.json",
  "/mcp-registry/feed.xml",
  "/news/feed.json",
  "/news/feed.xml",
  "/openapi.json",
  "/openapi.yaml",
  "/schema/*",
  "/social/*",
  `${apiPath}*`,
] as const;

/**
 * Which sites may use the file at this path: our own pages, or (see `crossOriginPaths`) everybody.
 */
export function sharingHeaders(path: string): HeaderRecord {
  const isShared = crossOriginPaths.some((pattern) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  if (!isShared) return { "Cross-Origin-Resource-Policy": "same-origin" };
  // Reading with fetch asks for the second header, embedding under COEP for the first.
  const everybody = {
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Access-Control-Allow-Origin": "*",
  };
  if (isDiscovery(path)) return { ...everybody, ...discoverySharing };
  return path.startsWith(apiPath) ? { ...everybody, ...registrySharing } : everybody;
}

/** Files whose type does not follow from their ending. */
const typesByPath: HeaderRecord = {
  [catalogPath]: catalogType,
  [cardPath]: cardType,
  "/careers/feed.json": "application/feed+json; charset=utf-8",
  "/mcp-registry/feed.json": "application/feed+json; charset=utf-8",
  "/mcp-registry/feed.xml": "application/atom+xml; charset=utf-8",
  "/news/feed.json": "application/feed+json; charset=utf-8",
  "/news/feed.xml": "application/atom+xml; charset=utf-8",
  "/SHA256SUMS": "text/plain; charset=utf-8",
};

/** The Content-Type of the file at this path, where its ending would say less. */
export function typeHeaders(path: string): HeaderRecord {
  const type = typesByPath[path];
  return type === undefined ? {} : { "Content-Type": type };
}

/** Extra headers for clients of a registry: they send these headers, and so a preflight. */
const registrySharing: HeaderRecord = {
  "Access-Control-Allow-Methods": "GET, OPTIONS",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
};

/** By these, clients find the MCP server before they call it. */
function isDiscovery(path: string): boolean {
  return path === cardPath || path === catalogPath;
}

/** As the project of server cards asks (docs/discovery.md there). */
const discoverySharing: HeaderRecord = {
  "Access-Control-Allow-Methods": "GET",
  "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
  "Access-Control-Expose-Headers": "ETag",
};

/** The service worker. Browsers ask for it again on each visit, to learn of a new build. */
const serviceWorkerPath = "/sw.js";

/** The folder of files whose names change with their content. */
export const assetsPath = "/assets/";

/**
 * How long the file at this path may be kept: hashed assets for good, what describes the MCP server
 * for an hour, all else after asking.
 */
export function cacheControl(path: string): string {
  if (isDiscovery(path)) return "public, max-age=3600";
  return path.startsWith(assetsPath) ? `public, max-age=${yearInSeconds}, immutable` : "no-cache";
}

/** All headers of an answer that follow from its path, its kind and the transport. */
export function headersFor(
  path: string,
  { isPage = false, https }: { isPage?: boolean; https: boolean },
): HeaderRecord {
  return {
    ...securityHeaders(),
    ...sharingHeaders(path),
    ...(https ? transportSecurity : {}),
    "Content-Security-Policy": isPage ? framePolicy : filePolicy,
    "Cache-Control": cacheControl(path),
  };
}

/** What addresses allow that can only be read. */
export const readMethods = "GET, HEAD, OPTIONS";

/** The headers of an answer to OPTIONS, which has no body: the methods of this path. */
export function optionsHeaders(path: string, allow: string, https: boolean): HeaderRecord {
  return { ...headersFor(path, { https }), "Cache-Control": "no-store", Allow: allow };
}

/** The headers of responses that aren't files: short text, never cached. */
export function plainTextHeaders(https: boolean): HeaderRecord {
  return {
    ...headersFor("/", { https }),
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
  };
}

// Only features that Chromium knows without a flag: a name that it does not know (bluetooth on
// Linux, web-share on desktops) is a warning in the console of every visitor.
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
] as const;

/**
 * The value of Permissions-Policy: no page asks the browser for anything but the clipboard, to which
 * copy buttons write, and browsers allow that to our origin alone anyway.
 */
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(",");

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
    ...(isDiscovery(path) ? { "Cache-Control": cacheControl(path) } : {}),
    ...(path.startsWith(apiPath) ? type : {}),
  };
}

function block({ path, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join("\n")}\n`;
}
