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
