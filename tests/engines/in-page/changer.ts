/**
 * Runs in a page before any other script, and changes the page, once it has been read, in the ways
 * that its session storage names. Takes nothing from outside but the ways, by their names.
 */
export function makeChanges(ways: Readonly<Record<string, () => void>>): void {
  const chosen = (sessionStorage.getItem("engine-checks-changes") ?? "").split(", ");
  const changes = Object.entries(ways).filter(([name]) => chosen.includes(name));
  document.addEventListener(
    "DOMContentLoaded",
    () => {
      for (const [, change] of changes) change();
      Object.assign(window, { changesMade: changes.length });
    },
    { once: true },
  );
}
