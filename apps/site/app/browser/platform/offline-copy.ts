import { config } from "#app/config.ts";
import { afterLoad, whenIdle } from "./clock.ts";
import { savesData } from "./connection.ts";
import { consentUpdated } from "./consent-record.ts";
import { mayRemember } from "./functional-storage.ts";
import { trusted } from "./trusted-types.ts";

/**
 * Lets the service worker keep a copy of the site (`app/service-worker/keep.ts`) while the visitor
 * allows the functional category, and removes both when it isn't allowed, or no longer. The copy
 * waits until the page has loaded and the browser is idle; none is made for visitors who save data.
 * Where the copy is switched off, a worker of an earlier build removes itself, so there is nothing
 * to do here.
 */
export function keepOfflineCopy(): void {
  if (import.meta.env.DEV || !config.offlineCopy || !("serviceWorker" in navigator)) return;
  followChoice();
  window.addEventListener(consentUpdated, followChoice);
}

function followChoice(): void {
  // A browser that keeps nothing (private windows, blocked storage) shows the site all the same.
  if (!mayRemember()) removeCopy().catch(() => {});
  else if (!savesData()) afterLoad(() => whenIdle(register));
}

function register(): void {
  if (!mayRemember()) return;
  navigator.serviceWorker.register(trusted("/sw.js")).catch(() => {});
}

/** The site has no other worker and no other caches (/cookies). */
async function removeCopy(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
