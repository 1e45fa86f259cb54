import { fileBeside, withoutTrailingSlashes } from "@yno/brand/paths";
import {
  ifRangeHolds,
  isOutdated,
  namesEtag,
  type Part,
  readRange,
} from "./conditional-requests.ts";
import { assetsPath, type HeaderRecord, headersFor } from "./headers.ts";
import { acceptsIdentity, chooseEncoding, choosePageType } from "./negotiate.ts";
import type { SiteFile, SiteFiles, Variant } from "./site-files.ts";

/** A GET or HEAD request. `path` is still percent-encoded; `query` is empty or starts with `?`. */
export type StaticRequest = {
  method: "GET" | "HEAD";
  path: string;
  query: string;
  https: boolean;
  header: (name: string) => string | undefined;
};

/** The response to send; for HEAD, with the body that GET would have. */
export type Answer = {
  status: 200 | 206 | 304 | 308 | 404 | 412 | 416;
  headers: HeaderRecord;
  body: Uint8Array<ArrayBuffer> | string | null;
};

/** Answers from the site in memory. Total: every request has an answer, and none throws. */
export function answer(site: SiteFiles, request: StaticRequest): Answer {
  const path = decoded(request.path);
  const file = site.files.get(path);
  if (file !== undefined) {
    const markdown = site.files.get(fileBeside(file.path, "md"));
    return markdown === undefined ? fileAnswer(file, request) : pageAnswer(file, markdown, request);
  }
  const page = pageMeant(site, path);
  if (page !== undefined) return movedAnswer(page, request);
  return path.startsWith(assetsPath) ? missingAsset(request) : notFoundAnswer(site, request);
}

/**
 * The page that another ending of its address means: '/about/', '/about//', '/about.html', '//'.
 * The router in the page can't show anything for '//', so the server never answers it with a
 * document. Slashes before or inside a path make another path, which is unknown.
 */
function pageMeant({ files, redirects }: SiteFiles, path: string): string | undefined {
  const tidy = withoutTrailingSlashes(path);
  const file = files.get(tidy);
  return file && isHtml(file) ? tidy : redirects.get(tidy);
}

function isHtml({ type }: SiteFile): boolean {
  return type.startsWith("text/html");
}

/**
 * The path as a key of the map. Characters with a meaning in addresses stay encoded, so that
 * '/docs%2Fmcp' is not '/docs/mcp'; malformed encoding stays as it is and is simply unknown.
 */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A page is HTML, or the Markdown beside it for who would rather read that. */
function pageAnswer(html: SiteFile, markdown: SiteFile, request: StaticRequest): Answer {
  const isMarkdown = choosePageType(request.header("accept"), "text/html") === "text/markdown";
  const { headers, ...answered } = fileAnswer(isMarkdown ? markdown : html, request);
  return {
    ...answered,
    headers: {
      ...headers,
      ...(isMarkdown && { "Content-Location": markdown.path }),
      Vary: ["Accept", headers.Vary].filter(Boolean).join(", "),
    },
  };
}

function fileAnswer(file: SiteFile, request: StaticRequest): Answer {
  const part = wantedPart(file, request);
  const { variant, headers: encodingHeaders } =
    part.kind === "whole" ? negotiated(file, request) : { variant: file.identity, headers: {} };
  const base = {
    ...headersFor(file.path, { isPage: isHtml(file), https: request.https }),
    ...varyHeaders(file),
    ETag: variant.etag,
  };
  if (isOutdated(request.header, variant.etag, file.modified)) {
    return { status: 412, headers: { ...base, "Cache-Control": "no-store" }, body: null };
  }
  if (namesEtag(request.header("if-none-match"), variant.etag)) {
    return { status: 304, headers: base, body: null };
  }
  const size = variant.body.byteLength;
  if (part.kind === "unsatisfiable") {
    // Not cached, or a cache could send the refusal to a client that asks for the whole file.
    const headers = { ...base, "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" };
    return { status: 416, headers, body: null };
  }
  const headers = {
    ...base,
    "Content-Type": file.type,
    ...(variant === file.identity && { "Accept-Ranges": "bytes" }),
    ...encodingHeaders,
  };
  if (part.kind === "whole") return withBody(200, headers, variant.body);
  const range = { "Content-Range": `bytes ${part.start}-${part.end}/${size}` };
  return withBody(206, { ...headers, ...range }, variant.body.subarray(part.start, part.end + 1));
}

/** Parts are cut from the plain file only, so that they fit together in any encoding. */
function wantedPart(file: SiteFile, request: StaticRequest): Part {
  const isUsable =
    request.method === "GET" &&
    acceptsIdentity(request.header("accept-encoding")) &&
    ifRangeHolds(request.header("if-range"), file.identity.etag);
  return isUsable
    ? readRange(request.header("range"), file.identity.body.byteLength)
    : { kind: "whole" };
}

function negotiated(
  file: SiteFile,
  request: StaticRequest,
): { variant: Variant; headers: HeaderRecord } {
  const encoding = chooseEncoding(request.header("accept-encoding"), file.compressed.keys());
  const compressed = encoding === "identity" ? undefined : file.compressed.get(encoding);
  return compressed === undefined
    ? { variant: file.identity, headers: {} }
    : { variant: compressed, headers: { "Content-Encoding": encoding } };
}

function varyHeaders(file: SiteFile): HeaderRecord {
  return file.compressed.size > 0 ? { Vary: "Accept-Encoding" } : {};
}

/** `page` is a key of the site's map, so the target is always a page of this site. */
function movedAnswer(page: string, { query, https }: StaticRequest): Answer {
  const headers = { ...headersFor(page, { https }), Location: `${page}${query}` };
  return { status: 308, headers, body: null };
}

/** A tab from before a deployment asks for a chunk that is gone; it may be back after a rollback. */
function missingAsset({ https }: StaticRequest): Answer {
  const headers = {
    ...headersFor(assetsPath, { https }),
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
  };
  return withBody(404, headers, "Not found.\n");
}

/**
 * No ETag: a 304 would tell the client that the address is fine. A request for a Markdown file that
 * accepts anything gets Markdown.
 */
function notFoundAnswer({ notFound }: SiteFiles, request: StaticRequest): Answer {
  const otherwise = request.path.endsWith(".md") ? "text/markdown" : "text/html";
  const type = choosePageType(request.header("accept"), otherwise);
  const page = type === "text/markdown" ? notFound.markdown : notFound.html;
  const { variant, headers: encodingHeaders } = negotiated(page, request);
  const headers = {
    ...headersFor(page.path, { isPage: isHtml(page), https: request.https }),
    ...encodingHeaders,
    Vary: "Accept, Accept-Encoding",
    "Content-Type": page.type,
  };
  return withBody(404, headers, variant.body);
}

function withBody(
  status: Answer["status"],
  headers: HeaderRecord,
  body: Uint8Array<ArrayBuffer> | string,
): Answer {
  const length = typeof body === "string" ? Buffer.byteLength(body) : body.byteLength;
  return { status, headers: { ...headers, "Content-Length": String(length) }, body };
}
