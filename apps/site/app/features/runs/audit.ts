import { runWords } from "#content/messages/runs.ts";
import type { ApprovalStep, Run, WorkStep } from "#content/schema/run.ts";
import {
  callTimes,
  formatTimestamp,
  moneyText,
  type StepTime,
  stepTimes,
  toMilliseconds,
} from "./timing.ts";

type AuditEventName =
  | "run.started"
  | "run.completed"
  | "run.refused"
  | "step.waited"
  | "step.completed"
  | "tool.called"
  | "tool.failed"
  | "policy.stopped"
  | "approval.requested"
  | "approval.escalated"
  | "approval.decided";

/** One entry of the audit record. Entries are added and never changed. */
export type AuditEntry = {
  number: number;
  /** In Singapore, to a tenth of a second. */
  time: string;
  event: AuditEventName;
  /** The step it belongs to; the run itself for the first and the last entry. */
  step: string;
  what: string;
};

type AuditEvent = Omit<AuditEntry, "number" | "time"> & { at: number };

/** The audit record of a run, made from what its steps say happened. */
export function buildAudit(run: Run): AuditEntry[] {
  const times = stepTimes(run);
  const events = run.steps.flatMap((step, index) => {
    const time = times[index];
    if (!time) return [];
    return step.kind === "work" ? workEvents(step, time) : approvalEvents(step, time);
  });
  const first: AuditEvent = {
    at: Date.parse(run.started),
    event: "run.started",
    step: run.number,
    what: `${run.trigger.name} started version ${run.version}`,
  };
  return [first, ...events, lastEvent(run, times)].map(({ at, ...rest }, index) => ({
    number: index + 1,
    time: formatTimestamp(at),
    ...rest,
  }));
}

function workEvents(step: WorkStep, { start, end }: StepTime): AuditEvent[] {
  const times = callTimes(step.calls);
  const calls = step.calls.flatMap(({ recorded, failed }, index): AuditEvent[] => {
    const ended = times[index]?.end;
    if (recorded === undefined || ended === undefined) return [];
    const event = failed ? "tool.failed" : "tool.called";
    return [{ at: start + toMilliseconds(ended), event, step: step.name, what: recorded }];
  });
  const waited: AuditEvent[] = step.pause
    ? [{ at: start, event: "step.waited", step: step.name, what: step.pause.reason }]
    : [];
  const what = `${step.name}: ${withoutStop(step.result)}`;
  return [...waited, ...calls, { at: end, event: "step.completed", step: step.name, what }];
}

function approvalEvents(step: ApprovalStep, { start, end }: StepTime): AuditEvent[] {
  const { policy, asks, decision } = step.approval;
  const at = { step: step.name };
  const limits = policy.limits.map(({ shown }) => shown).join(", ");
  const escalated: AuditEvent[] = decision.escalated
    ? [
        {
          ...at,
          at: start + toMilliseconds(decision.escalated.seconds),
          event: "approval.escalated",
          what: `No answer in time, passed on to ${decision.escalated.to}`,
        },
      ]
    : [];
  return [
    { ...at, at: start, event: "policy.stopped", what: `${policy.id}: ${limits}` },
    { ...at, at: start, event: "approval.requested", what: `Asked ${asks}` },
    ...escalated,
    {
      ...at,
      at: end,
      event: "approval.decided",
      what: `${decision.title}, by ${decision.by} ${decision.via}`,
    },
  ];
}

function lastEvent(run: Run, times: readonly StepTime[]): AuditEvent {
  const approvals = run.steps.filter(({ kind }) => kind === "approval").length;
  return {
    at: times.at(-1)?.end ?? Date.parse(run.started),
    event: isRefused(run) ? "run.refused" : "run.completed",
    step: run.number,
    what: `5 steps, ${approvalsText(approvals)}, ${moneyText(sumCosts(run))}`,
  };
}

function approvalsText(count: number): string {
  if (count === 0) return "no approval";
  return count === 1 ? "1 approval" : `${count} approvals`;
}

/** Whether the last decision ended the run without its outcome. */
export function isRefused({ steps }: Run): boolean {
  return steps.some(
    (step) =>
      step.kind === "approval" &&
      step.approval.options.some(
        ({ id, refuses }) => refuses && id === step.approval.decision.option,
      ),
  );
}

/** What the first steps of a run cost, or all of them, in cents of SGD. */
export function sumCosts(run: Run, steps = 5): number {
  return run.steps
    .slice(0, steps)
    .reduce((sum, step) => sum + (step.kind === "work" ? step.cost : 0), 0);
}

function withoutStop(sentence: string): string {
  return sentence.endsWith(".") ? sentence.slice(0, -1) : sentence;
}

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
