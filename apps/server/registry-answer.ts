import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { answerRegistry, apiPath } from "@yno/registry/answer";
import type { Registry } from "@yno/registry/registry";
import { isOutdated, namesEtag } from "./conditional-requests.ts";
import { type HeaderRecord, headersFor, optionsHeaders, readMethods } from "./headers.ts";
import { type Compression, chooseEncoding } from "./negotiate.ts";
import type { StaticRequest } from "./static-handler.ts";

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
): Promise<Response> {
  const { status, body } = answerRegistry(registry, path, query);
  const shared = {
    ...headersFor(apiPath, { https }),
    ...json,
    Vary: "Accept-Encoding",
  };
  const plain = Buffer.from(JSON.stringify(body));
  const available = plain.byteLength < minToCompress ? [] : (["br", "gzip"] as const);
  const encoding = chooseEncoding(header("accept-encoding"), available);
  if (status !== 200) {
    const encoded = await encode(plain, encoding);
    const headers = { ...shared, ...encoded.headers, "Cache-Control": "no-store" };
    return new Response(encoded.body, { status, headers });
  }
  // Of the plain text, so that what a client has already is not compressed to find that out.
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 27);
  const etag = encoding === "identity" ? `"${digest}"` : `"${digest}-${encoding}"`;
  const headers = { ...shared, ETag: etag };
  if (isOutdated(header, etag, modified)) {
    return new Response(null, {
      status: 412,
      headers: { ...headers, "Cache-Control": "no-store" },
    });
  }
  if (namesEtag(header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const encoded = await encode(plain, encoding);
  return new Response(encoded.body, { status, headers: { ...headers, ...encoded.headers } });
}

/** Answers every other method: a preflight with what is allowed, and the rest with a refusal. */
export function registryRefusal(method: string, https: boolean): Response {
  if (method !== "OPTIONS") {
    const sentence = "This registry can only be read. Ask with GET.";
    return registryProblem(405, sentence, https, { Allow: readMethods });
  }
  const headers = optionsHeaders(apiPath, readMethods, https);
  return new Response(null, { status: 204, headers });
}

/** A sentence in the shape in which this API says what went wrong. */
export function registryProblem(
  status: number,
  error: string,
  https: boolean,
  more: HeaderRecord = {},
): Response {
  const headers = { ...headersFor(apiPath, { https }), "Cache-Control": "no-store", ...more };
  return Response.json({ error }, { status, headers: { ...headers, ...json } });
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
