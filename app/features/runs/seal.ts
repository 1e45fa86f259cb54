import type { AuditEntry } from "./audit.ts";

/** The hash before the first entry. */
export const firstPrevious = "0".repeat(64);

/** The SHA-256 of an entry together with the hash before it, in hexadecimal. */
async function sealEntry(entry: AuditEntry, previous: string): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalJson({ ...entry, previous }));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hashes of all entries, each made with the one before it. */
export async function sealEntries(entries: readonly AuditEntry[]): Promise<string[]> {
  const seals: string[] = [];
  for (const entry of entries) seals.push(await sealEntry(entry, seals.at(-1) ?? firstPrevious));
  return seals;
}

/** Browsers compute hashes only in secure contexts. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/**
 * JSON in the canonical form of RFC 8785: names in the order of their UTF-16 code units, no spaces,
 * and strings and numbers as ECMAScript writes them. Equal data has equal text, so it can be
 * hashed.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const pairs = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`);
  return `{${pairs.join(",")}}`;
}

/** `Array.isArray` doesn't know lists that can't be changed. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
