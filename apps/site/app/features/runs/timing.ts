import { formatDate } from "#app/ui/format-date.ts";
import type { Run, RunCall, RunStep } from "#content/schema/run.ts";

/** When a step starts and ends, in milliseconds since 1970, and how long it is at work. */
export type StepTime = { start: number; end: number; seconds: number };

/** The times of the five steps: each starts where the previous one ended. */
export function stepTimes(run: Run): StepTime[] {
  let at = Date.parse(run.started);
  return run.steps.map((step) => {
    const seconds = stepSeconds(step);
    const pause = step.kind === "work" ? (step.pause?.seconds ?? 0) : 0;
    const start = at + toMilliseconds(pause);
    at = start + toMilliseconds(seconds);
    return { start, end: at, seconds };
  });
}

/** How long a step takes: its calls with their waits, or the time until a person has decided. */
function stepSeconds(step: RunStep): number {
  return step.kind === "approval"
    ? step.approval.decision.seconds
    : step.calls.reduce((sum, call) => sum + (call.waited ?? 0) + call.seconds, 0);
}

/** Where each call of a step starts and ends, in seconds after the step's start. */
export function callTimes(calls: readonly RunCall[]): { start: number; end: number }[] {
  let at = 0;
  return calls.map(({ waited = 0, seconds }) => {
    const start = at + waited;
    at = start + seconds;
    return { start, end: at };
  });
}

/** Whole tenths of a second avoid rounding errors. */
export function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000);
}

/** '4.6 s', '11 min 48 s', '5 h 12 min', '6 days 4 h'. */
export function durationText(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10;
  if (tenths < 60) return `${tenths.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return twoUnits(whole, 60, "min", "s");
  const minutes = Math.round(whole / 60);
  if (minutes < 48 * 60) return twoUnits(minutes, 60, "h", "min");
  return twoUnits(Math.round(minutes / 60), 24, "days", "h");
}

function twoUnits(amount: number, unit: number, large: string, small: string): string {
  const rest = amount % unit;
  const first = `${Math.floor(amount / unit)} ${large}`;
  return rest === 0 ? first : `${first} ${rest} ${small}`;
}

/** Singapore keeps one time all year, eight hours ahead of UTC. */
const singapore = 8 * 3600 * 1000;

function inSingapore(time: number): string {
  return new Date(time + singapore).toISOString();
}

/** '2026-11-19T09:14:02.1+08:00', as the audit record writes a time. */
export function formatTimestamp(time: number): string {
  return `${inSingapore(Math.floor(time / 100) * 100).slice(0, 21)}+08:00`;
}

/** '09:14:02' on the day on which the run started, '24 Nov, 09:14' on another. */
export function clockText(time: number, started: number): string {
  const text = inSingapore(time);
  if (text.slice(0, 10) === inSingapore(started).slice(0, 10)) return text.slice(11, 19);
  const [day, month = ""] = formatDate(text).split(" ");
  return `${day} ${month.slice(0, 3)}, ${text.slice(11, 16)}`;
}

/** '19 November 2026'. */
export function dayText(time: number): string {
  return formatDate(inSingapore(time));
}

/** 'SGD 0.06', from cents. */
export function moneyText(cents: number): string {
  return `SGD ${(cents / 100).toFixed(2)}`;
}
