/** The width from which the sidebar is a column; below it is a side sheet. */
export const wideScreen = "(width >= 48rem)";

/** Whether a media query matches now. */
export function matchesMedia(query: string): boolean {
  return window.matchMedia(query).matches;
}

/** Calls back when a media query starts or stops matching. Returns the cleanup function. */
export function watchMedia(query: string, changed: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query);
  const listen = () => changed(list.matches);
  list.addEventListener("change", listen);
  return () => list.removeEventListener("change", listen);
}
