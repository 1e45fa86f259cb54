import { placedMark } from "../../outputs/mark.ts";
import { lineHeight, type SetHeading } from "./heading-lines.ts";
import type { Subject } from "./subject.ts";
import {
  besideNetwork,
  besideTrack,
  type Colour,
  codePlate,
  lineTrack,
  networkTracks,
  unfinishedTrack,
} from "./tracks.ts";
import { textElement } from "./typefaces.ts";

export const pictureSize = { width: 1200, height: 630 } as const;

const left = 72;
const headingTop = 152;
const headingBottom = 440;
const labelSize = 38;

/** The room that the subject leaves to the heading. */
export function headingRoom(subject: Subject): { width: number; height: number } {
  const right = {
    network: besideNetwork,
    line: besideTrack,
    unfinished: pictureSize.width - left,
  }[subject.kind];
  return { width: right - left, height: headingBottom - headingTop };
}

type Words = {
  brand: string;
  heading: SetHeading;
  /** Pixels that the name of the line takes. */
  labelWidth: (text: string) => number;
};

/** The picture of one page: the mark, its heading, and its place on the map. */
export function picture(
  subject: Subject,
  { brand, heading, labelWidth }: Words,
  colour: Colour,
): string {
  const { width, height } = pictureSize;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colour("canvas")}"/>`,
    drawing(subject, labelWidth, colour),
    placedMark(left - 5, 58, 67.2),
    textElement("heading", brand, { x: left + 82, y: 112, size: 56, fill: colour("ink") }),
    ...headingElements(heading, colour),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

function drawing(subject: Subject, labelWidth: Words["labelWidth"], colour: Colour): string {
  if (subject.kind === "unfinished") return unfinishedTrack(colour);
  if (subject.kind === "network") return networkTracks(subject.lines, colour);
  const { line, title, code, stations, station } = subject;
  const plate = codePlate(code, station, stations);
  const baseline = plate.y + plate.height / 2 + plate.size * 0.36;
  // The name of the line is after the code, or before it if there is no room.
  const after = plate.x + plate.width + 20;
  const fits = after + labelWidth(title) <= pictureSize.width - left;
  return [
    lineTrack(line, stations, station, colour),
    `<rect x="${plate.x}" y="${plate.y}" width="${plate.width}" height="${plate.height}" rx="${plate.height / 2}" fill="${colour(`line-${line}`)}"/>`,
    textElement("code", code, {
      x: plate.x + plate.width / 2,
      y: baseline,
      size: plate.size,
      fill: colour("on-line"),
      anchor: "middle",
    }),
    textElement("label", title, {
      x: fits ? after : plate.x - 20,
      y: baseline,
      size: labelSize,
      fill: colour("ink-2"),
      anchor: fits ? "start" : "end",
    }),
  ].join("");
}

function headingElements({ size, lines }: SetHeading, colour: Colour): string[] {
  const block = lines.length * size * lineHeight;
  const top = (headingTop + headingBottom - block) / 2;
  return lines.map((line, index) =>
    textElement("heading", line, {
      // Capitals have some built-in space on the left.
      x: left - size * 0.05,
      y: Math.round(top + size * (index * lineHeight + 0.85)),
      size,
      fill: colour("ink"),
    }),
  );
}
