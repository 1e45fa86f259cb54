import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "#app/browser/navigation/router-context.tsx";
import {
  rememberScroll,
  restoreScrollOurselves,
  scrollPositions,
  withRealHeights,
} from "#app/browser/scroll.ts";
import { resolveScrollTarget } from "./page-change.ts";

/**
 * After a change of page: focus goes to the new heading and the page starts at its top, or where
 * Back left it. Positions are kept in memory, because nothing may be stored before a choice.
 */
export function usePageChange(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef({ key, pathname, hash });

  useLayoutEffect(restoreScrollOurselves, []);

  // Before the effect that scrolls: its cleanup must come first, or the old entry would take over
  // the position of the new page.
  useLayoutEffect(() => rememberScroll(key), [key]);

  useLayoutEffect(() => {
    const from = before.current;
    if (from.key === key) return;
    before.current = { key, pathname, hash };
    const where = resolveScrollTarget({
      from,
      to: { pathname, hash },
      type,
      saved: scrollPositions.get(key),
    });
    const { scrollTo, target } = where;
    if (scrollTo === 0) window.scrollTo(0, 0);
    else if (scrollTo !== undefined) withRealHeights(() => window.scrollTo(0, scrollTo));
    const part = target ? document.getElementById(target) : null;
    if (part) {
      reveal(part);
      withRealHeights(() => part.scrollIntoView());
      if (type === "PUSH" && !where.focusHeading) goOnFrom(part);
    }
    if (where.focusHeading) document.querySelector("h1")?.focus({ preventScroll: true });
  }, [key, pathname, hash, type]);
}

/** The Tab key and screen readers go on from the part, as they do after a link within a document. */
function goOnFrom(part: HTMLElement): void {
  if (!part.hasAttribute("tabindex")) {
    const leave = () => {
      part.removeAttribute("tabindex");
      delete part.dataset.ledTo;
    };
    part.tabIndex = -1;
    part.dataset.ledTo = "";
    part.addEventListener("blur", leave, { once: true });
  }
  part.focus({ preventScroll: true });
}

/** Opens every closed part around an element, as browsers do when they follow a link to it. */
function reveal(element: Element): void {
  for (let part = partAround(element); part; part = partAround(part)) part.open = true;
}

function partAround(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest("details") ?? null;
}
