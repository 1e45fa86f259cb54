import { now } from "./clock.ts";
import {
  consentEntry,
  readItem,
  recentSearchesEntry,
  removeItem,
  unsentFormEntry,
  writeItem,
} from "./storage.ts";

/** The event that tells other scripts about a choice, under the name that they rely on. */
export const consentUpdated = "cookieConsentUpdated";

const dayInMilliseconds = 24 * 60 * 60 * 1000;
const validForDays = 365;

const optional = ["analytics", "marketing", "functional"] as const;
const methods = ["banner", "settings"] as const;

export type ConsentMethod = (typeof methods)[number];
export type ConsentPreferences = { essential: true } & Record<(typeof optional)[number], boolean>;
export type ConsentRecord = {
  preferences: ConsentPreferences;
  /** ISO 8601, as `toISOString` writes it. */
  timestamp: string;
  version: "2.0";
  consentMethod: ConsentMethod;
};

export const allCategories: ConsentPreferences = {
  essential: true,
  analytics: true,
  marketing: true,
  functional: true,
};

/** Where every choice starts: nothing optional is on. */
export const essentialOnly: ConsentPreferences = {
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
};

/**
 * The stored choice, or null when there isn't a valid one: no record, another version or shape, a
 * time in the future, or one more than 365 days ago.
 *
 * @param stored the text of the entry, or null
 * @param now milliseconds since 1970
 */
export function readConsent(stored: string | null, now: number): ConsentRecord | null {
  const record = parseJson(stored);
  if (!isRecord(record)) return null;
  const age = now - Date.parse(record.timestamp);
  return age >= 0 && age <= validForDays * dayInMilliseconds ? record : null;
}

/** By hand, because a library for shapes would be most of the script that every page loads for this. */
function isRecord(value: unknown): value is ConsentRecord {
  const { preferences, timestamp, version, consentMethod } = Object(value);
  const { essential, ...others } = Object(preferences);
  return (
    Object.keys(Object(value)).length === 4 &&
    version === "2.0" &&
    methods.includes(consentMethod) &&
    essential === true &&
    Object.keys(others).length === optional.length &&
    optional.every((category) => typeof others[category] === "boolean") &&
    isTime(timestamp)
  );
}

/** Whether a time is written as we write it, and exists: the 30th of February is read as the 2nd of March. */
function isTime(text: unknown): boolean {
  const time = Date.parse(String(text));
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** Milliseconds until the banner is due, 1.5 s after the load event, or 1,500 where that isn't known. */
export function untilBanner(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const isKnown = entry instanceof PerformanceNavigationTiming && entry.loadEventStart > 0;
  const sinceLoad = isKnown ? performance.now() - entry.loadEventStart : 0;
  return Math.max(0, 1_500 - sinceLoad);
}

/** The record that is stored for a choice made at `timestamp` (ISO 8601). */
export function consentRecord(
  preferences: ConsentPreferences,
  consentMethod: ConsentMethod,
  timestamp: string,
): ConsentRecord {
  return { preferences, timestamp, version: "2.0", consentMethod };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends an event when an analytics script is present. This site ships none; see
 * `docs/analytics.md` for how a site owner adds one.
 */
export function sendAnalyticsEvent(name: string, details: Record<string, unknown>): void {
  const gtag = "gtag" in window ? window.gtag : undefined;
  if (typeof gtag === "function") gtag("event", name, details);
}

/** Whether the browser sends Global Privacy Control. */
export function hasGlobalPrivacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}

/** Entries that may be stored on the device only while the functional category is on. */
const functionalEntries = [recentSearchesEntry, unsentFormEntry] as const;

type FunctionalEntry = (typeof functionalEntries)[number];

/** Whether the visitor has allowed the functional category. */
function mayRemember(): boolean {
  return readConsent(readItem(consentEntry), now())?.preferences.functional === true;
}

/** The entry, or null where it's missing or not allowed. */
export function readFunctional(entry: FunctionalEntry): string | null {
  return mayRemember() ? readItem(entry) : null;
}

/** Writes the entry where that is allowed. False when it isn't kept. */
export function writeFunctional(entry: FunctionalEntry, text: string): boolean {
  return mayRemember() && writeItem(entry, text);
}

/** Removes every functional entry when the category is not on, or no longer. */
export function dropWhatIsNotAllowed(): void {
  if (mayRemember()) return;
  for (const entry of functionalEntries) removeItem(entry);
}
