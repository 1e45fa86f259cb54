import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { answerRegistry } from "#registry-api/answer.ts";
import type { Registry } from "#registry-api/registry.ts";
import type { Ask } from "./answer.ts";
import { namesEtag } from "./conditions.ts";
import { type HeaderRecord, headersFor, registryPath } from "./headers.ts";
import { chooseEncoding } from "./negotiate.ts";

type RegistryHttpAnswer = {
  status: 200 | 204 | 304 | 400 | 404 | 405;
  headers: HeaderRecord;
  body: Uint8Array<ArrayBuffer> | null;
};

const json = { "Content-Type": "application/json; charset=utf-8" };

/** Below this, compressing saves nothing worth its header. */
const leastToCompress = 1000;

/** Answers a GET or HEAD of the registry API: JSON, whatever was asked. */
export function registryAnswer(
  registry: Registry,
  { path, query, https, header }: Omit<Ask, "method">,
): RegistryHttpAnswer {
  const { status, body } = answerRegistry(registry, path, query);
  const shared = {
    ...headersFor(registryPath, { scriptHashes: [], https }),
    ...json,
    Vary: "Accept-Encoding",
  };
  const encoded = encode(Buffer.from(JSON.stringify(body)), header("accept-encoding"));
  if (status !== 200) {
    const headers = { ...shared, ...encoded.headers, "Cache-Control": "no-store" };
    return { status, headers, body: encoded.body };
  }
  const etag = `"${createHash("sha256").update(encoded.body).digest("base64url").slice(0, 27)}"`;
  const headers = { ...shared, ETag: etag };
  return namesEtag(header("if-none-match"), etag)
    ? { status: 304, headers, body: null }
    : { status, headers: { ...headers, ...encoded.headers }, body: encoded.body };
}

/** Answers every other method: a preflight with what is allowed, and the rest with a refusal. */
export function registryRefusal(method: string, https: boolean): RegistryHttpAnswer {
  const headers = {
    ...headersFor(registryPath, { scriptHashes: [], https }),
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
    ...headersFor(registryPath, { scriptHashes: [], https }),
    "Cache-Control": "no-store",
  };
  return { headers: { ...headers, ...json }, body: Buffer.from(JSON.stringify({ error })) };
}

/** The answers differ with every query, so they are compressed as they go, and quickly. */
function encode(
  plain: Buffer<ArrayBuffer>,
  accepted: string | undefined,
): { body: Uint8Array<ArrayBuffer>; headers: HeaderRecord } {
  const available = plain.byteLength < leastToCompress ? [] : (["br", "gzip"] as const);
  const encoding = chooseEncoding(accepted, available);
  const body = {
    br: () => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gzip: () => gzipSync(plain),
    identity: () => plain,
  }[encoding]();
  const length = { "Content-Length": String(body.byteLength) };
  return {
    body,
    headers: encoding === "identity" ? length : { ...length, "Content-Encoding": encoding },
  };
}
