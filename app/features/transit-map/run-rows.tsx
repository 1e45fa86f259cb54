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

const small = "font-mono text-[0.8125rem] font-regular text-ink-3";

/** Steps of the run under the map, each in the state of its station. */
export function RunRows({ title, note, rows, state, stations }: RunRowsProps) {
  const titleId = useId();
  return (
    <div className={`map-run-rows map-run-rows-${state}`}>
      <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem] font-heading">
        <span id={titleId}>{title}</span>
        <code className={small}>{note}</code>
      </p>
      <ol aria-labelledby={titleId}>
        {rows.map(({ name, detail, time }) => (
          <li
            key={name}
            data-step={stations.findIndex((station) => station.name === name)}
            data-state={state}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-rule py-1.5 text-[0.9375rem] leading-[1.4] not-first:border-t"
          >
            <svg
              className="map-run-mark w-5 self-center"
              viewBox="-12 -12 24 24"
              fill="none"
              aria-hidden="true"
            >
              <StepMark />
            </svg>
            <span className="font-strong">{name}</span>
            {time && <time className={small}>{time}</time>}
            <span className="col-[2/-1] text-[0.8125rem] text-ink-2">{detail}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
