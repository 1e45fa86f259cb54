/** Pixels from the top, by the key of the history entry; kept while the document lives. */
export const scrollPositions = new Map<string, number>();

/** Follows the scroll position of one history entry until it is left. Returns the way to stop. */
export function rememberScroll(key: string): () => void {
  const remember = () => scrollPositions.set(key, window.scrollY);
  // The event of scrolling comes with the next frame, and Back may come before it.
  const events = ["scroll", "popstate"];
  for (const name of events) window.addEventListener(name, remember, { passive: true });
  return () => {
    for (const name of events) window.removeEventListener(name, remember);
  };
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
