/** Pixels from the top, by the key of the history entry; kept while the document lives. */
export const scrollPositions = new Map<string, number>();

/** Follows the scroll position of one history entry until it is left. Returns the way to stop. */
export function rememberScroll(key: string): () => void {
  const remember = () => scrollPositions.set(key, window.scrollY);
  window.addEventListener("scroll", remember, { passive: true });
  return () => window.removeEventListener("scroll", remember);
}
