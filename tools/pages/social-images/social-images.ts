import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { type LineId, site } from "@yno/brand/site";
import pLimit from "p-limit";
import type { Page, Placeholder } from "#content/schema/page.ts";
import { lines, pages } from "../../content/pages.ts";
import { placedMark } from "../../outputs/web-manifest.ts";
import { readColours } from "../sheet-values.ts";
import { findSubject, type Subject, socialImagePath } from "./subject.ts";
import {
  lineHeight,
  type SetHeading,
  setHeading,
  type Typesetter,
  textElement,
  typesetter,
} from "./typefaces.ts";

/** The SVG of a page's social image. */
export function socialImage(page: Page | Placeholder, type: Typesetter): string {
  const subject = findSubject(page, lines);
  const heading = setHeading(page.heading, headingRoom(subject), (text, size) =>
    type.measure("heading", text, size),
  );
  const labelWidth = (text: string) => type.measure("label", text, 38);
  return picture(subject, { brand: site.brand, heading, labelWidth }, readColours("light"));
}

/** The typesetter for all social images. */
export function socialTypesetter(): Promise<Typesetter> {
  return typesetter(site.brand + pages.map(({ heading }) => heading).join(""));
}

/** Draws the social image of every page into a folder of the built site. */
export async function writeSocialImages(folder: string): Promise<void> {
  const type = await socialTypesetter();
  const limit = pLimit(availableParallelism());
  await limit.map(pages, async (page) => {
    const file = join(folder, socialImagePath(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await type.png(socialImage(page, type)));
  });
}

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
function picture(subject: Subject, { brand, heading, labelWidth }: Words, colour: Colour): string {
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

/** The colour of a token, in the scheme of the picture. */
type Colour = (name: string) => string;

const margin = 72;
/** Where the horizontal part of a line runs. */
const trackY = 486;
const capsule = { height: 64, y: 526, size: 38, letter: 23, padding: 22 };
const firstStation = margin + capsule.padding + 1.5 * capsule.letter;
const widestPitch = 208;
/** From the first station to the last one before the bend. */
const reach = 850;
const bend = { x: 1010, size: 88 };

/** The right edge of content beside a line that turns up, such as a heading. */
const besideTrack = bend.x + bend.size - 54;
/** The same beside all lines together. */
const besideNetwork = 946;

/** A line with all its stations, from the left edge round a bend to the top; one may be marked. */
function lineTrack(line: LineId, stations: number, marked: number | null, colour: Colour) {
  const path = `M-20 ${trackY}H${bend.x}l${bend.size}-${bend.size}V-20`;
  const circles = Array.from({ length: stations }, (_, index) =>
    index === marked
      ? circle(stationX(index, stations), trackY, 25, colour(`line-${line}`), colour("ink"), 8)
      : circle(stationX(index, stations), trackY, 17, colour("canvas"), colour("ink"), 7),
  );
  return track(path, colour(`line-${line}`), 18) + circles.join("");
}

function stationX(index: number, stations: number): number {
  return firstStation + index * Math.min(widestPitch, reach / Math.max(1, stations - 1));
}

/** The place of a station's code, and the room for its text. */
function codePlate(code: string, station: number | null, stations: number) {
  const width = code.length * capsule.letter + 2 * capsule.padding;
  const middle = station === null ? margin + width / 2 : stationX(station, stations);
  return { x: middle - width / 2, y: capsule.y, width, height: capsule.height, size: capsule.size };
}

/** All lines in parallel from the left edge, round a bend to the top; they meet in an interchange. */
function networkTracks(lines: readonly LineId[], colour: Colour): string {
  const [gap, top, right, diagonal] = [27, 458, 1000, 1380];
  const tracks = lines.map((line, index) => {
    const y = top + index * gap;
    const x = right + index * gap;
    // Along the bend x + y stays the same; this much more keeps the lines as far apart.
    const sum = diagonal + index * gap * Math.SQRT2;
    const d = `M-20 ${y}H${(sum - y).toFixed(2)}L${x} ${(sum - x).toFixed(2)}V-20`;
    return track(d, colour(`line-${line}`), 15);
  });
  const [width, height] = [56, (lines.length - 1) * gap + 56];
  const interchange = `<rect x="${margin + 28}" y="${top - 28}" width="${width}" height="${height}" rx="28" fill="${colour("canvas")}" stroke="${colour("ink")}" stroke-width="8"/>`;
  return tracks.join("") + interchange;
}

/** A line that runs to a station which is not built. */
function unfinishedTrack(colour: Colour): string {
  const [before, after] = [470, 546];
  const built = `M-20 ${before}H430l${after - before} ${after - before}H690`;
  const planned = `<path d="M722 ${after}H928" stroke="${colour("control")}" stroke-width="18" stroke-linecap="round" stroke-dasharray="1 40" fill="none"/>`;
  const end = `<circle cx="988" cy="${after}" r="27" fill="${colour("canvas")}" stroke="${colour("ink-3")}" stroke-width="8" stroke-dasharray="14 7.2"/>`;
  const stations = [
    [firstStation, before],
    [336, before],
    [626, after],
  ].map(([x = 0, y = 0]) => circle(x, y, 17, colour("canvas"), colour("ink"), 7));
  return track(built, colour("line-product"), 18) + planned + stations.join("") + end;
}

function track(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

function circle(x: number, y: number, r: number, fill: string, stroke: string, width: number) {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
}
