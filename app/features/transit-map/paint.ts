import type { Point, WorkflowMap } from "#content/schema/transit-map.ts";
import { pointAt, shareAt, unit } from "./geometry.ts";
import { type Frame, frameAt, type Playback } from "./playback.ts";

const shapes = ["wide", "tall"] as const;

/**
 * Shows one moment of a playback on the rendered map. React draws the finished map once; moving
 * parts are set here, past React, because they change with every frame.
 */
export function paint(root: HTMLElement, map: WorkflowMap, playback: Playback): void {
  const frame = playback.status === "still" ? null : frameAt(playback.time);
  paintSentence(root, map.sentence, frame?.typed ?? 1);
  for (const shape of shapes) paintLines(root, map, shape, frame);
  map.stations.forEach((station, index) => {
    const line = map.lines[station.line];
    const drawn = frame?.drawn(station.line, map.lines.length) ?? 1;
    const reached = line ? (shareAt(line.wide, station.wide.at) ?? 0) : 0;
    show(root, `[data-station="${index}"]`, frame === null || (drawn > 0 && drawn >= reached));
  });
  const last = map.lines.length - 1;
  show(root, "[data-interchange]", frame === null || frame.drawn(last, map.lines.length) === 1);
}

function paintSentence(root: HTMLElement, sentence: string, typed: number): void {
  const length = Math.round(sentence.length * typed);
  setText(root, "[data-typed]", sentence.slice(0, length));
  setText(root, "[data-untyped]", sentence.slice(length));
}

function paintLines(
  root: HTMLElement,
  map: WorkflowMap,
  shape: "wide" | "tall",
  frame: Frame | null,
): void {
  map.lines.forEach((_, index) => {
    const path = root.querySelector<SVGPathElement>(`[data-${shape}] [data-line="${index}"]`);
    if (!path) return;
    path.style.strokeDasharray = frame ? "1 1" : "";
    path.style.strokeDashoffset = frame ? `${1 - frame.drawn(index, map.lines.length)}` : "";
  });
  const marker = root.querySelector<SVGElement>(`[data-${shape}] [data-marker]`);
  const position = frame?.run ? runPosition(map, shape, frame.run) : null;
  marker?.toggleAttribute("data-off", position === null);
  if (position) {
    marker?.setAttribute("transform", `translate(${position[0] * unit} ${position[1] * unit})`);
  }
}

function runPosition(
  map: WorkflowMap,
  shape: "wide" | "tall",
  run: { toInterchange: number; fromInterchange: number },
): Point | null {
  const points = map.lines[0]?.[shape];
  if (!points) return null;
  const stop = shareAt(points, map.interchange[shape].from) ?? 1;
  return pointAt(points, stop * run.toInterchange + (1 - stop) * run.fromInterchange);
}

function show(root: HTMLElement, selector: string, shown: boolean): void {
  for (const element of root.querySelectorAll(selector))
    element.toggleAttribute("data-off", !shown);
}

function setText(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
