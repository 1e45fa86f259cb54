import { runWords } from "#content/words/runs.ts";
import type { AuditEntry } from "./audit.ts";
import { sealEntries } from "./seal.ts";

/** Every entry has its hash, or the first that hasn't, with how many follow it. */
export type Verdict =
  | { kind: "whole"; entries: number }
  | { kind: "broken"; entries: number; first: number };

/**
 * Computes the hashes of an audit record again and compares them with those in the record. A
 * changed entry changes its own hash, and with it every hash after it.
 *
 * @param kept the hashes, of which all but the last may be shortened to their first characters
 */
export async function verify(
  entries: readonly AuditEntry[],
  kept: readonly string[],
): Promise<Verdict> {
  const seals = await sealEntries(entries);
  const first = seals.findIndex((seal, at) => !kept[at] || !seal.startsWith(kept[at]));
  if (first >= 0) return { kind: "broken", entries: entries.length, first };
  if (kept.length !== entries.length)
    return { kind: "broken", entries: entries.length, first: entries.length };
  return { kind: "whole", entries: entries.length };
}

/** The verdict as a sentence. */
export function verdictText(verdict: Verdict): string {
  const { entries } = verdict;
  if (verdict.kind === "whole") return runWords.verified(entries);
  return runWords.broken(verdict.first + 1, verdict.first, entries);
}

/** The record with one value changed, as after tampering with an amount. */
export function withChangedValue(entries: readonly AuditEntry[]): AuditEntry[] {
  const at = changedAt(entries);
  return entries.map((entry, index) =>
    index === at ? { ...entry, what: otherFigure(entry.what) } : entry,
  );
}

/** The entry that gets changed: one near the middle that states an amount, or else any figure. */
export function changedAt(entries: readonly AuditEntry[]): number {
  const stating = (figure: RegExp) =>
    entries.flatMap(({ what }, index) =>
      index > 0 && index < entries.length - 1 && figure.test(what) ? [index] : [],
    );
  const amounts = stating(/SGD \d/);
  const candidates = amounts.length > 0 ? amounts : stating(/\d/);
  return candidates[Math.floor(candidates.length / 2)] ?? 0;
}

/** The same text with its last digit raised by one, 9 becoming 0. */
function otherFigure(text: string): string {
  const digit = text.search(/\d(?=\D*$)/);
  return digit < 0
    ? `${text} (changed)`
    : text.slice(0, digit) + ((Number(text[digit]) + 1) % 10) + text.slice(digit + 1);
}
