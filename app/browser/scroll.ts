import { afterPaint } from "./animation-frames.ts";
import { rootFlags } from "./signals.ts";

/** Pixels from the top, by the key of the history entry; kept while the document lives. */
export const scrollPositions = new Map<string, number>();

/** The entry that is shown: notes its position, and follows it no further. */
let shownEntry = { remember: () => {}, stop: () => {} };

/**
 * Follows the scroll position of one history entry until it is left, and takes the restoring of it
 * over from the browser. Returns the way to stop.
 */
export function rememberScroll(key: string): () => void {
  // For each entry: WebKit leaves one that it made itself, for a link to a part, to the browser.
  takeOver();
  const remember = () => {
    scrollPositions.set(key, window.scrollY);
  };
  window.addEventListener("scroll", remember, { passive: true });
  const stop = () => window.removeEventListener("scroll", remember);
  shownEntry = { remember, stop };
  return stop;
}

/**
 * Goes to the top if an address is that of the page itself, without a part or query: there a browser
 * opens the page again. Call it before the router, whose next entry is the one that's scrolled.
 */
export function openAgain(address: string): void {
  if (address !== location.pathname) return;
  shownEntry.remember();
  shownEntry.stop();
  window.scrollTo(0, 0);
}

/**
 * Notes the position also when Back comes before the event of scrolling, which waits for the next
 * frame. Leaves the entry when a link leads to a part of its page: the browser makes that entry
 * itself, and is about to scroll.
 *
 * It must be called before the router listens. Events of the window reach their listeners in the
 * order in which these came, capturing ones too, and React renders the next page between the two.
 */
export function rememberScrollOnBack(): void {
  window.addEventListener("popstate", () => {
    shownEntry.remember();
    if (history.state === null) shownEntry.stop();
  });
}

/**
 * Scrolls while every part of the page has its real height. Those that are far away have only been
 * estimated (`--when-near` in app/styles/base.css).
 *
 * @param scroll left out in the click on a link, after which the browser scrolls by itself
 */
export function withRealHeights(scroll?: () => void): void {
  const flags = rootFlags();
  flags.restoring = "";
  scroll?.();
  afterPaint(() => delete flags.restoring);
}

/**
 * Keeps a row that is clicked, also by key, where it is in the window when the browser closes the
 * open one of its list (`<details name>`), which may be above it and far higher than the window.
 */
export function keepClickedRows(): void {
  window.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest("details[name] > summary") : null;
    if (!row) return;
    const { top } = row.getBoundingClientRect();
    // When both rows have changed, before they are painted.
    requestAnimationFrame(() => window.scrollBy(0, row.getBoundingClientRect().top - top));
  });
}

/** The browser would scroll the old page before the new one is laid out. */
function takeOver(): void {
  history.scrollRestoration = "manual";
}

/**
 * Gives the restoring of the position back to the browser when the document is left, for a reload,
 * and takes it over when the document comes back.
 */
export function restoreScrollOurselves(): void {
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  // Also when the page comes back from the back/forward cache.
  window.addEventListener("pageshow", takeOver);
}
