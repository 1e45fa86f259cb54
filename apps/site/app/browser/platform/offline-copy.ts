import { config } from "#app/config.ts";
import { afterLoad, now, whenIdle } from "./clock.ts";
import { savesData } from "./connection.ts";
import { consentUpdated, readConsent } from "./consent-record.ts";
import { consentEntry, readItem } from "./storage.ts";
import { trusted } from "./trusted-types.ts";

/**
 * Lets the service worker keep a copy of the site (`app/service-worker/keep.ts`) for visitors who
 * have made their cookie choice, whatever they chose: before that the site stores nothing. It waits
 * until the page has loaded and the browser is idle; it does nothing for visitors who save data.
 * Where the copy is switched off, a worker of an earlier build removes itself, so there is nothing
 * to do here.
 */
export function keepOfflineCopy(): void {
  if (import.meta.env.DEV || !config.offlineCopy) return;
  if (!("serviceWorker" in navigator) || savesData()) return;
  if (readConsent(readItem(consentEntry), now())) registerAtRest();
  else window.addEventListener(consentUpdated, registerAtRest, { once: true });
}

function registerAtRest(): void {
  afterLoad(() => {
    whenIdle(() => {
      navigator.serviceWorker.register(trusted("/sw.js")).catch(() => {
        // A browser that keeps nothing (private windows, blocked storage) shows the site all the
        // same.
      });
    });
  });
}
