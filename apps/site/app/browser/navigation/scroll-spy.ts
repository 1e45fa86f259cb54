import { useEffect, useState } from "react";
import { whenIdle } from "#app/browser/platform/clock.ts";

/**
 * The id of the part that is being read: the last whose beginning has passed the upper third of the
 * window. Null before the first one has, and in the static HTML.
 *
 * @param ids of the headings or sections, in the order of the page
 */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const parts = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      // Its place would have to be laid out, and it isn't read any more.
      if (parts[0]?.closest(".leaving")) return;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const hasPassed = (part: Element) => part.getBoundingClientRect().top <= innerHeight / 3;
      const last = atEnd && scrollY > 0 ? parts.at(-1) : parts.findLast(hasPassed);
      setCurrent(last?.id ?? null);
    };
    const cancel = whenIdle(find);
    document.addEventListener("scroll", find, { passive: true });
    return () => {
      cancel();
      document.removeEventListener("scroll", find);
    };
  }, [key]);
  return current;
}
