import { useEffect, useState } from "react";
import { now } from "./clock.ts";

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
