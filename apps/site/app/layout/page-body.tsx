import { Children, isValidElement, type ReactNode, useContext, useEffect, useRef } from "react";
import { useScrollSpy } from "#app/browser/navigation/scroll-spy.ts";
import { useFirst, WholePage } from "#app/ui/progressive-render.ts";
import { sectionId } from "#app/ui/section-id.ts";
import type { Station } from "#app/ui/strip.ts";
import { layoutWords } from "#content/messages/layout.ts";

/** As many parts as a high screen shows, where no strip of sections ends the first screen. */
const firstParts = 2;

/** A page with as many sections is longer than five screens. */
const manySections = 6;

type PageBodyProps = {
  className?: string;
  /** Whether it has a strip of its sections, as every page of more than five screens does. */
  strip?: boolean;
  children: ReactNode;
};

/** The parts of a page, one below the other. */
export function PageBody({ className, strip, children }: PageBodyProps) {
  const parts = Children.toArray(children);
  const stations = parts.flatMap((part) => stationOf(part) ?? []);
  const hasStrip = strip ?? stations.length >= manySections;
  const start = parts.findIndex((part) => stationOf(part) !== null);
  const shown = useFirst(parts, hasStrip ? start : firstParts);
  return (
    <div className={`page measure ${className ?? ""}`.trim()}>
      {hasStrip ? shown.slice(0, start) : shown}
      {hasStrip && <SectionStrip stations={stations} />}
      {hasStrip && shown.slice(start)}
    </div>
  );
}

/** What the strip says of a part of the page; null if it isn't a section. */
function stationOf(part: ReactNode): Station | null {
  if (!isValidElement<{ heading?: unknown; id?: string; short?: string }>(part)) return null;
  const { heading, id, short } = part.props;
  return typeof heading === "string"
    ? { id: sectionId({ id, heading }), name: short ?? heading }
    : null;
}

/**
 * The parts of a long page as stations on its line. It stays at the top of the window, and its
 * filled station is the part that is being read. Where the strip is too narrow for all of them, that
 * one is kept in the middle, and the one that the keyboard has reached; above the first section, the
 * strip begins at its start.
 */
export function SectionStrip({ stations }: { stations: readonly Station[] }) {
  const root = useRef<HTMLElement>(null);
  // On a page reached by a link, most sections come after the first screen.
  const isWhole = useContext(WholePage);
  const current = useScrollSpy(isWhole ? stations.map(({ id }) => id) : []);
  const before = useRef(current);
  useEffect(() => {
    if (current !== null) centre(root.current, "[aria-current]");
    // Not where the visitor has moved it before reading.
    else if (before.current !== null) root.current?.scrollTo({ left: 0 });
    before.current = current;
  }, [current]);
  return (
    <nav
      ref={root}
      className="strip"
      aria-label={layoutWords.onThisPage}
      // Not under a pointer, which would release another one.
      onFocus={({ currentTarget }) => centre(currentTarget, ":focus-visible")}
    >
      <ol>
        {stations.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls the link that a selector finds to the middle of the strip. */
function centre(strip: HTMLElement | null, selector: string): void {
  const link = strip?.querySelector(selector);
  if (!strip || !link) return;
  const station = link.getBoundingClientRect();
  const { left, width } = strip.getBoundingClientRect();
  // Not scrollIntoView, which would scroll the page as well.
  strip.scrollBy({ left: station.left + station.width / 2 - left - width / 2 });
}
