import { Fragment, type MouseEvent } from "react";
import { useFilterQuery } from "#app/browser/navigation/filter-query.ts";
import { hasModifier } from "#app/browser/platform/shortcut.ts";
import { Marks, Tracks, useFittingSize } from "#app/drawings/drawing.tsx";
import { type Mark, toStrokes } from "#app/drawings/geometry.ts";
import type { WorkflowMap, WorkflowMaps } from "#app/drawings/openings/workflows.ts";

type WorkflowsOnMapProps = {
  maps: WorkflowMaps;
  /** Its name for screen readers. */
  label: string;
  /** What it shows, on phones, where it's a picture. */
  text: string;
};

/**
 * All workflows as lines, whose first approvals are below one another. A line leads to its card and
 * opens it; the line of the open card is the chosen one.
 */
export function WorkflowsOnMap({ maps, label, text }: WorkflowsOnMapProps) {
  const { open } = useFilterQuery(["open"]).values;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link too */}
      <nav className="drawing workflow-map" aria-label={label} onClick={openCard}>
        <MapAtSize map={maps.wide} size="wide" chosen={open} />
        <MapAtSize map={maps.middle} size="middle" chosen={open} />
        <Names map={maps.wide} chosen={open} />
      </nav>
      <div className="drawing workflow-picture" role="img" aria-label={text}>
        <MapAtSize map={maps.narrow} size="narrow" chosen={open} />
      </div>
    </>
  );
}

/** What a link to a card does without a script, and puts the focus on the card. */
function openCard(event: MouseEvent) {
  if (hasModifier(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest("a");
  const card = document.getElementById(new URLSearchParams(link?.search).get("open") ?? "");
  if (!(card instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  card.open = true;
  card.scrollIntoView();
  card.querySelector("summary")?.focus({ preventScroll: true });
}

type MapAtSizeProps = { map: WorkflowMap; size: keyof WorkflowMaps; chosen: string };

function MapAtSize({ map, size, chosen }: MapAtSizeProps) {
  if (!size.includes(useFittingSize())) return null;
  const { width, height, lines, people, start } = map;
  const one = lines.find(({ id }) => id === chosen);
  const others = lines.filter((line) => line !== one);
  const marks = others.flatMap((line) => line.marks);
  const isOnAxis = ({ at: [x] }: Mark) => x === start.at[0];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it's named by the navigation or the picture around it
    <svg
      className={`workflow-line drawing-${size}`}
      width={size === "wide" ? "100%" : width}
      height={height}
      fill="none"
    >
      <g className={one ? "map-others map-faded" : "map-others"}>
        <Tracks tracks={others.map(({ track }) => track)} />
        <Marks marks={marks.filter((mark) => !isOnAxis(mark))} />
      </g>
      {one && (
        <g className="map-chosen">
          <Tracks tracks={[one.track]} />
        </g>
      )}
      <Tracks tracks={[people]} />
      <Marks marks={marks.filter(isOnAxis)} />
      {one && (
        <g className="map-chosen">
          <Chosen line={one} />
        </g>
      )}
      {size !== "narrow" && <Marks marks={[start]} />}
    </svg>
  );
}

type LineProps = { line: WorkflowMap["lines"][number] };

/** Its approvals have a point in them. */
function Chosen({ line: { marks, name } }: LineProps) {
  const [, y] = name.at;
  const approvals = marks.filter(({ kind }) => kind === "capsule");
  return (
    <>
      <Marks marks={marks} />
      <path
        className="map-point"
        d={toStrokes(approvals.map(({ kind, at: [x] }) => ({ kind, at: [x, y] })))}
      />
    </>
  );
}

/**
 * The names and what they belong to, for both sizes: the rows are the same, and the style sheet knows
 * how far from the left each name is. The categories are at the right edge of the page, however wide
 * it is; the cards say them to screen readers.
 */
function Names({ map, chosen }: { map: WorkflowMap; chosen: string }) {
  const { lines, labels } = map;
  const [choose, people] = labels;
  if (useFittingSize() === "narrow") return null;
  return (
    <div className="label label-rows map-names">
      <b>{choose?.title}</b>
      <b className="map-axis">{people?.title}</b>
      {lines.map(({ id, category, name, className }) => (
        <Fragment key={id}>
          <a href={name.to} className={className} aria-current={id === chosen || undefined}>
            <b>{name.title}</b>
          </a>
          <small aria-hidden="true">{category}</small>
        </Fragment>
      ))}
    </div>
  );
}
