import { type RefObject, useEffect, useRef, useState } from "react";
import { whenNear } from "#app/browser/frames.ts";

/** Up to this many records the page holds all of them, so that the browser's own search finds each. */
const wholeUpTo = 300;

/** More than the tallest screen shows. */
const firstCount = 24;

const step = 48;

type GrowingList<Entry> = {
  shown: readonly Entry[];
  /** Stands after what is shown, while there is more. */
  end: RefObject<HTMLDivElement | null>;
};

/**
 * As much of what was found as a visitor can have come to: all of a short list, of a long one more
 * and more as its end comes near. Another finding begins anew.
 *
 * @param total how many records the whole list has
 */
export function useGrowingList<Entry>(found: readonly Entry[], total: number): GrowingList<Entry> {
  const end = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState({ of: found, count: firstCount });
  const count = grown.of === found ? grown.count : firstCount;
  const shown = total <= wholeUpTo ? found : found.slice(0, count);

  const hasMore = shown.length < found.length;
  useEffect(() => {
    if (!hasMore || !end.current) return;
    // Asked again after every step: an end that is still near has not come near anew.
    return whenNear(end.current, () => setGrown({ of: found, count: count + step }));
  }, [found, count, hasMore]);

  return { shown, end };
}
