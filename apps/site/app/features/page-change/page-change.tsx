import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#app/browser/animation-frames.ts";
import { whenIdle } from "#app/browser/clock.ts";
import { fetchLinksInView, fetchOnIntent } from "#app/browser/connection.ts";
import {
  useLocation,
  useNavigationType,
  useRouter,
  useView,
} from "#app/browser/navigation/router-context.tsx";
import { arriveAt, openAgain, placeOf } from "#app/browser/scroll.ts";
import { hasModifier } from "#app/browser/shortcut.ts";
import { onSignal, rootFlags } from "#app/browser/signals.ts";
import { WholePage } from "#app/ui/progressive-render.ts";

/**
 * After a change of page: focus goes to the new heading and the page starts at its top, or where
 * Back left it.
 */
export function usePageChange(): void {
  const { location, type, page } = useView();
  const before = useRef(location);

  // After each step in the history, also one back to what is still on the screen.
  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    if (from.key !== location.key) {
      const saved = placeOf(location.key);
      const where = resolveScrollTarget({ from, to: location, type, saved });
      const { scrollTo, target } = where;
      if (scrollTo) rootFlags().laidOut = "";
      if (scrollTo !== undefined) window.scrollTo(0, scrollTo);
      if (target) leadTo(target, type === "PUSH" && !where.focusHeading);
      if (where.focusHeading) document.querySelector("h1")?.focus({ preventScroll: true });
    }
    if (page) arriveAt(location.key);
  }, [location, type, page]);
}

/** Shows the part of the page with an id, if there is one. */
function leadTo(id: string, takesFocus: boolean): void {
  const part = document.getElementById(id);
  if (!part) return;
  reveal(part);
  rootFlags().laidOut = "";
  part.scrollIntoView();
  if (takesFocus) goOnFrom(part);
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

function decodeHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Renders a page that was reached by a link in two steps: its first screen at once, the rest when
 * that has been painted. Back and links to a part of a page need the height of all of it.
 */
export function PageInTwoSteps({ path, children }: { path: string; children: ReactNode }) {
  const { hash } = useLocation();
  const type = useNavigationType();
  const [painted, setPainted] = useState(path);
  useEffect(() => {
    const showAll = () => flushSync(() => setPainted(path));
    window.addEventListener("beforeprint", showAll);
    const cancel = afterPaint(() => startTransition(() => setPainted(path)));
    return () => {
      cancel();
      window.removeEventListener("beforeprint", showAll);
    };
  }, [path]);
  const isWhole = painted === path || type === "POP" || hash !== "";
  return <WholePage value={isWhole}>{children}</WholePage>;
}

/**
 * Fetches the code of the pages that a visitor is likely to open next: those whose links are in
 * view, once the browser is idle and the page is complete, and the one that they point at.
 */
export function FetchAhead({ path }: { path: string }) {
  const { pages } = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => fetchOnIntent(pages), [pages]);
  useEffect(() => onSignal("idle", () => setIsIdle(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links in view.
  useEffect(() => {
    if (!isIdle) return;
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = fetchLinksInView(pages);
    });
    return () => {
      cancel();
      stop();
    };
  }, [isIdle, path, pages]);
  return null;
}

/**
 * Opens the pages of this site in place, whichever link was clicked. One listener for all of them:
 * a component of the router's for each link is rendered again with every change of address, and
 * a page has up to 300.
 */
export function usePageLinks(): void {
  const { navigate, pages } = useRouter();
  useEffect(() => {
    // On the window, after React's own listeners on the document: what they prevented isn't followed.
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.target !== "" || link.hasAttribute("download")) return;
      const href = link.getAttribute("href") ?? "";
      if (!pages.isPage(href)) return;
      event.preventDefault();
      const isHere = link.href === location.href;
      openAgain(href);
      if (isHere) leadTo(decodeHash(location.hash), true);
      navigate(href, { replace: isHere });
    };
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate, pages]);
}
