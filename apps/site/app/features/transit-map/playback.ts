import type { WorkflowMap } from "#content/collections/home-maps.ts";
import { shareAt } from "./geometry.ts";

/** Milliseconds. The sentence is typed, the lines are drawn, a run reaches the interchange. */
export const typingEndsMs = 1300;
export const drawingEndsMs = 2900;
export const waitingBeginsMs = 4000;
/** The run has reached the last station. At most 5 s, the time a person takes aside. */
export const playEndsMs = 4900;

export type Status = "playing" | "paused" | "waiting" | "done";
export type Decision = "approved" | "rejected";

export type Playback = {
  status: Status;
  /** Milliseconds played. */
  time: number;
  decision: Decision | null;
};

/**
 * The state in the static HTML, and the first one with reduced motion: the run waits for a person.
 */
export const standing: Playback = { status: "waiting", time: waitingBeginsMs, decision: null };
export const atStart: Playback = { status: "playing", time: 0, decision: null };

/** The playback `elapsed` milliseconds later. Only one that plays moves. */
export function advance(playback: Playback, elapsed: number): Playback {
  if (playback.status !== "playing") return playback;
  const end = playback.decision ? playEndsMs : waitingBeginsMs;
  const time = Math.min(end, playback.time + Math.max(0, elapsed));
  if (time < end) return { ...playback, time };
  return { ...playback, time, status: playback.decision ? "done" : "waiting" };
}

/** A person decides: approved, the run goes on from the interchange; rejected, it ends there. */
export function decide(playback: Playback, decision: Decision): Playback {
  if (playback.status !== "waiting") return playback;
  return { ...playback, status: decision === "approved" ? "playing" : "done", decision };
}

/** Changes nothing while a person has to decide, and after the end. */
export function togglePause(playback: Playback): Playback {
  if (playback.status === "playing") return { ...playback, status: "paused" };
  if (playback.status === "paused") return { ...playback, status: "playing" };
  return playback;
}

/** What is visible at one moment; every share is from 0 to 1. */
export type Frame = {
  typed: number;
  /** How far each line is drawn, one after another. */
  drawn: (line: number, lineCount: number) => number;
  /** Where the run is: its share of the way to the interchange, then of the way from it. */
  run: { toInterchange: number; fromInterchange: number } | null;
};

/** What is visible after so many milliseconds of playing. */
export function frameAt(time: number): Frame {
  return {
    typed: share(time, 0, typingEndsMs),
    drawn: (line, lineCount) => {
      const each = (drawingEndsMs - typingEndsMs) / lineCount;
      const starts = typingEndsMs + line * each;
      return share(time, starts, starts + each);
    },
    run:
      time <= drawingEndsMs
        ? null
        : {
            toInterchange: share(time, drawingEndsMs, waitingBeginsMs),
            fromInterchange: share(time, waitingBeginsMs, playEndsMs),
          },
  };
}

function share(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

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

/** The state of a station in one of the two shapes of the map. */
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
