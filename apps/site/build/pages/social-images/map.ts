import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LineId } from "@yno/brand/site";
import {
  bend,
  type Drawing,
  dashed,
  mark,
  outside,
  spread,
  type Track,
  toPath,
  toStrokes,
  track,
} from "#app/drawings/geometry.ts";
import { root } from "../../site-folder.ts";
import type { Subject } from "./subject.ts";

/** The colour of a token, in the scheme of the picture. */
export type Colour = (name: string) => string;

type LineMap = Pick<Drawing, "tracks" | "marks">;

/** Pixels of a picture for one of a drawing on a page. */
export const unit = 2;

const trackY = 243;
/** Where a line that has turned up runs. */
export const turn = 549;
const firstStation = 64;

/** The place of a page on the map: its line with all stations, all lines, or one without an end. */
export function mapOf(subject: Subject): LineMap {
  switch (subject.kind) {
    case "network":
      return network(subject.lines);
    case "line":
      return wholeLine(subject.line, subject.stations, subject.station);
    case "unfinished":
      return unfinished;
  }
}

/** A line from the left edge round a bend to the top; one of its stations may be marked. */
function wholeLine(line: LineId, stations: number, marked: number | null): LineMap {
  const reach = 44;
  return {
    tracks: [
      track(line, [outside.left, trackY], ...bend([turn - reach, trackY], -reach), [turn, 0]),
    ],
    marks: spread(stations, firstStation, pitchOf(stations)).map((x, index) => ({
      kind: index === marked ? "full" : "station",
      at: [x, trackY],
    })),
  };
}

/** Where a station is from left to right, in the units of a drawing. */
export function stationX(index: number, stations: number): number {
  return firstStation + index * pitchOf(stations);
}

function pitchOf(stations: number): number {
  return Math.min(104, 425 / Math.max(1, stations - 1));
}

/** All lines side by side from the left edge round a bend to the top; they meet in a capsule. */
function network(lines: readonly LineId[]): LineMap {
  const [gap, top, right, diagonal] = [13.5, 229, 500, 690];
  const bottom = top + (lines.length - 1) * gap;
  return {
    tracks: lines.map((line, index) => {
      const y = top + index * gap;
      const x = right + index * gap;
      // Along the bend x + y stays the same; this much more keeps the lines as far apart.
      const sum = diagonal + index * gap * Math.SQRT2;
      return track(line, [outside.left, y], [sum - y, y], [x, sum - x], [x, 0]);
    }),
    marks: [mark("capsule", [firstStation, top], [firstStation, bottom])],
  };
}

/** A line that runs on, dashed, to a station which is not built. */
const unfinished: LineMap = {
  tracks: [
    track("product", [outside.left, 235], ...bend([215, 235], 38), [352, 273]),
    dashed("product", [359, 273], [485, 273]),
  ],
  marks: [
    mark("station", [firstStation, 235]),
    mark("station", [168, 235]),
    mark("station", [313, 273]),
    mark("open", [503, 273]),
  ],
};

/** The SVG of a map, in the classes that `drawingStyle` has rules for. */
export function toSvg({ tracks, marks }: LineMap, colour: Colour): string {
  const trackOf = ({ line, dashed, points }: Track) =>
    `<path class="track${dashed ? " track-dashed" : ""}" color="${colour(`line-${line}`)}" d="${toPath(points)}"/>`;
  const markOf = (mark: LineMap["marks"][number]) => {
    const [x, y] = mark.at;
    if (mark.kind === "open") return `<circle class="mark-open" cx="${x}" cy="${y}" r="8"/>`;
    const d = toStrokes([mark]);
    return ["ring", "ground"]
      .map((part) => `<path class="mark-${part} mark-${mark.kind}" d="${d}"/>`)
      .join("");
  };
  return [...tracks.map(trackOf), ...marks.map(markOf)].join("");
}

/**
 * The rules for the parts of a map from the style sheet of drawings, without variables: the renderer
 * doesn't know them.
 */
export function drawingStyle(colour: Colour): string {
  const css = readFileSync(join(root, "app/drawings/drawing.css"), "utf8");
  const rules = [...css.matchAll(/^(?:\.(?:track|mark)[\w.> -]*,?\s)+\{[^}]*\}/gm)];
  return rules
    .map(([rule]) => rule.replaceAll("var(--line)", "currentColor"))
    .map((rule) => rule.replace(/var\(--([\w-]+)\)/g, (_, name) => colour(name)))
    .join("");
}
