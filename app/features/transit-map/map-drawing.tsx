import { lineClass } from "#app/ui/line-colour.ts";
import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { toPathData, unit } from "./geometry.ts";
import { frameAt, standing } from "./playback.ts";
import { type Shape, shareDone, stationState } from "./progress.ts";
import { StepMark } from "./step-mark.tsx";

const columns = { wide: 24, tall: 8 };
const rows = 6;
const frame = frameAt(standing.time);

/** Lines, stations and the interchange. The labels are HTML on top of it. */
export function MapDrawing({ map, shape }: { map: WorkflowMap; shape: Shape }) {
  const { from, to } = map.interchange[shape];
  const [stopX, stopY] = [from[0] * unit, from[1] * unit];
  return (
    <svg
      className={`map-drawing map-${shape}`}
      viewBox={`0 0 ${columns[shape] * unit} ${rows * unit}`}
      fill="none"
      aria-hidden="true"
      {...{ [`data-${shape}`]: "" }}
    >
      {map.lines.map((line, index) => {
        const points = line[shape];
        if (!points) return null;
        const d = toPathData(points);
        return (
          <g key={line.line} className={`map-line ${lineClass[line.line]}`}>
            <path className={`map-${line.carries}`} data-line={index} d={d} />
            {line.carries === "work" && (
              <path
                data-done={index}
                pathLength="1"
                strokeDasharray={`${shareDone(map, index, shape, frame)} 2`}
                d={d}
              />
            )}
          </g>
        );
      })}
      {map.stations.map((station, index) => {
        const place = station[shape];
        if (!place) return null;
        const [x, y] = place.at;
        return (
          <g
            key={station.name}
            className="map-station"
            data-station={index}
            data-state={stationState(map, station, shape, frame)}
            transform={`translate(${x * unit} ${y * unit})`}
          >
            <StepMark />
          </g>
        );
      })}
      <g className="map-stop" data-interchange="" data-state="ahead">
        <rect
          x={stopX - 13}
          y={stopY - 13}
          width={(to[0] - from[0]) * unit + 26}
          height={(to[1] - from[1]) * unit + 26}
          rx="13"
        />
        <path
          className="map-tick"
          d="m-4.5 .5 3 3 6-6.5"
          transform={`translate(${stopX} ${stopY})`}
        />
      </g>
      <circle
        className="map-marker"
        data-marker=""
        r="7"
        transform={`translate(${stopX} ${stopY})`}
      />
    </svg>
  );
}
