import { Children, isValidElement, type ReactNode } from "react";
import { useFirst } from "#app/ui/progressive-render.ts";
import { sectionId } from "#app/ui/section-id.ts";
import { SectionStrip, type Station } from "./section-strip.tsx";

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
