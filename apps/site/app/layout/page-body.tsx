import { Children, isValidElement, type ReactNode, useContext, useEffect, useRef } from "react";
import { followOnDemand } from "#app/browser/follow-on-demand.ts";
import { withRealHeights } from "#app/browser/scroll.ts";
import { useFirst, WholePage } from "#app/ui/progressive-render.ts";
import { sectionId } from "#app/ui/section-id.ts";
import type { Station } from "#app/ui/strip.ts";
import { layoutWords } from "#content/words/layout.ts";

/** As many parts as a high screen shows, the strip of sections aside. */
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
  const shown = useFirst(parts, firstParts);
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
 * filled station is the part that is being read.
 */
export function SectionStrip({ stations }: { stations: readonly Station[] }) {
  const root = useRef<HTMLElement>(null);
  // On a page reached by a link, most sections come after the first screen.
  const isWhole = useContext(WholePage);
  const parts = stations.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts have other links.
  useEffect(() => {
    const strip = root.current;
    return strip && isWhole ? followOnDemand((code) => code.followSections(strip)) : undefined;
  }, [isWhole, parts]);
  return (
    <nav ref={root} className="strip" aria-label={layoutWords.onThisPage}>
      <ol>
        {stations.map(({ id, name }) => (
          <li key={id}>
            {/* WebKit doesn't keep the part in place when those above it get their real heights. */}
            <a href={`#${id}`} onClick={() => withRealHeights()}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
