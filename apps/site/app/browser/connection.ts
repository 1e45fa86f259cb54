import type { Pages } from "./navigation/router.ts";

/** Whether the browser knows that there is no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Whether the visitor saves data or has a line on which nothing should be fetched ahead. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
  return saveData || effectiveType !== "4g";
}

/** The most pages fetched for links that are only in view. */
const maxInView = 6;

/** Every page is requested once, even if that fails. */
const asked = new Set<string>();

/** Fetches the code of pages whose links are in view. Returns the way to stop. */
export function fetchLinksInView(pages: Pages): () => void {
  if (!mayFetch()) return () => {};
  let left = maxInView;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && left > 0 && fetchPage(target, pages)) left -= 1;
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  return () => observer.disconnect();
}

/** Fetches the code of a page when a visitor reaches for a link to it. Returns the way to stop. */
export function fetchOnIntent(pages: Pages): () => void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (link && mayFetch()) fetchPage(link, pages);
  };
  // A finger comes down some 100 ms before its click.
  const over = new AbortController();
  for (const name of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(name, look, { passive: true, signal: over.signal });
  }
  return () => over.abort();
}

/** In development the code of a page is a file for each module. */
function mayFetch(): boolean {
  return !import.meta.env.DEV && !savesData() && !isOffline();
}

/** Loads the code of the page that a link leads to, and says whether this was the first time. */
function fetchPage(link: Element, { isPage, loadPage }: Pages): boolean {
  const [path = ""] = (link.getAttribute("href") ?? "").split(/[?#]/, 1);
  if (!isPage(path) || asked.has(path)) return false;
  asked.add(path);
  // Where it fails, opening the page tries again, at last by loading its document.
  loadPage(path).catch(() => {});
  return true;
}
