import { useContext, useEffect, useRef } from "react";
import { useReadingPosition } from "#app/browser/use-scroll-spy.ts";
import { WholePage } from "#app/ui/progressive-render.ts";
import "./section-strip.css";

/** A section of the page: its name in addresses, and what the strip calls it. */
export type Station = { readonly id: string; readonly name: string };

/**
 * The sections of a long page as stations on its line. It stays at the top of the window, and its
 * filled station is the section that is being read.
 */
export function SectionStrip({ stations }: { stations: readonly Station[] }) {
  const strip = useRef<HTMLElement>(null);
  // On a page reached by a link, most sections come after the first screen.
  const isWhole = useContext(WholePage);
  const current = useReadingPosition(isWhole ? stations.map(({ id }) => id) : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another station is the current one.
  useEffect(() => bringIntoView(strip.current), [current]);
  return (
    <nav ref={strip} className="strip" aria-label="On this page">
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

/** Where the strip is too narrow for all stations, the current one is in its middle. */
function bringIntoView(strip: HTMLElement | null): void {
  const station = strip?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!strip || !station) return;
  const { left, width } = strip.getBoundingClientRect();
  // Not scrollIntoView, which would scroll the page as well.
  strip.scrollBy({ left: station.left + station.width / 2 - left - width / 2 });
}
