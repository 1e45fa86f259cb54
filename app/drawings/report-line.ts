import type { ReportVulnerability } from "#content/schema/security.ts";
import type { Drawing, Label, Sizes } from "./geometry.ts";

type Line = ReportVulnerability["expect"]["line"];

/** What a report can expect, to scale: promised times are lengths, and what has no limit is dashed. */
export function drawReport(line: Line): Sizes {
  return {
    wide: draw(line, { width: 936, from: 10, to: 640 }),
    middle: draw(line, { width: 640, from: 10, to: 450 }),
    narrow: drawDown(line),
  };
}

function draw(
  { start, unit, stops, end }: Line,
  { width, from, to }: { width: number; from: number; to: number },
): Drawing {
  const y = 38;
  const day = (to - from) / longest(stops);
  const places = stops.map((stop) => ({ ...stop, x: from + stop.days * day }));
  const last = width - 10;
  const named = (x: number, h: Label["h"], title: string, note?: string): Label[] => [
    { at: [x, y - 16], h, v: "above", title },
    ...(note ? [{ at: [x, y + 16] as const, h, v: "below" as const, note }] : []),
  ];
  return {
    width,
    height: y + 34,
    tracks: [
      {
        line: "company",
        points: [
          [from, y],
          [to, y],
        ],
      },
      {
        line: "company",
        dashed: true,
        points: [
          [to + 14, y],
          [last - 9, y],
        ],
      },
    ],
    marks: [
      { kind: "station", at: [from, y] },
      ...places.map(({ x }) => ({ kind: "full" as const, at: [x, y] as const })),
      { kind: "open", at: [last, y] },
    ],
    labels: [
      ...named(from - 10, "start", start),
      ...places.flatMap(({ x, title, days }) => named(x, "centre", title, `${days} ${unit}`)),
      ...named(width, "end", end),
    ],
  };
}

/** On phones the line runs down. */
function drawDown({ start, unit, stops, end }: Line): Drawing {
  const x = 12;
  const [from, to] = [12, 180];
  const day = (to - from) / longest(stops);
  const places = stops.map((stop) => ({ ...stop, y: from + stop.days * day }));
  const last = to + 56;
  const beside = (y: number, title: string, note?: string): Label => ({
    at: [x + 22, y],
    h: "start",
    v: "beside",
    title,
    ...(note && { note }),
  });
  return {
    width: 280,
    height: last + 12,
    tracks: [
      {
        line: "company",
        points: [
          [x, from],
          [x, to],
        ],
      },
      {
        line: "company",
        dashed: true,
        points: [
          [x, to + 14],
          [x, last - 9],
        ],
      },
    ],
    marks: [
      { kind: "station", at: [x, from] },
      ...places.map(({ y }) => ({ kind: "full" as const, at: [x, y] as const })),
      { kind: "open", at: [x, last] },
    ],
    labels: [
      beside(from, start),
      ...places.map(({ y, title, days }) => beside(y, title, `${days} ${unit}`)),
      beside(last, end),
    ],
  };
}

function longest(stops: Line["stops"]): number {
  return Math.max(...stops.map(({ days }) => days));
}
