import { lineClass } from "#app/ui/line-colour.ts";
import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { pathOf, unit } from "./geometry.ts";

type MapDrawingProps = { map: WorkflowMap; shape: "wide" | "tall"; columns: number; rows: number };

/** Lines, stations and the interchange. The labels are HTML and stand over it. */
export function MapDrawing({ map, shape, columns, rows }: MapDrawingProps) {
  const { from, to } = map.interchange[shape];
  return (
    <svg
      className={`map-drawing map-${shape}`}
      viewBox={`0 0 ${columns * unit} ${rows * unit}`}
      fill="none"
      aria-hidden="true"
      {...{ [`data-${shape}`]: "" }}
    >
      {map.lines.map((line, index) => {
        const points = line[shape];
        return (
          points && (
            <path
              key={line.line}
              className={`map-line ${lineClass[line.line]}`}
              data-line={index}
              pathLength="1"
              d={pathOf(points)}
            />
          )
        );
      })}
      {map.stations.map((station, index) => {
        const place = station[shape];
        return (
          place && (
            <circle
              key={station.name}
              className="map-station"
              data-station={index}
              cx={place.at[0] * unit}
              cy={place.at[1] * unit}
              r="9"
            />
          )
        );
      })}
      <rect
        className="map-station"
        data-interchange=""
        x={from[0] * unit - 13}
        y={from[1] * unit - 13}
        width={(to[0] - from[0]) * unit + 26}
        height={(to[1] - from[1]) * unit + 26}
        rx="13"
      />
      <circle className="map-marker" data-marker="" data-off="" r="7" />
    </svg>
  );
}
