/** Where a journey names the change that it wants made to every page that it opens. */
export const changeKey = "engine-checks/change";

/**
 * Runs in a page before any other script, and has the named change made to it once its document has
 * been read, as an extension of the browser would. Takes nothing from outside but its arguments.
 */
export function changePage(key: string, changes: Readonly<Record<string, () => void>>): void {
  const change = changes[sessionStorage.getItem(key) ?? ""];
  if (!change) return;
  const make = () => {
    change();
    Object.assign(window, { wasChanged: true });
  };
  document.addEventListener("DOMContentLoaded", make, { once: true });
}
