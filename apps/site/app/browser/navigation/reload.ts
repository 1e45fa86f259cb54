/** In the state of an entry of the history that has been loaded again. */
export const reloadMark = "reloaded";

/**
 * Reloads the page, at most once for one entry of the history. The mark is kept in the entry's own
 * state, which survives the reload and needs no storage.
 *
 * @returns false when this entry has been reloaded already, or cannot be marked
 */
export function reloadOnce(): boolean {
  const entries = Object(history.state);
  if (reloadMark in entries) return false;
  try {
    history.replaceState({ ...entries, [reloadMark]: true }, "");
  } catch {
    // An entry that can't be marked could be reloaded for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Loads the page again, as the visitor asked. */
export function reload(): void {
  location.reload();
}
