import type { McpServerCard } from "@yno/registry/cards";
import { type RefObject, useEffect, useRef, useState } from "react";
import { whenNear } from "#app/browser/animation-frames.ts";
import { useFirst } from "#app/ui/progressive-render.ts";
import { ServerCard, type ServerCardProps } from "./server-card.tsx";

/** As many as a high screen shows. */
const firstCards = 6;

type ServerListProps = Omit<ServerCardProps, "server"> & {
  found: readonly McpServerCard[];
  /** How many servers the registry has. */
  total: number;
};

/** The cards of what was found. */
export function ServerList({ found, total, ...card }: ServerListProps) {
  const { shown, end } = useGrowingList(found, total);
  return (
    <>
      <ul className="grid grid-cols-1 @min-[52rem]/page:grid-cols-2 @min-[52rem]/page:gap-x-12">
        {useFirst(shown, firstCards).map((server) => (
          <ServerCard key={server.id} server={server} {...card} />
        ))}
      </ul>
      {shown.length < found.length && <div ref={end} />}
    </>
  );
}

/** Up to this many records the page holds all of them, so that the browser's own search finds each. */
const wholeUpTo = 300;

/** More than the tallest screen shows. */
const firstCount = 24;

const step = 48;

type GrowingList<Entry> = {
  shown: readonly Entry[];
  /** Shown after the list while there is more. */
  end: RefObject<HTMLDivElement | null>;
};

/**
 * The part of the results that a visitor can have reached: all of a short list, and more of a long
 * one as they near its end. New results start again from the top.
 *
 * @param total how many records the whole list has
 */
function useGrowingList<Entry>(found: readonly Entry[], total: number): GrowingList<Entry> {
  const end = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState({ of: found, count: firstCount });
  const count = grown.of === found ? grown.count : firstCount;
  const shown = total <= wholeUpTo ? found : found.slice(0, count);

  const hasMore = shown.length < found.length;
  useEffect(() => {
    if (!hasMore || !end.current) return;
    // Asked again after every step: the observer doesn't report an end that is still near.
    return whenNear(end.current, () => setGrown({ of: found, count: count + step }));
  }, [found, count, hasMore]);

  return { shown, end };
}
