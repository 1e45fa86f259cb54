import { useLayoutEffect, useState } from "react";

/**
 * Says once that React listens: the root element carries `data-alive`, and clicks that came too
 * early are given to their controls (see `first-paint.ts`).
 */
export function announceAlive(): void {
  document.documentElement.dataset.alive = "";
  window.dispatchEvent(new Event("yno:alive"));
}

/**
 * False in the static HTML and in the render that takes it over; true once the page answers to
 * clicks. A page that is reached by a link inside the site is alive from its first render on.
 */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(isAlive);
  // Before the next paint, so that what depends on it does not flash.
  useLayoutEffect(() => setAlive(true), []);
  return alive;
}

function isAlive(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.alive !== undefined;
}
