import { afterPaint } from "./frames.ts";

/** Pixels from the top, by the key of the history entry; kept while the document lives. */
export const scrollPositions = new Map<string, number>();

/** Notes the position of the entry that is shown, and follows it no further. */
let leaveEntry = () => {};

/** How many entries of the history are before the one that is shown, as the router counts. */
let index = 0;

/** Follows the scroll position of one history entry until it is left. Returns the way to stop. */
export function rememberScroll(key: string): () => void {
  index = history.state?.idx ?? index;
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
 * Gives the entries that the browser makes for links to a part of the page a key, as the router's
 * entries have one. Without it they would all share one position. It must be called before the
 * router listens: events of the window reach their listeners in the order in which these came.
 */
export function keyEntriesOfParts(): void {
  window.addEventListener("popstate", () => {
    if (history.state !== null) return;
    // The browser is about to scroll to the part: that isn't a position of the entry before.
    leaveEntry();
    index += 1;
    const key = `part-${index}-${Math.random().toString(36).slice(2, 8)}`;
    history.replaceState({ usr: null, key, idx: index }, "");
  });
}

/**
 * Scrolls while every part of the page has its real height. Those that are far away have only been
 * estimated (`--when-near` in app/styles/base.css).
 */
export function withRealHeights(scroll: () => void): void {
  const { dataset } = document.documentElement;
  dataset.restoring = "";
  scroll();
  afterPaint(() => delete dataset.restoring);
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
