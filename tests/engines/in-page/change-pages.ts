/** Where a journey names the change that it wants made to every page that it opens. */
export const changeKey = "engine-checks/change";

/** The name of all changes together. */
export const everyChange = "every change";

/**
 * Runs in a page before any other script, and has the named change made to it once its document has
 * been read, as an extension of the browser would. Takes nothing from outside but its arguments.
 */
export function changePage(
  key: string,
  every: string,
  changes: Readonly<Record<string, () => void>>,
): void {
  const wanted = sessionStorage.getItem(key);
  if (wanted === null) return;
  const make = () => {
    for (const [name, change] of Object.entries(changes)) {
      if (wanted === every || wanted === name) change();
    }
    Object.assign(window, { wasChanged: true });
  };
  document.addEventListener("DOMContentLoaded", make, { once: true });
}
