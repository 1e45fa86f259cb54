import { startTransition, useEffect, useState } from "react";
import { now } from "./clock.ts";
import { rootFlags, sendSignal } from "./signals.ts";

/**
 * Says once that the page answers to clicks: the root element carries `data-hydrated`, and clicks that
 * came too early are given to their controls (see `head-script.ts`).
 */
export function useAliveAnnouncement(): void {
  const alive = useHydrated();
  useEffect(() => {
    if (!alive) return;
    rootFlags().hydrated = "";
    sendSignal("hydrated");
  }, [alive]);
}

/**
 * False in the static HTML and in the render that takes it over; true once the page answers to
 * clicks. A page that is reached by a link inside the site is alive from its first render on.
 */
export function useHydrated(): boolean {
  const [alive, setAlive] = useState(isAlive);
  // In small steps, together everywhere, and not in the task that takes the page over.
  useEffect(() => startTransition(() => setAlive(true)), []);
  return alive;
}

function isAlive(): boolean {
  return typeof document !== "undefined" && rootFlags().hydrated !== undefined;
}

/**
 * The time, renewed every `everyMilliseconds`; null in the static HTML and in the first render,
 * which must equal it.
 */
export function useNow(everyMilliseconds: number): number | null {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    setTime(now());
    const timer = setInterval(() => setTime(now()), everyMilliseconds);
    return () => clearInterval(timer);
  }, [everyMilliseconds]);
  return time;
}
