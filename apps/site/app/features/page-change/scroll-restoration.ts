import { useLayoutEffect, useRef } from "react";
import { opensAtTop, useView } from "#app/browser/navigation/router-context.tsx";
import { arriveAt, placeOf } from "#app/browser/navigation/scroll.ts";
import { afterPaint } from "#app/browser/platform/animation-frames.ts";
import { rootFlags } from "#app/browser/platform/signals.ts";
import { decodeHash, scrollToFragment } from "./scroll-to-fragment.ts";

/**
 * After a change of page: focus goes to the new heading, or to the part that the link names, and the
 * page starts at its top, or where Back left it.
 */
export function useScrollRestoration(): void {
  const view = useView();
  const { location, type, page } = view;
  const before = useRef(location);

  // After each step in the history, also one back to what is still on the screen.
  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    if (from.key !== location.key) {
      const saved = placeOf(location.key);
      const where = resolveScrollTarget({ from, to: location, type, saved });
      const { scrollTo, target } = where;
      const isAtTop = opensAtTop(from.pathname, view);
      if (scrollTo) rootFlags().laidOut = "";
      if (scrollTo !== undefined && !isAtTop) window.scrollTo(0, scrollTo);
      const isAtPart = target !== undefined && scrollToFragment(target, type === "PUSH");
      if (where.focusHeading && !isAtPart) afterPaint(focusHeading);
    }
    if (page) arriveAt(location.key);
  }, [view, location, type, page]);
}

/**
 * Once it's painted: before that, the browser would have to lay the page out for it. A row that the
 * address opens has the focus already.
 */
function focusHeading(): void {
  if (document.activeElement?.matches("main summary")) return;
  document.querySelector("h1")?.focus({ preventScroll: true });
}

type Place = { pathname: string; hash: string };

type Change = {
  from: Place;
  to: Place;
  type: "POP" | "PUSH" | "REPLACE";
  /** Pixels from the top, where the visitor left this entry of the history. */
  saved: number | undefined;
};

type ScrollTarget = { scrollTo?: number; target?: string; focusHeading: boolean };

/**
 * The scroll position, and whether the heading takes the focus after a change of address. A change
 * of the query alone (a filter, an open card) moves neither.
 */
export function resolveScrollTarget({ from, to, type, saved }: Change): ScrollTarget {
  const samePage = from.pathname === to.pathname;
  const focusHeading = !samePage;
  if (type === "POP" && saved !== undefined) return { scrollTo: saved, focusHeading };
  const target = decodeHash(to.hash);
  if (target && (!samePage || from.hash !== to.hash || type === "PUSH")) {
    return { target, focusHeading };
  }
  return samePage ? { focusHeading } : { scrollTo: 0, focusHeading };
}
