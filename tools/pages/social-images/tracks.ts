import type { LineId } from "@yno/brand/lines";

/** The colour of a token, in the scheme of the picture. */
export type Colour = (name: string) => string;

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
export const besideTrack = bend.x + bend.size - 54;
/** The same beside all lines together. */
export const besideNetwork = 946;

/** A line with all its stations, from the left edge round a bend to the top; one may be marked. */
export function lineTrack(line: LineId, stations: number, marked: number | null, colour: Colour) {
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
export function codePlate(code: string, station: number | null, stations: number) {
  const width = code.length * capsule.letter + 2 * capsule.padding;
  const middle = station === null ? margin + width / 2 : stationX(station, stations);
  return { x: middle - width / 2, y: capsule.y, width, height: capsule.height, size: capsule.size };
}

/** All lines in parallel from the left edge, round a bend to the top; they meet in an interchange. */
export function networkTracks(lines: readonly LineId[], colour: Colour): string {
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
export function unfinishedTrack(colour: Colour): string {
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
