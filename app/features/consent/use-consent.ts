import { useEffect, useState } from "react";
import { sendAnalyticsEvent } from "#app/browser/analytics.ts";
import { afterLoad, now, timestamp } from "#app/browser/clock.ts";
import {
  type ConsentMethod,
  type ConsentPreferences,
  consentKey,
  consentRecord,
  readConsent,
} from "#app/browser/consent-record.ts";
import { dropWhatIsNotAllowed } from "#app/browser/functional-storage.ts";
import { readItem, removeItem, watchItem, writeItem } from "#app/browser/storage.ts";

const bannerDelayMs = 1500;

/** Unknown until the page has been loaded for 1.5 s; then it's known whether there is an answer. */
type ConsentState = "unknown" | "unanswered" | "answered";

type Consent = {
  state: ConsentState;
  /** The stored choice, read afresh. */
  stored: () => ConsentPreferences | null;
  save: (preferences: ConsentPreferences, method: ConsentMethod) => void;
};

export function useConsent(): Consent {
  const [state, setState] = useState<ConsentState>("unknown");

  useEffect(() => {
    const look = () => {
      const stored = readItem(consentKey);
      const answered = readConsent(stored, now()) !== null;
      if (stored !== null && !answered) removeItem(consentKey);
      dropWhatIsNotAllowed();
      setState(answered ? "answered" : "unanswered");
    };
    return afterLoad(bannerDelayMs, look);
  }, []);

  // An answer given in another tab counts here too.
  useEffect(
    () =>
      watchItem(consentKey, (stored) => {
        if (readConsent(stored, now())) setState("answered");
      }),
    [],
  );

  return {
    state,
    stored: () => readConsent(readItem(consentKey), now())?.preferences ?? null,
    save(preferences, method) {
      writeItem(consentKey, JSON.stringify(consentRecord(preferences, method, timestamp())));
      dropWhatIsNotAllowed();
      setState("answered");
      const detail = { preferences, method };
      window.dispatchEvent(new CustomEvent("cookieConsentUpdated", { detail }));
      if (preferences.analytics) sendAnalyticsEvent("cookie-consent-granted", detail);
    },
  };
}
