import fc from "fast-check";
import { expect, test } from "vitest";
import {
  advance,
  atStart,
  type Decision,
  decide,
  drawingEndsMs,
  frameAt,
  type Playback,
  playEndsMs,
  standing,
  togglePause,
  typingEndsMs,
  waitingBeginsMs,
} from "./playback.ts";

const play = (playback: Playback, ...steps: readonly number[]) => steps.reduce(advance, playback);

test("a playback takes at most 5 s", () => {
  expect(playEndsMs).toBeLessThanOrEqual(5000);
});

test("typing, drawing, the run to the interchange and the run from it follow one another", () => {
  const order = [0, typingEndsMs, drawingEndsMs, waitingBeginsMs, playEndsMs];
  expect([...order].sort((a, b) => a - b)).toEqual(order);
  expect(new Set(order).size).toBe(order.length);
});

const decisions: readonly Decision[] = ["approved", "rejected"];

test("the static HTML shows the state that a run reaches on its own", () => {
  expect(standing).toEqual(play(atStart, 60_000));
});

test("a clock that goes back does not take the playback back", () => {
  expect(play(atStart, 900, -400).time).toBe(900);
});

type Act = { kind: "wait"; ms: number } | { kind: "decide"; as: Decision } | { kind: "pause" };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 1500 }).map((ms): Act => ({ kind: "wait", ms })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...decisions).map((as): Act => ({ kind: "decide", as })),
  },
  { weight: 1, arbitrary: fc.constant<Act>({ kind: "pause" }) },
);

/** The same, one millisecond after another. */
function naive(acts: readonly Act[]) {
  let [time, paused] = [0, false];
  let decision: Decision | null = null;
  for (const each of acts) {
    const isOver = time === playEndsMs || decision === "rejected";
    const isWaiting = time === waitingBeginsMs && decision === null;
    if (each.kind === "decide" && isWaiting && !paused) decision = each.as;
    if (each.kind === "pause" && !isWaiting && !isOver) paused = !paused;
    for (let ms = 0; each.kind === "wait" && ms < each.ms; ms += 1) {
      const stops = time === playEndsMs || (time === waitingBeginsMs && decision !== "approved");
      if (!paused && !stops) time += 1;
    }
  }
  const over = time === playEndsMs || decision === "rejected";
  const waiting = time === waitingBeginsMs && decision === null;
  const status = over ? "done" : waiting ? "waiting" : paused ? "paused" : "playing";
  return { status, time, decision };
}

test("after any actions, the playback matches a count of milliseconds", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const end = acts.reduce<Playback>((playback, each) => {
        if (each.kind === "decide") return decide(playback, each.as);
        return each.kind === "pause" ? togglePause(playback) : advance(playback, each.ms);
      }, atStart);
      expect(end).toEqual(naive(acts));
    }),
    { numRuns: 500 },
  );
});

test("at the start nothing is to be seen, at the end everything", () => {
  const first = frameAt(0);
  expect([first.typed, first.drawn(0, 3), first.drawn(2, 3), first.run]).toEqual([0, 0, 0, null]);
  const last = frameAt(playEndsMs);
  expect([last.typed, last.drawn(0, 3), last.drawn(2, 3)]).toEqual([1, 1, 1]);
  expect(last.run).toEqual({ toInterchange: 1, fromInterchange: 1 });
});

test("the sentence is whole before the first line begins, and all lines before the run does", () => {
  expect(frameAt(typingEndsMs).typed).toBe(1);
  expect(frameAt(typingEndsMs).drawn(0, 3)).toBe(0);
  expect(frameAt(drawingEndsMs).drawn(2, 3)).toBeCloseTo(1);
  expect(frameAt(drawingEndsMs).run).toBeNull();
});

test("while it waits the run is at the interchange", () => {
  expect(frameAt(waitingBeginsMs).run).toEqual({ toInterchange: 1, fromInterchange: 0 });
});

test("lines are drawn one after another", () => {
  const time = fc.integer({ min: 0, max: playEndsMs });
  fc.assert(
    fc.property(time, fc.integer({ min: 2, max: 6 }), (at, count) => {
      const { drawn } = frameAt(at);
      for (let line = 1; line < count; line += 1) {
        if (drawn(line, count) > 0) expect(drawn(line - 1, count)).toBeCloseTo(1);
      }
    }),
  );
});

test("every share stays between 0 and 1 and never shrinks", () => {
  const time = fc.integer({ min: -1000, max: 10_000 });
  const shares = (at: number) => {
    const { typed, drawn, run } = frameAt(at);
    return [
      typed,
      drawn(0, 3),
      drawn(1, 3),
      drawn(2, 3),
      run?.toInterchange ?? 0,
      run?.fromInterchange ?? 0,
    ];
  };
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 5000 }), (at, later) => {
      const before = shares(at);
      for (const [index, share] of shares(at + later).entries()) {
        expect(share).toBeGreaterThanOrEqual(before[index] ?? 0);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
  );
});
