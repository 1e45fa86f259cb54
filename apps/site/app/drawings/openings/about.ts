import type { HomeMap, Side } from "#content/pages/about.ts";
import {
  type Drawing,
  type Label,
  label,
  mark,
  outside,
  type Point,
  type Sizes,
  track,
} from "../geometry.ts";

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

type Spot = { at: Point; name: [at: Point, h: Label["h"], v: Label["v"]] };

/** Where a station is on each side of the island, and its name beside it. */
type Spots = Record<Side, Spot>;

const wideSpots: Spots = {
  "south-west": { at: [100, 250], name: [[100, 264], "centre", "below"] },
  north: { at: [240, 0], name: [[240, -14], "centre", "above"] },
  "north-east": { at: [375, 40], name: [[360, 26], "start", "above"] },
  east: { at: [520, 150], name: [[504, 150], "end", "beside"] },
  "south-east": { at: [440, 210], name: [[440, 224], "centre", "below"] },
};

const narrowSpots: Spots = {
  ...wideSpots,
  "south-west": { at: [50, 125], name: [[50, 138], "centre", "below"] },
  north: { at: [120, 0], name: [[120, -13], "centre", "above"] },
  "north-east": { at: [238, 50], name: [[234, 61], "end", "below"] },
  "south-east": { at: [220, 105], name: [[206, 118], "start", "below"] },
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
      track("company", ...[...coast, ...coast.slice(0, 2)].map(move)),
      track("company", [outside.left, base], [152, base], move([242, 290])),
    ],
    marks: [
      ...stations.map(({ side }) => mark("station", move(wideSpots[side].at))),
      mark("capsule", move([269, 290]), move([293, 290])),
    ],
    labels: [
      ...stations.map(({ name, side }) => {
        const [at, h, v] = wideSpots[side].name;
        return label(move(at), h, v, { title: name });
      }),
      label(move([281, 104]), "centre", "below", { title: place, size: "big" }),
      label(move([281, 136]), "centre", "below", { note }),
      label(move([281, 306]), "centre", "below", { title: company, size: "big" }),
    ],
  };
}

/** On phones the same island at half the size, with small names. */
function narrow({ place, stations }: HomeMap, company: string): Drawing {
  const move = ([x, y]: Point): Point => [x + 10, y + 30];
  const half = coast.map(([x, y]) => move([x / 2, y / 2]));
  const base = 222;
  return {
    width: 280,
    height: base + 9,
    area: half,
    tracks: [
      track("company", ...half, ...half.slice(0, 2)),
      track("company", [outside.left, base], [84, base], move([121, 145])),
    ],
    marks: [
      ...stations.map(({ side }) => mark("station", move(narrowSpots[side].at))),
      mark("capsule", move([132, 145]), move([148, 145])),
    ],
    labels: [
      ...stations.map(({ name, side }) => {
        const [at, h, v] = narrowSpots[side].name;
        return label(move(at), h, v, { note: name });
      }),
      label(move([128, 80]), "centre", "below", { title: place, size: "big" }),
      label(move([132, 158]), "start", "below", { title: company, size: "big" }),
    ],
  };
}
