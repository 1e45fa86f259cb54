import { now } from "./clock.ts";
import { readConsent } from "./consent-record.ts";
import {
  consentEntry,
  readItem,
  recentSearchesEntry,
  removeItem,
  unsentFormEntry,
  writeItem,
} from "./storage.ts";

/** Entries that may be stored on the device only while the functional category is on. */
const functionalEntries = [recentSearchesEntry, unsentFormEntry] as const;

type FunctionalEntry = (typeof functionalEntries)[number];

/** Whether the visitor has allowed the functional category. */
export function mayRemember(): boolean {
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
export function dropDisallowedEntries(): void {
  if (mayRemember()) return;
  for (const entry of functionalEntries) removeItem(entry);
}
