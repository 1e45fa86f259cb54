import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { shareAt } from "./geometry.ts";
import type { Frame } from "./playback.ts";

export type Shape = "wide" | "tall";
/** A station where the run was, one that it has not reached, and one that it never stops at. */
export type StationState = "done" | "ahead" | "plain";

/** Shares are quotients of lengths: a station at the very end must not miss by the last digit. */
const tolerance = 1e-9;

/** How much of a line the run has behind it, as a share of the line's length. */
export function shareDone(map: WorkflowMap, index: number, shape: Shape, frame: Frame): number {
  const line = map.lines[index];
  if (line?.carries !== "work" || !frame.run) return 0;
  const stop = shareOfInterchange(map, index, shape);
  return stop * frame.run.toInterchange + (1 - stop) * frame.run.fromInterchange;
}

export function stationState(
  map: WorkflowMap,
  station: WorkflowMap["stations"][number],
  shape: Shape,
  frame: Frame,
): StationState {
  const line = map.lines[station.line];
  if (line?.carries !== "work") return "plain";
  const place = station[shape] ?? station.wide;
  const points = line[shape] ?? line.wide;
  const reached = shareAt(points, place.at) ?? 0;
  const done = shareDone(map, station.line, shape, frame);
  return frame.run && done >= reached - tolerance ? "done" : "ahead";
}

/** Where a line meets the interchange. */
function shareOfInterchange(map: WorkflowMap, index: number, shape: Shape): number {
  const line = map.lines[index];
  const points = line?.[shape] ?? line?.wide ?? [];
  const { from, to } = map.interchange[line?.[shape] ? shape : "wide"];
  return shareAt(points, from) ?? shareAt(points, to) ?? 1;
}
