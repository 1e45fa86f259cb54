import type { AuditEntry } from "./audit.ts";
import { canonicalJson } from "./canonical-json.ts";

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
