import { type RefObject, useEffect, useRef, useState } from "react";
import { everyFrame } from "#app/browser/platform/animation-frames.ts";
import { whenSeen } from "#app/browser/platform/in-view.ts";
import { matchesMedia } from "#app/browser/platform/media.ts";
import type { Point, WorkflowMap } from "#content/collections/home-maps.ts";
import { inPixels, pathLength, pointAt, shareAt, unit } from "./geometry.ts";
import {
  advance,
  atStart,
  type Decision,
  decide,
  type Frame,
  frameAt,
  type Playback,
  playEndsMs,
  type Shape,
  shareDone,
  standing,
  stationState,
  togglePause,
  waitingBeginsMs,
} from "./playback.ts";

type Controls = {
  playback: Pick<Playback, "status" | "decision">;
  togglePause: () => void;
  decide: (decision: Decision) => void;
  replay: () => void;
};

const isStill = () => matchesMedia("(prefers-reduced-motion: reduce)");

/**
 * Plays a map once, the first time it is chosen and seen. With reduced motion it never plays: the
 * run waits for a decision, and the decision takes effect at once.
 */
export function usePlayback(
  root: RefObject<HTMLElement | null>,
  map: WorkflowMap,
  chosen: boolean,
): Controls {
  const playback = useRef(standing);
  const played = useRef(false);
  const [{ status, decision }, setShown] = useState<Controls["playback"]>(standing);

  const set = (next: Playback) => {
    playback.current = next;
    if (root.current) paint(root.current, map, next);
    setShown((last) =>
      last.status === next.status && last.decision === next.decision ? last : next,
    );
  };
  const begin = () => {
    played.current = true;
    root.current?.setAttribute("data-played", "");
  };
  const replay = () => {
    begin();
    set(isStill() ? standing : atStart);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: plays once for each map, when chosen.
  useEffect(() => {
    const element = root.current;
    if (!element || !chosen) {
      if (played.current) set(standing);
      return;
    }
    if (played.current) return;
    return whenSeen(element.querySelector("[data-canvas]") ?? element, () => {
      if (!played.current) replay();
    });
  }, [chosen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs while the map plays.
  useEffect(() => {
    if (status !== "playing") return;
    return everyFrame((elapsed) => set(advance(playback.current, elapsed)));
  }, [status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: paper shows where the map is going.
  useEffect(() => {
    if (status !== "playing" && status !== "paused") return;
    const finish = () => set(advance({ ...playback.current, status: "playing" }, playEndsMs));
    addEventListener("beforeprint", finish);
    return () => removeEventListener("beforeprint", finish);
  }, [status]);

  return {
    playback: { status, decision },
    togglePause: () => set(togglePause(playback.current)),
    decide: (made) => {
      // A map that is only now scrolled into view mustn't play over the decision.
      begin();
      const next = decide(playback.current, made);
      set(isStill() && next.status === "playing" ? advance(next, playEndsMs) : next);
    },
    replay,
  };
}

const shapes = ["wide", "tall"] as const;

/** A dash of the track to come and the gap after it, in pixels of the drawing. */
const dash = [11, 8] as const;

/**
 * Shows one moment of a playback on the rendered map. React draws the map once; moving parts are
 * set here, past React, because they change with every frame.
 */
function paint(root: HTMLElement, map: WorkflowMap, playback: Playback): void {
  const frame = frameAt(playback.time);
  paintSentence(root, map.sentence, frame.typed);
  paintStations(root, map, frame);
  for (const shape of shapes) paintLines(root, map, shape, frame, playback);
  const last = map.lines.length - 1;
  show(root, "[data-interchange]", frame.drawn(last, map.lines.length) === 1);
  show(root, "[data-card]", playback.time >= waitingBeginsMs);
}

function paintSentence(root: HTMLElement, sentence: string, typed: number): void {
  const length = Math.round(sentence.length * typed);
  setText(root, "[data-typed]", sentence.slice(0, length));
  setText(root, "[data-untyped]", sentence.slice(length));
}

function paintStations(root: HTMLElement, map: WorkflowMap, frame: Frame): void {
  map.stations.forEach((station, index) => {
    const line = map.lines[station.line];
    const drawn = frame.drawn(station.line, map.lines.length);
    const reached = line ? (shareAt(line.wide, station.wide.at) ?? 0) : 0;
    show(root, `[data-station="${index}"]`, drawn > 0 && drawn >= reached);
    setState(root, `[data-step="${index}"]`, stationState(map, station, "wide", frame));
    for (const shape of shapes) {
      const selector = `[data-${shape}] [data-station="${index}"]`;
      setState(root, selector, stationState(map, station, shape, frame));
    }
  });
}

function paintLines(
  root: HTMLElement,
  map: WorkflowMap,
  shape: Shape,
  frame: Frame,
  { status, decision }: Playback,
): void {
  const drawing = root.querySelector<SVGElement>(`[data-${shape}]`);
  if (!drawing) return;
  map.lines.forEach((line, index) => {
    const points = line[shape];
    if (!points) return;
    const drawn = frame.drawn(index, map.lines.length);
    const length = pathLength(points) * unit;
    const pattern = line.carries === "work" ? dash : [length, 0];
    setDashes(
      drawing,
      `[data-line="${index}"]`,
      drawn < 1 ? dashesUpTo(length * drawn, pattern) : "",
    );
    setDashes(drawing, `[data-done="${index}"]`, `${shareDone(map, index, shape, frame)} 2`);
  });
  const stop = decision === "approved" && status === "done" ? "done" : "ahead";
  setState(drawing, "[data-interchange]", stop);
  const marker = drawing.querySelector<SVGElement>("[data-marker]");
  const position = frame.run && runPosition(map, shape, frame);
  marker?.toggleAttribute("data-off", !position || stop === "done");
  if (position) marker?.setAttribute("transform", `translate(${inPixels(position).join(" ")})`);
}

/** A dash pattern that ends after `length` pixels, so that a dashed line can grow. */
function dashesUpTo(length: number, [on = 1, off = 0]: readonly number[]): string {
  const parts: number[] = [];
  for (let at = 0; at < length; at += on + off) parts.push(Math.min(on, length - at), off);
  // The last gap reaches past the end of every line.
  return [...parts.slice(0, -1), 9999].join(" ").replace(/^9999$/, "0 9999");
}

function runPosition(map: WorkflowMap, shape: Shape, frame: Frame): Point | null {
  const points = map.lines[0]?.[shape];
  return points ? pointAt(points, shareDone(map, 0, shape, frame)) : null;
}

function show(root: Element, selector: string, shown: boolean): void {
  for (const element of root.querySelectorAll(selector))
    element.toggleAttribute("data-off", !shown);
}

function setState(root: Element, selector: string, state: string): void {
  for (const element of root.querySelectorAll(selector)) element.setAttribute("data-state", state);
}

function setDashes(root: Element, selector: string, dashes: string): void {
  const path = root.querySelector<SVGPathElement>(selector);
  if (path) path.style.strokeDasharray = dashes;
}

function setText(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
