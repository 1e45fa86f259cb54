/** What the browser remembers on the device. Storage may be blocked, full or absent: nothing throws. */

// The entries of local storage; `content/storage.ts` says what each is for. Each is a separate constant,
// because the script in the head of every page names two of them.
export const consentEntry = "cookie-consent";
export const themeEntry = "theme";
export const recentSearchesEntry = "recent-searches";
export const unsentFormEntry = "unsent-form";

/** The name of an entry. */
type Entry =
  | typeof consentEntry
  | typeof themeEntry
  | typeof recentSearchesEntry
  | typeof unsentFormEntry;

/** The cookie that keeps the sidebar as it was left. */
export const sidebarCookie = "sidebar:state";

/** Reads an entry; null when it's missing or storage can't be used. */
export function readItem(key: Entry): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry; false when it could not be kept. */
export function writeItem(key: Entry, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes an entry, if storage can be reached. */
export function removeItem(key: Entry): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that can't be reached holds nothing to remove.
  }
}

/**
 * Calls back when another tab changes the entry, and when Back shows the page again: WebKit tells a page
 * in the back/forward cache of no change. Returns the cleanup function.
 */
export function watchItem(key: Entry, changed: (value: string | null) => void): () => void {
  const over = new AbortController();
  const listen = (event: Partial<StorageEvent & PageTransitionEvent>) => {
    if (event.persisted || event.key === key || event.key === null) changed(readItem(key));
  };
  for (const name of ["storage", "pageshow"] as const) {
    window.addEventListener(name, listen, { signal: over.signal });
  }
  return () => over.abort();
}

type CookieOptions = { maxAgeSeconds: number };

/**
 * Writes a cookie for the whole site (path /, SameSite=Lax, Secure on https). Blocked cookies
 * aren't an error.
 */
export function writeCookie(name: string, value: string, { maxAgeSeconds }: CookieOptions): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support.
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  } catch {
    // A document without cookies keeps the state for this visit only.
  }
}
