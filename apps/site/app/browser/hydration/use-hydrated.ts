import { startTransition, useEffect, useState } from "react";
import { rootFlags, sendSignal } from "#app/browser/platform/signals.ts";

/**
 * Says once that the page is hydrated: the root element carries `data-hydrated`, and clicks that came
 * too early are replayed on their controls (see `head-script.ts`).
 */
export function useHydratedSignal(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    rootFlags().hydrated = "";
    sendSignal("hydrated");
  }, [hydrated]);
}

/**
 * False in the static HTML and in the render that hydrates it; true once the page answers to clicks.
 * A page that is reached by a link inside the site is hydrated from its first render on.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);
  // In small steps, together everywhere, and not in the task that hydrates the page.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

function isHydrated(): boolean {
  return typeof document !== "undefined" && rootFlags().hydrated !== undefined;
}
