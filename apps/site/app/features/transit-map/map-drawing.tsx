import { toPath } from "#app/drawings/geometry.ts";
import { lineClass } from "#app/ui/line-colour.ts";
import type { WorkflowMap } from "#content/collections/home-maps.ts";
import { inPixels, unit } from "./geometry.ts";
import { frameAt, type Shape, shareDone, standing, stationState } from "./playback.ts";

const columns = { wide: 24, tall: 8 };
const rows = 6;
const frame = frameAt(standing.time);

/** Lines, stations and the interchange. The labels are HTML on top of it. */
export function MapDrawing({ map, shape }: { map: WorkflowMap; shape: Shape }) {
  const { from, to } = map.interchange[shape];
  const [[left, top], [right, bottom]] = [inPixels(from), inPixels(to)];
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
        const d = toPath(points.map(inPixels));
        // To less than a pixel.
        const done = Number(shareDone(map, index, shape, frame).toFixed(3));
        return (
          <g key={line.line} className={`map-line ${lineClass[line.line]}`}>
            <path className={`map-${line.carries}`} data-line={index} d={d} />
            {line.carries === "work" && (
              <path data-done={index} pathLength="1" strokeDasharray={`${done} 2`} d={d} />
            )}
          </g>
        );
      })}
      {map.stations.map((station, index) => {
        const place = station[shape];
        if (!place) return null;
        const [x, y] = inPixels(place.at);
        const state = stationState(map, station, shape, frame);
        return (
          <g
            key={station.name}
            className="map-station"
            data-station={index}
            data-state={state}
            transform={`translate(${x} ${y})`}
          >
            {state === "plain" ? <circle r="10" /> : <StepMark />}
          </g>
        );
      })}
      <g className="map-stop" data-interchange="" data-state="ahead">
        <rect
          x={left - 13}
          y={top - 13}
          width={right - left + 26}
          height={bottom - top + 26}
          rx="13"
        />
        <Tick transform={`translate(${left} ${top})`} />
      </g>
      <circle fill="var(--ink)" data-marker="" r="7" transform={`translate(${left} ${top})`} />
    </svg>
  );
}

/** A step's circle and tick, around 0,0. Which one shows depends on `data-state` of the element around it. */
export function StepMark() {
  return (
    <>
      <circle r="10" />
      <Tick />
    </>
  );
}

function Tick({ transform }: { transform?: string }) {
  return <path className="map-tick" d="m-4.5 .5 3 3 6-6.5" transform={transform} />;
}
