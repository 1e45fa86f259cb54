import { useId } from "react";
import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { StepMark } from "./map-drawing.tsx";
import type { StationState } from "./progress.ts";

type Row = { name: string; detail: string; time?: string };

type RunRowsProps = {
  title: string;
  /** A word about the run, at the end of the title's line. */
  note: string;
  rows: readonly Row[];
  state: StationState;
  stations: WorkflowMap["stations"];
};

/** Steps of the run under the map, each in the state of its station. */
export function RunRows({ title, note, rows, state, stations }: RunRowsProps) {
  const titleId = useId();
  return (
    <div className={`map-run-rows map-run-rows-${state}`}>
      <p className="map-run-rows-title">
        <span id={titleId}>{title}</span>
        <code>{note}</code>
      </p>
      <ol aria-labelledby={titleId}>
        {rows.map(({ name, detail, time }) => (
          <li
            key={name}
            data-step={stations.findIndex((station) => station.name === name)}
            data-state={state}
          >
            <svg className="map-run-mark" viewBox="-12 -12 24 24" fill="none" aria-hidden="true">
              <StepMark />
            </svg>
            <span className="map-run-step">{name}</span>
            {time && <time>{time}</time>}
            <span className="map-run-detail">{detail}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
