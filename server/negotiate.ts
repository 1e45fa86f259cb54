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
  const listed = readQualities(header ?? "");
  const has = new Set(available);
  let best: Compression | "identity" = "identity";
  let bestQuality = 0;
  for (const encoding of ["br", "gzip", "identity"] as const) {
    if (encoding !== "identity" && !has.has(encoding)) continue;
    const quality = qualityOf(encoding, listed);
    if (quality > bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}

/** Whether the plain file is acceptable: it is, unless the header excludes it. */
export function acceptsIdentity(header: string | undefined): boolean {
  return qualityOf("identity", readQualities(header ?? "")) > 0;
}

function qualityOf(
  encoding: Compression | "identity",
  listed: ReadonlyMap<string, number>,
): number {
  const fallback = encoding === "identity" ? unmentionedIdentity : 0;
  return listed.get(encoding) ?? listed.get("*") ?? fallback;
}

/** Qualities by lower-case coding. Of two mentions the first counts; malformed members are skipped. */
function readQualities(header: string): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  for (const member of header.split(",")) {
    const [coding = "", weight, ...more] = member
      .split(";")
      .map((part) => part.trim().toLowerCase());
    const name = coding === "x-gzip" ? "gzip" : coding;
    const quality = more.length === 0 ? readWeight(weight) : null;
    if (name !== "" && quality !== null && !listed.has(name)) listed.set(name, quality);
  }
  return listed;
}

/** 'q=0.5' as a number from 0 to 1; 1 without a weight; null if it's malformed. */
export function readWeight(weight: string | undefined): number | null {
  if (weight === undefined) return 1;
  const value = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight)?.[1];
  return value === undefined ? null : Number(value);
}
