import type { LineId } from "@yno/brand/site";
import type { Partner, PartnerNetwork, Programmes } from "#content/schema/partner.ts";
import { type Drawing, type Label, outside, type Sizes, type Track } from "../geometry.ts";

type Programme = Programmes["programmes"][number];

/** The colour of each programme on its page, so that firms can be told apart by it. */
export const programmeLine: Record<Programme["category"], LineId> = {
  Consulting: "company",
  Resale: "resources",
  Technology: "product",
  Data: "quick",
};

/** The programmes leave one capsule; each firm is a station, and each line stays open at its end. */
export function drawPartners(
  programmes: readonly Programme[],
  partners: readonly Partner[],
  { drawn }: PartnerNetwork,
): Sizes {
  const lines = programmes.map(({ category }) => ({
    category,
    firms: partners.filter((partner) => partner.category === category),
  }));
  return { wide: wide(lines, drawn), narrow: narrow(lines, drawn) };
}

type Line = { category: Programme["category"]; firms: readonly Partner[] };

const left = 15;
const named = 2;

function wide(lines: readonly Line[], note: string): Drawing {
  const top = 38;
  const pitch = 108;
  const base = top + lines.length * pitch + 8;
  const drawn = lines.map(({ category, firms }, index) => ({
    category,
    y: top + index * pitch,
    stations: firms.map((firm, place) => ({
      firm,
      // Names have room for two firms; further ones are stations close together.
      x: place < named ? 126 + place * 214 : 340 + (place - 1) * 28,
    })),
  }));
  return {
    width: 540,
    height: base + 9,
    tracks: [
      ...drawn.flatMap(({ category, y, stations }) =>
        open(category, y, stations.at(-1)?.x ?? left),
      ),
      entry(base, top + (lines.length - 1) * pitch),
    ],
    marks: [
      ...drawn.flatMap(({ y, stations }) =>
        stations.map(({ x }) => ({ kind: "station" as const, at: [x, y] as const })),
      ),
      { kind: "capsule", at: [left, top], to: [left, top + (lines.length - 1) * pitch] },
    ],
    labels: [
      ...drawn.flatMap(({ category, y, stations }): Label[] => [
        { at: [left + 26, y - 10], h: "start", v: "above", title: category, size: "big" },
        ...stations.slice(0, named).map(
          ({ firm, x }): Label => ({
            at: [x - 9, y + 14],
            h: "start",
            v: "below",
            title: firm.name,
            note: firm.location,
          }),
        ),
      ]),
      { at: [left + 26, base], h: "start", v: "beside", note },
    ],
  };
}

function narrow(lines: readonly Line[], note: string): Drawing {
  const top = 28;
  const pitch = 48;
  const base = top + lines.length * pitch + 4;
  const drawn = lines.map((line, index) => ({ ...line, y: top + index * pitch }));
  const place = (index: number) => 66 + index * 28;
  return {
    width: 280,
    height: base + 9,
    tracks: [
      ...drawn.flatMap(({ category, y, firms }) =>
        open(category, y, firms.length > 0 ? place(firms.length - 1) : left),
      ),
      entry(base, top + (lines.length - 1) * pitch),
    ],
    marks: [
      ...drawn.flatMap(({ y, firms }) =>
        firms.map((_, index) => ({ kind: "station" as const, at: [place(index), y] as const })),
      ),
      { kind: "capsule", at: [left, top], to: [left, top + (lines.length - 1) * pitch] },
    ],
    labels: [
      ...drawn.map(
        ({ category, y }): Label => ({
          at: [left + 22, y - 10],
          h: "start",
          v: "above",
          title: category,
        }),
      ),
      { at: [left + 22, base], h: "start", v: "beside", note },
    ],
  };
}

/** A programme's line: solid to its last firm, and then open. */
function open(category: Line["category"], y: number, last: number): Track[] {
  const line = programmeLine[category];
  return [
    {
      line,
      points: [
        [left, y],
        [last, y],
      ],
    },
    {
      line,
      dashed: true,
      points: [
        [last + 18, y],
        [outside.right, y],
      ],
    },
  ];
}

/** The page's line comes in below the text and ends in the capsule. */
function entry(base: number, bottom: number): Track {
  return {
    line: "company",
    points: [
      [outside.left, base],
      [left - 24, base],
      [left, base - 24],
      [left, bottom],
    ],
  };
}
