/** How many places the state of an entry keeps: a browser keeps about as many entries. */
const maxPlaces = 50;

/** Pixels from the top where entries of the history were left, by their keys, the latest last. */
const places = new Map<string, number>();

/** The key of the entry whose page is on the screen; undefined while that of another is on its way. */
let shown: string | undefined;

/** Where an entry was left, in pixels from the top; undefined where it hasn't been. */
export function placeOf(key: string): number | undefined {
  return places.get(key);
}

/**
 * Notes where each entry is left, in its state too, which outlives the document. Loads, reloads and
 * returns from other documents are restored by the browser, changes of page by `useScrollRestoration`.
 *
 * It must be called before the router listens: React renders the next page right after it.
 */
export function followScroll(): void {
  const { key, places: kept } = Object(history.state);
  for (const [each, top] of Object.entries(Object(kept))) places.set(each, Number(top));
  // Back from another document to an entry left inside this one, or to one whose code didn't come.
  const isOurs = history.scrollRestoration === "manual" && window.scrollY === 0;
  if (isOurs) window.scrollTo(0, places.get(key) ?? 0);

  window.addEventListener("popstate", () => {
    const { state } = history;
    // A link to a part of the page: browsers other than Chromium have scrolled by now.
    if (state !== null) noteScroll();
    shown = undefined;
    keepPlaces();
    // For WebKit without the Navigation API. What we don't know is left to the browser.
    if (places.has(Object(state).key)) history.scrollRestoration = "manual";
  });
  window.addEventListener("click", noteScroll, { capture: true });
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", ({ destination, navigationType }) => {
    if (!destination.sameDocument || navigationType === "replace") return;
    noteScroll();
    history.scrollRestoration = "manual";
  });
}

/** To be called right before a link adds an entry to the history. Returns what its state keeps too. */
export function leaveEntry(): object {
  noteScroll();
  shown = undefined;
  // The browser would scroll the page that is shown before the one that Back leads to is laid out.
  history.scrollRestoration = "manual";
  return keepPlaces();
}

/** To be called when the page of an entry is on the screen, at its place, and no error instead of it. */
export function arriveAt(key: string): void {
  shown = key;
  // An entry that was added or came back has them by now; one that was replaced hasn't.
  if (!Object(history.state).places) keepPlaces();
  // Not in the task of Back, which ends with the browser's own scrolling.
  setTimeout(() => {
    history.scrollRestoration = "auto";
  });
}

function noteScroll(): void {
  if (shown === undefined) return;
  places.delete(shown);
  places.set(shown, window.scrollY);
}

function keepPlaces(): object {
  const kept = { places: Object.fromEntries([...places].slice(-maxPlaces)) };
  try {
    history.replaceState({ ...history.state, ...kept }, "");
  } catch {
    // Browsers limit how often a page may write in a short time. Until it's left, it knows them.
  }
  return kept;
}

/**
 * Goes to the top if an address is that of the page itself, without a part or query: there a browser
 * opens the page again. Call it before the router, whose next entry is the one that's scrolled.
 */
export function openAgain(address: string): void {
  if (address !== location.pathname) return;
  noteScroll();
  shown = undefined;
  window.scrollTo(0, 0);
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
