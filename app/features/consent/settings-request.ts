import { useSyncExternalStore } from "react";

let asked = 0;
const listeners = new Set<() => void>();

/** Opens the cookie settings, from the footer or from a page. */
export function askForCookieSettings(): void {
  asked += 1;
  for (const listener of listeners) listener();
}

/** How often the settings were opened in this document; 0 in the static HTML. */
export function useSettingsAsked(): number {
  return useSyncExternalStore(subscribe, readAsked, () => 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readAsked(): number {
  return asked;
}
