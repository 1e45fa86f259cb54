import { useContext, useEffect, useRef } from "react";
import { followOnDemand } from "#app/browser/follow-on-demand.ts";
import { withRealHeights } from "#app/browser/scroll.ts";
import { WholePage } from "#app/ui/progressive-render.ts";
import { layoutWords } from "#content/words/layout.ts";
import "./section-strip.css";

/** A part of a page: its name in addresses, and what the strip calls it. */
export type Station = { readonly id: string; readonly name: string };

/**
 * The parts of a long page as stations on its line. It stays at the top of the window, and its
 * filled station is the part that is being read. Other parts need another `key`.
 */
export function SectionStrip({ stations }: { stations: readonly Station[] }) {
  const root = useRef<HTMLElement>(null);
  // On a page reached by a link, most sections come after the first screen.
  const isWhole = useContext(WholePage);
  useEffect(() => {
    const strip = root.current;
    return strip && isWhole ? followOnDemand((code) => code.followSections(strip)) : undefined;
  }, [isWhole]);
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
