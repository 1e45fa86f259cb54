import { afterPaint } from "./animation-frames.ts";
import { rootFlags } from "./signals.ts";

/** Pixels from the top, by the key of the history entry; kept while the document lives. */
export const scrollPositions = new Map<string, number>();

/** Notes the position of the entry that is shown, and follows it no further. */
let leaveEntry = () => {};

/** Follows the scroll position of one history entry until it is left. Returns the way to stop. */
export function rememberScroll(key: string): () => void {
  const remember = () => scrollPositions.set(key, window.scrollY);
  // The event of scrolling comes with the next frame, and Back may come before it.
  const events = ["scroll", "popstate"];
  for (const name of events) window.addEventListener(name, remember, { passive: true });
  const stop = () => {
    for (const name of events) window.removeEventListener(name, remember);
  };
  leaveEntry = () => {
    remember();
    stop();
  };
  return stop;
}

/**
 * Leaves an entry when a link leads to a part of its page, for which the browser makes the next one
 * itself and is about to scroll. It must be called before the router listens, which names that
 * entry: events of the window reach their listeners in the order in which these came.
 */
export function leaveEntriesForParts(): void {
  window.addEventListener("popstate", () => {
    if (history.state === null) leaveEntry();
  });
}

/**
 * Scrolls while every part of the page has its real height. Those that are far away have only been
 * estimated (`--when-near` in app/styles/base.css).
 */
export function withRealHeights(scroll: () => void): void {
  const flags = rootFlags();
  flags.restoring = "";
  scroll();
  afterPaint(() => delete flags.restoring);
}

/**
 * Takes the restoring of positions over from the browser while the document lives: it would scroll
 * the old page before the new one is laid out. A reload is left to the browser. Returns a function
 * that stops it.
 */
export function restoreScrollOurselves(): () => void {
  const giveBack = () => {
    history.scrollRestoration = "auto";
  };
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  takeOver();
  window.addEventListener("pagehide", giveBack);
  // Also when the page comes back from the back/forward cache.
  window.addEventListener("pageshow", takeOver);
  return () => {
    window.removeEventListener("pagehide", giveBack);
    window.removeEventListener("pageshow", takeOver);
    giveBack();
  };
}
