import type { Place, Point, WorkflowMap } from "#content/collections/home-maps.ts";

/** Pixels of the drawing between two neighbours on the lattice. */
export const unit = 40;

/** A place of the lattice in pixels of the drawing. */
export function inPixels([x, y]: Point): Point {
  return [x * unit, y * unit];
}

/** Length of a polyline, in lattice units. */
export function pathLength(points: readonly Point[]): number {
  return toSegments(points).reduce((sum, { length }) => sum + length, 0);
}

/** The point at a share (0 to 1) of a polyline's length. */
export function pointAt(points: readonly Point[], share: number): Point {
  let left = Math.min(1, Math.max(0, share)) * pathLength(points);
  for (const { from, to, length } of toSegments(points)) {
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

/** The share of a polyline's length at which a point is on it; null when it isn't. */
export function shareAt(points: readonly Point[], point: Point): number | null {
  let before = 0;
  for (const { from, to, length } of toSegments(points)) {
    const toPoint = distance(from, point);
    if (Math.abs(toPoint + distance(point, to) - length) < 1e-9) {
      return (before + toPoint) / pathLength(points);
    }
    before += length;
  }
  return null;
}

type Segment = { from: Point; to: Point; length: number };

function toSegments(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: distance(from, to) };
  });
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

type MapLabel = {
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
