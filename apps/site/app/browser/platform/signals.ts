/**
 * What the parts of a page tell each other without importing one another: flags of the root element,
 * which CSS follows too, and events of the window. The scripts in the document use both, so nothing
 * is imported here.
 */

/** A `data-` attribute of the root element. */
export type RootFlag =
  /** The colour scheme; the system's without it. */
  | "theme"
  /** `collapsed` or `expanded`; expanded without it. */
  | "sidebar"
  /** The address holds a query that the page hasn't applied yet. */
  | "query"
  /** The page was scrolled to a place, so no height on it may be an estimate (registry.css). */
  | "laidOut"
  /** The page answers to clicks. Other tools rely on this name. */
  | "hydrated"
  /** The forms arrive at the server (apps/server/connected-forms.ts); without it they are simulated. */
  | "intake"
  /** The page stays without its script. */
  | "failed"
  /** The consent banner is answered by its own code, or by nothing because that couldn't come. */
  | "consent";

/** The flags as they are now; undefined where one is missing. */
export function rootFlags(): { [Name in RootFlag]?: string | undefined } {
  return document.documentElement.dataset;
}

/** What has happened, or what is wanted. */
export type Signal =
  /** The page answers to clicks. */
  | "hydrated"
  /** The consent banner answers to clicks. */
  | "consent"
  /** The visitor asks for the cookie settings. */
  | "cookie-settings"
  /** The banner's code has been asked for and the browser has nothing to do. */
  | "idle"
  /** A notice waits for the code of toasts. */
  | "notice"
  /** A notice may come soon. */
  | "preload-toasts";

/** Tells everything in this document that listens to the signal now. */
export function sendSignal(signal: Signal): void {
  window.dispatchEvent(new Event(`yno:${signal}`));
}

/** Calls back at each signal. Returns the cleanup function. */
export function onSignal(signal: Signal, callback: () => void): () => void {
  window.addEventListener(`yno:${signal}`, callback);
  return () => window.removeEventListener(`yno:${signal}`, callback);
}

/** Calls back at the next signal alone. In every page's HTML it's shorter than what can be stopped. */
export function onNextSignal(signal: Signal, callback: EventListenerObject): void {
  addEventListener(`yno:${signal}`, callback, { once: true });
}
