import type { HomeMap } from "#content/schema/about.ts";
import { type Drawing, type Label, outside, type Point, type Sizes } from "../geometry.ts";

/** The coast of Singapore in bends of 45°, clockwise from where the page's line meets it. */
const coast: readonly Point[] = [
  [242, 290],
  [202, 250],
  [0, 250],
  [0, 210],
  [120, 90],
  [120, 60],
  [180, 0],
  [300, 0],
  [340, 40],
  [400, 40],
  [460, 100],
  [490, 100],
  [520, 130],
  [520, 170],
  [480, 210],
  [400, 210],
  [320, 290],
];

type Side = HomeMap["stations"][number]["side"];
type Spot = { at: Point; label: Pick<Label, "at" | "h" | "v"> };

/** Where a station is on each side of the island, and its name beside it. */
type Spots = Record<Side, Spot>;

const wideSpots: Spots = {
  "south-west": { at: [100, 250], label: { at: [100, 264], h: "centre", v: "below" } },
  north: { at: [240, 0], label: { at: [240, -14], h: "centre", v: "above" } },
  "north-east": { at: [375, 40], label: { at: [360, 26], h: "start", v: "above" } },
  east: { at: [520, 150], label: { at: [504, 150], h: "end", v: "beside" } },
  "south-east": { at: [440, 210], label: { at: [440, 224], h: "centre", v: "below" } },
};

const narrowSpots: Spots = {
  ...wideSpots,
  "south-west": { at: [50, 125], label: { at: [50, 138], h: "centre", v: "below" } },
  north: { at: [120, 0], label: { at: [120, -13], h: "centre", v: "above" } },
  "north-east": { at: [238, 50], label: { at: [234, 61], h: "end", v: "below" } },
  "south-east": { at: [220, 105], label: { at: [206, 118], h: "start", v: "below" } },
};

/** One line round Singapore, with the places that the page names, and the company where it ends. */
export function drawAbout(map: HomeMap, company: string): Sizes {
  return { wide: wide(map, company), narrow: narrow(map, company) };
}

function wide({ place, note, stations }: HomeMap, company: string): Drawing {
  const move = ([x, y]: Point): Point => [x + 13, y + 32];
  const base = 425;
  return {
    width: 540,
    height: base + 9,
    area: coast.map(move),
    tracks: [
      { line: "company", points: [...coast, ...coast.slice(0, 2)].map(move) },
      { line: "company", points: [[outside.left, base], [152, base], move([242, 290])] },
    ],
    marks: [
      ...stations.map(({ side }) => ({
        kind: "station" as const,
        at: move(wideSpots[side].at),
      })),
      { kind: "capsule", at: move([269, 290]), to: move([293, 290]) },
    ],
    labels: [
      ...stations.map(({ name, side }) => {
        const { at, ...label } = wideSpots[side].label;
        return { ...label, at: move(at), title: name };
      }),
      { at: move([281, 104]), h: "centre", v: "below", title: place, size: "big" },
      { at: move([281, 136]), h: "centre", v: "below", note },
      { at: move([281, 306]), h: "centre", v: "below", title: company, size: "big" },
    ],
  };
}

/** On phones the same island at half the size, with small names. */
function narrow({ place, stations }: HomeMap, company: string): Drawing {
  const move = ([x, y]: Point): Point => [x + 10, y + 30];
  const half = coast.map(([x, y]): Point => [x / 2, y / 2]).map(move);
  const base = 222;
  return {
    width: 280,
    height: base + 9,
    area: half,
    tracks: [
      { line: "company", points: [...half, ...half.slice(0, 2)] },
      { line: "company", points: [[outside.left, base], [84, base], move([121, 145])] },
    ],
    marks: [
      ...stations.map(({ side }) => ({
        kind: "station" as const,
        at: move(narrowSpots[side].at),
      })),
      { kind: "capsule", at: move([132, 145]), to: move([148, 145]) },
    ],
    labels: [
      ...stations.map(({ name, side }) => {
        const { at, ...label } = narrowSpots[side].label;
        return { ...label, at: move(at), note: name };
      }),
      { at: move([128, 80]), h: "centre", v: "below", title: place, size: "big" },
      { at: move([132, 158]), h: "start", v: "below", title: company, size: "big" },
    ],
  };
}
