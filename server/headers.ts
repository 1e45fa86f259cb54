import { site } from "#content/site.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

/** Header names and their values, ready to be sent. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** For each HTML file of the build ('docs/mcp.html'), the hashes ('sha256-…', unquoted) of its inline scripts. */
export type Policies = Readonly<Record<string, readonly string[]>>;

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The policy of a page: the same on every page but for the hashes, because the policy of the first
 * document stays in force when the visitor changes pages inside the site.
 *
 * There is no `upgrade-insecure-requests`: every address on the site is relative or https, so it
 * would upgrade nothing, and where a browser counts localhost or an address in the local network as
 * insecure it would ask for our own files over https and break the preview.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [...documentDirectives(scriptHashes), "frame-ancestors 'none'"].join("; ");
}

/**
 * The same policy for a `<meta http-equiv="Content-Security-Policy">`, where browsers ignore
 * `frame-ancestors` and complain about it in the console.
 */
export function metaContentSecurityPolicy(scriptHashes: readonly string[]): string {
  return documentDirectives(scriptHashes).join("; ");
}

function documentDirectives(scriptHashes: readonly string[]): readonly string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" "),
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
  ];
}

/** The headers that every answer carries with the same value, whatever the path. */
export function securityHeaders(): HeaderRecord {
  return {
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": permissionsPolicy,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    // `frame-ancestors` says the same; this one also reaches the answers of static hosts that no
    // policy rule matches (see static-host-headers.ts).
    "X-Frame-Options": "DENY",
  };
}

/**
 * Sent only over https. Subdomains are left out: on a domain without 'www' they belong to others,
 * and a browser remembers the order for a year.
 */
export const transportSecurity: HeaderRecord = {
  "Strict-Transport-Security": `max-age=${yearInSeconds}`,
};

/** Where the registry API lies, which clients ask from pages of their own. */
export const registryPath = "/v0.1/";

/**
 * Files that other sites embed or read, as exact paths or with one `*` at the end: feeds, schemas,
 * the API description, the registry API, social images. Whatever is not here stays on our origin.
 */
export const crossOriginPaths = [
  "/careers/feed.json",
  "/news/feed.json",
  "/news/feed.xml",
  "/openapi.json",
  "/openapi.yaml",
  "/schema/*",
  "/social/*",
  `${registryPath}*`,
] as const;

/** Who may use the file at this path: our own pages, or (see `crossOriginPaths`) everybody. */
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
  return path.startsWith(registryPath) ? { ...everybody, ...registrySharing } : everybody;
}

/** Files whose type does not follow from their ending. */
const typesByPath: HeaderRecord = {
  "/careers/feed.json": "application/feed+json; charset=utf-8",
  "/news/feed.json": "application/feed+json; charset=utf-8",
  "/news/feed.xml": "application/atom+xml; charset=utf-8",
};

/** The Content-Type of the file at this path, where its ending would say less. */
export function typeHeaders(path: string): HeaderRecord {
  const type = typesByPath[path];
  return type === undefined ? {} : { "Content-Type": type };
}

/** What clients of a registry ask for beyond that: they send these headers, and so a preflight. */
const registrySharing: HeaderRecord = {
  "Access-Control-Allow-Methods": "GET, OPTIONS",
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
};

/** The service worker. Browsers ask for it again on each visit, to learn of a new build. */
export const serviceWorkerPath = "/sw.js";

/** The folder of files whose names change with their content. */
export const assetsPath = "/assets/";

/** How long the file at this path may be kept: hashed assets for good, all else after asking. */
export function cacheControl(path: string): string {
  return path.startsWith(assetsPath) ? `public, max-age=${yearInSeconds}, immutable` : "no-cache";
}

/** All headers of an answer that follow from its path, its inline scripts and the transport. */
export function headersFor(
  path: string,
  { scriptHashes, https }: { scriptHashes: readonly string[]; https: boolean },
): HeaderRecord {
  return {
    ...securityHeaders(),
    ...sharingHeaders(path),
    ...(https ? transportSecurity : {}),
    "Content-Security-Policy": contentSecurityPolicy(scriptHashes),
    "Cache-Control": cacheControl(path),
  };
}

/** The headers of the answers that are no file: short text, never kept. */
export function plainTextHeaders(https: boolean): HeaderRecord {
  return {
    ...headersFor("/", { scriptHashes: [], https }),
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
  };
}
