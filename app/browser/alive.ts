import { useLayoutEffect, useState } from "react";

/**
 * Says once that React listens: the root element carries `data-alive`, and clicks that came too
 * early are given to their controls (see `first-paint.ts`).
 */
export function announceAlive(): void {
  document.documentElement.dataset.alive = "";
  window.dispatchEvent(new Event("yno:alive"));
}

/** False in the static HTML and in the first render; true once the page answers to clicks. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  // Before the next paint, so that what depends on it does not flash.
  useLayoutEffect(() => setAlive(true), []);
  return alive;
}
