import type { Place, WorkflowMap } from "#content/schema/transit-map.ts";
import { shareAt } from "./geometry.ts";

export type MapLabel = {
  name: string;
  /** Index of the station; null for the interchange. */
  station: number | null;
  wide: Place;
  tall: Place | null;
};

/** Every label in the order of reading: along the main line, interchange included, then the others. */
export function listLabels(map: WorkflowMap): MapLabel[] {
  const main = map.lines[0]?.wide ?? [];
  const along = (at: Place["at"]) => shareAt(main, at) ?? 0;
  const stop = along(map.interchange.wide.from);
  const stations = map.stations.map((station, index) => ({ ...station, station: index }));
  const onMain = stations.filter((station) => station.line === 0);
  return [
    ...onMain.filter((station) => along(station.wide.at) < stop),
    {
      name: map.interchange.name,
      station: null,
      wide: map.interchange.wide.label,
      tall: map.interchange.tall.label,
    },
    ...onMain.filter((station) => along(station.wide.at) >= stop),
    ...stations.filter((station) => station.line !== 0),
  ].map(({ name, station, wide, tall }) => ({ name, station, wide, tall }));
}
