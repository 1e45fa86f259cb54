import { parseAccept } from "hono/utils/accept";

/** The encodings that the build prepares beside the plain file, by their names in HTTP. */
export type Compression = "br" | "gzip";

// A coding that is not mentioned is acceptable only if it is 'identity', and then comes after
// everything mentioned: below 0.001, the smallest quality that can be written.
const unmentionedIdentity = 0.0001;

/**
 * The best of the available encodings for an Accept-Encoding header: the highest quality, and among
 * equals Brotli before gzip before the plain file. If nothing is acceptable, the plain file (RFC
 * 9110, 12.5.3 lets a server disregard the header): a readable answer helps more than a 406.
 */
export function chooseEncoding(
  header: string | undefined,
  available: Iterable<Compression>,
): Compression | "identity" {
  const listed = readQualities(header);
  const has = new Set(available);
  let best: Compression | "identity" = "identity";
  let bestQuality = 0;
  for (const encoding of ["br", "gzip", "identity"] as const) {
    if (encoding !== "identity" && !has.has(encoding)) continue;
    const quality = encodingQuality(encoding, listed);
    if (quality > bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}

/** Whether the plain file is acceptable: it is, unless the header excludes it. */
export function acceptsIdentity(header: string | undefined): boolean {
  return encodingQuality("identity", readQualities(header)) > 0;
}

function encodingQuality(
  encoding: Compression | "identity",
  listed: ReadonlyMap<string, number>,
): number {
  const fallback = encoding === "identity" ? unmentionedIdentity : 0;
  const named = listed.get(encoding) ?? (encoding === "gzip" ? listed.get("x-gzip") : undefined);
  return named ?? listed.get("*") ?? fallback;
}

/**
 * The qualities in an Accept header of any kind, by lower-case value and without other parameters.
 * The higher one counts if a value is listed twice.
 */
function readQualities(header: string | undefined): ReadonlyMap<string, number> {
  // hono sorts by quality, and the last entry of a Map wins.
  const listed = parseAccept(header ?? "").toReversed();
  return new Map(listed.map(({ type, q }) => [type.toLowerCase(), q]));
}

/**
 * The offered type that an Accept header likes best; of equals the first. Undefined if it refuses all
 * of them. Without the header, or without a media range that can be read, everything is acceptable
 * (RFC 9110, 12.5.1).
 */
export function chooseType<Type extends string>(
  header: string | null | undefined,
  offered: readonly Type[],
): Type | undefined {
  const listed = readQualities(header ?? undefined);
  const isRead = [...listed.keys()].some((range) => range === "*" || range.includes("/"));
  let best: Type | undefined;
  let bestQuality = 0;
  for (const type of offered) {
    const quality = isRead ? typeQuality(type, listed) : 1;
    if (quality <= bestQuality) continue;
    best = type;
    bestQuality = quality;
  }
  return best;
}

/** The most exact mention counts: the type itself, all of its kind, anything (also as Java's `*`). */
function typeQuality(type: string, listed: ReadonlyMap<string, number>): number {
  const kind = `${type.split("/", 1)[0]}/*`;
  return listed.get(type) ?? listed.get(kind) ?? listed.get("*/*") ?? listed.get("*") ?? 0;
}

/** The type in a Content-Type header, in lower case and without its parameters; '' without one. */
export function mediaType(header: string | null): string {
  const [type = ""] = (header ?? "").split(";", 1);
  return type.trim().toLowerCase();
}

/** What a page can be read as: itself, or the Markdown beside it. */
type PageType = "text/html" | "text/markdown";

/**
 * Whether an Accept header is answered with HTML or with Markdown. The better quality wins. At
 * equal quality, Markdown is sent if it's named: browsers don't, and agents name both. If neither
 * is named or wanted, `otherwise` is sent: a readable answer helps more than a 406.
 */
export function choosePageType(header: string | undefined, otherwise: PageType): PageType {
  const listed = readQualities(header);
  const named = (["text/markdown", "text/html"] as const).find((type) => listed.has(type));
  const first = named ?? otherwise;
  return chooseType(header, [first, other[first]]) ?? otherwise;
}

const other = { "text/html": "text/markdown", "text/markdown": "text/html" } as const;
