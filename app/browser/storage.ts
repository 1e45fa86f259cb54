/** What the browser remembers on the device. Storage may be blocked, full or absent: nothing throws. */

/** Reads an entry; null when it's missing or storage can't be used. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry; false when it could not be kept. */
export function writeItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes an entry, if storage can be reached. */
export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that can't be reached holds nothing to remove.
  }
}

/** Calls back when another tab changes the entry. Returns the way to stop. */
export function watchItem(key: string, changed: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(event.newValue);
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
