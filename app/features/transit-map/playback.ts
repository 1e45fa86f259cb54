/** Milliseconds. The sentence is typed, the lines are drawn, a run reaches the interchange. */
export const typingEnds = 1300;
export const drawingEnds = 2900;
export const waitingBegins = 4000;
/** The run has reached the last station. At most 5 s, the time a person takes aside. */
export const playEnds = 4900;

export type Status = "still" | "playing" | "paused" | "waiting" | "done";

export type Playback = {
  status: Status;
  /** Milliseconds played. */
  time: number;
  approved: boolean;
};

export const finished: Playback = { status: "still", time: playEnds, approved: false };
export const atStart: Playback = { status: "playing", time: 0, approved: false };

/** The playback `elapsed` milliseconds later. Only one that plays moves. */
export function advance(playback: Playback, elapsed: number): Playback {
  if (playback.status !== "playing") return playback;
  const end = playback.approved ? playEnds : waitingBegins;
  const time = Math.min(end, playback.time + Math.max(0, elapsed));
  if (time < end) return { ...playback, time };
  return { ...playback, time, status: playback.approved ? "done" : "waiting" };
}

/** A person approves: the run goes on from the interchange. */
export function approve(playback: Playback): Playback {
  return playback.status === "waiting"
    ? { ...playback, status: "playing", approved: true }
    : playback;
}

export function togglePause(playback: Playback): Playback {
  if (playback.status === "playing") return { ...playback, status: "paused" };
  if (playback.status === "paused") return { ...playback, status: "playing" };
  return playback;
}

/** What is to be seen at one moment; every share runs from 0 to 1. */
export type Frame = {
  typed: number;
  /** How far each line is drawn, one after another. */
  drawn: (line: number, lineCount: number) => number;
  /** Where the run is: its share of the way to the interchange, then of the way from it. */
  run: { toInterchange: number; fromInterchange: number } | null;
};

export function frameAt(time: number): Frame {
  return {
    typed: share(time, 0, typingEnds),
    drawn: (line, lineCount) => {
      const each = (drawingEnds - typingEnds) / lineCount;
      const starts = typingEnds + line * each;
      return share(time, starts, starts + each);
    },
    run:
      time <= drawingEnds
        ? null
        : {
            toInterchange: share(time, drawingEnds, waitingBegins),
            fromInterchange: share(time, waitingBegins, playEnds),
          },
  };
}

function share(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}
