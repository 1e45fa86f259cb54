import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { site } from "@yno/brand/site";
import pLimit from "p-limit";
import { lines } from "#content/derived/navigation.ts";
import type { Page, Placeholder } from "#content/schema/page.ts";
import { pages } from "../../../content/collections/pages.ts";
import { placedMark } from "../../outputs/web-manifest.ts";
import { readColours } from "../sheet-values.ts";
import { type Colour, drawingStyle, mapOf, stationX, toSvg, turn, unit } from "./map.ts";
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
  const labelWidth = (text: string) => type.measure("label", text, labelSize);
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
    network: 946,
    line: unit * turn - 54,
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
    `<style>${drawingStyle(colour)}</style>`,
    `<rect width="${width}" height="${height}" fill="${colour("canvas")}"/>`,
    `<g fill="none" transform="scale(${unit})">${toSvg(mapOf(subject), colour)}</g>`,
    subject.kind === "line" ? stationName(subject, labelWidth, colour) : "",
    placedMark(left - 5, 58, 67.2),
    textElement("heading", brand, { x: left + 82, y: 112, size: 56, fill: colour("ink") }),
    ...headingElements(heading, colour),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

/** The code of a station and the name of its line, below the station. */
function stationName(
  { line, title, code, stations, station }: Extract<Subject, { kind: "line" }>,
  labelWidth: Words["labelWidth"],
  colour: Colour,
): string {
  const plate = codePlate(code, station, stations);
  const baseline = plate.y + plate.height / 2 + plate.size * 0.36;
  // The name of the line is after the code, or before it if there is no room.
  const after = plate.x + plate.width + 20;
  const fits = after + labelWidth(title) <= pictureSize.width - left;
  return [
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

const capsule = { height: 64, y: 526, size: 38, letter: 23, padding: 22 };

/** The place of a station's code, in pixels, and the room for its text. */
function codePlate(code: string, station: number | null, stations: number) {
  const width = code.length * capsule.letter + 2 * capsule.padding;
  const middle = station === null ? left + width / 2 : unit * stationX(station, stations);
  return { x: middle - width / 2, y: capsule.y, width, height: capsule.height, size: capsule.size };
}
