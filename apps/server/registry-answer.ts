import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { answerRegistry } from "@yno/registry/answer";
import type { Registry } from "@yno/registry/registry";
import { isOutdated, namesEtag } from "./conditional-requests.ts";
import { type HeaderRecord, headersFor, registryPath } from "./headers.ts";
import { type Compression, chooseEncoding } from "./negotiate.ts";
import type { StaticRequest } from "./static-handler.ts";

type RegistryHttpAnswer = {
  status: 200 | 204 | 304 | 400 | 404 | 405 | 412;
  headers: HeaderRecord;
  body: Uint8Array<ArrayBuffer> | null;
};

const json = { "Content-Type": "application/json; charset=utf-8" };

// In threads of Node's own, so that pages do not wait meanwhile.
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this, compressing saves nothing worth its header. */
const minToCompress = 1000;

/**
 * Answers a GET or HEAD of the registry API: always JSON. `modified` is when the list was written,
 * in milliseconds.
 */
export async function registryAnswer(
  { registry, modified }: { registry: Registry; modified: number },
  { path, query, https, header }: Omit<StaticRequest, "method">,
): Promise<RegistryHttpAnswer> {
  const { status, body } = answerRegistry(registry, path, query);
  const shared = {
    ...headersFor(registryPath, { https }),
    ...json,
    Vary: "Accept-Encoding",
  };
  const plain = Buffer.from(JSON.stringify(body));
  const available = plain.byteLength < minToCompress ? [] : (["br", "gzip"] as const);
  const encoding = chooseEncoding(header("accept-encoding"), available);
  if (status !== 200) {
    const encoded = await encode(plain, encoding);
    const headers = { ...shared, ...encoded.headers, "Cache-Control": "no-store" };
    return { status, headers, body: encoded.body };
  }
  // Of the plain text, so that what a client has already is not compressed to find that out.
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 27);
  const etag = encoding === "identity" ? `"${digest}"` : `"${digest}-${encoding}"`;
  const headers = { ...shared, ETag: etag };
  if (isOutdated(header, etag, modified)) {
    return { status: 412, headers: { ...headers, "Cache-Control": "no-store" }, body: null };
  }
  if (namesEtag(header("if-none-match"), etag)) return { status: 304, headers, body: null };
  const encoded = await encode(plain, encoding);
  return { status, headers: { ...headers, ...encoded.headers }, body: encoded.body };
}

/** Answers every other method: a preflight with what is allowed, and the rest with a refusal. */
export function registryRefusal(method: string, https: boolean): RegistryHttpAnswer {
  const headers = {
    ...headersFor(registryPath, { https }),
    "Cache-Control": "no-store",
    Allow: "GET, HEAD, OPTIONS",
  };
  if (method === "OPTIONS") return { status: 204, headers, body: null };
  const problem = registryProblem("This registry can only be read. Ask with GET.", https);
  return { status: 405, headers: { ...problem.headers, ...headers }, body: problem.body };
}

/** A sentence in the shape in which this API says what went wrong. */
export function registryProblem(
  error: string,
  https: boolean,
): { headers: HeaderRecord; body: Uint8Array<ArrayBuffer> } {
  const headers = {
    ...headersFor(registryPath, { https }),
    "Cache-Control": "no-store",
  };
  return { headers: { ...headers, ...json }, body: Buffer.from(JSON.stringify({ error })) };
}

/**
 * The answers differ with every query, so they are compressed as they go, and quickly. Brotli needs
 * quality 5 to make them smaller than gzip does.
 */
async function encode(
  plain: Buffer<ArrayBuffer>,
  encoding: Compression | "identity",
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: HeaderRecord }> {
  const body = {
    br: () => brotliAsync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: () => gzipAsync(plain),
    identity: () => plain,
  }[encoding]();
  const encoded = await body;
  const length = { "Content-Length": String(encoded.byteLength) };
  return {
    body: encoded,
    headers: encoding === "identity" ? length : { ...length, "Content-Encoding": encoding },
  };
}
