import { type KeyboardEvent, useContext, useEffect, useRef } from "react";
import { WholePage } from "#app/ui/progressive-render.ts";
import { EverySize } from "./drawing.tsx";
import type { Sizes } from "./geometry.ts";

type LineNavProps = {
  sizes: Sizes;
  /** Its name for screen readers. */
  label: string;
};

/**
 * A drawing whose parts lead somewhere. Without a script, each name is a link like any other; with
 * it, a line is one stop of the Tab key, and the arrow keys move between its stations.
 */
export function LineNav({ sizes, label }: LineNavProps) {
  const root = useRef<HTMLElement>(null);
  const isWhole = useContext(WholePage);
  // Those of the sizes that come with the rest of a page as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says which links there are
  useEffect(() => {
    for (const link of linksIn(root.current)) link.tabIndex = stopOf(link)[0] === link ? 0 : -1;
  }, [isWhole]);
  return (
    <nav ref={root} className="drawing" aria-label={label} onKeyDown={moveAlong}>
      <EverySize sizes={sizes} />
    </nav>
  );
}

function linksIn(root: Element | null | undefined): HTMLAnchorElement[] {
  return [...(root?.querySelectorAll<HTMLAnchorElement>("a[data-stop]") ?? [])];
}

/** The links of the same line, at the same size. */
function stopOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
  return linksIn(link.closest("svg")).filter((each) => each.dataset.stop === link.dataset.stop);
}

function moveAlong(event: KeyboardEvent) {
  const link = event.target;
  // With another key an arrow is the browser's: Alt and the left one go back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(link instanceof HTMLAnchorElement)) return;
  const stop = stopOf(link);
  const place = stop.indexOf(link);
  const wanted = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const next =
    event.key === "Home"
      ? stop[0]
      : event.key === "End"
        ? stop.at(-1)
        : wanted && stop[place + wanted];
  if (!next) return;
  event.preventDefault();
  link.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
