import type { Components, Tiers } from "#content/pages/platform.ts";
import {
  type Drawing,
  type Label,
  label,
  mark,
  outside,
  type Point,
  type Sizes,
  spread,
  track,
} from "../geometry.ts";

/**
 * What a run goes through: planned, orchestrated, where people join it, and out through the hub.
 * What the run record keeps leads back to the planner.
 */
export function drawPlatform(words: Components): Sizes {
  return {
    wide: across(words, { width: 936, planner: 46, orchestration: 420, hub: 730 }),
    middle: across(words, { width: 640, planner: 20, orchestration: 236, hub: 452 }),
    narrow: down(words),
  };
}

type Columns = { width: number; planner: number; orchestration: number; hub: number };

const top = 18;
const main = 150;
const below = 268;
const corner = 30;
const fan = 62;

function across(words: Components, { width, planner, orchestration, hub }: Columns): Drawing {
  const carried = carriedIn(words);
  const middle = (planner + orchestration) / 2;
  const note = (at: Point, text: string, h: Label["h"] = "start") =>
    label(at, h, "below", { note: text });
  const hasRoom = hub - orchestration > 290;
  const reaches = words.reaches.map((name, index) => ({
    name,
    dy: (index - (words.reaches.length - 1) / 2) * fan,
  }));
  return {
    width,
    height: below + 34,
    tracks: [
      track("people", [orchestration, top], [orchestration, main]),
      track(
        "product",
        [orchestration, main],
        [orchestration, below - corner],
        [orchestration - corner, below],
        [planner + corner, below],
        [planner, below - corner],
        [planner, main],
      ),
      track("product", [outside.left, main], [hub, main]),
      ...reaches.map(({ dy }) =>
        track("product", [hub, main], [hub + Math.abs(dy), main + dy], [outside.right, main + dy]),
      ),
    ],
    marks: [
      mark("full", [orchestration, top]),
      mark("station", [planner, main]),
      mark("capsule", [orchestration, main - 14], [orchestration, main + 14]),
      mark("station", [hub, main]),
      mark("station", [middle, below]),
    ],
    labels: [
      label([orchestration + 20, top], "start", "beside", words.people),
      label([planner - 12, main - 14], "start", "above", { title: title(words, "planner") }),
      label([orchestration + 18, main - 14], "start", "above", {
        title: title(words, "orchestration"),
      }),
      label([hub, hasRoom ? main - 14 : main + 14], "end", hasRoom ? "above" : "below", {
        title: title(words, "hub"),
      }),
      label([middle, below + 14], "centre", "below", { title: title(words, "record") }),
      note([middle, main + 12], carried("planner", "orchestration"), "centre"),
      note([orchestration + 18, main + (hasRoom ? 12 : 46)], carried("orchestration", "hub")),
      note([orchestration + 18, main + (hasRoom ? 29 : 63)], carried("hub", "orchestration")),
      note([orchestration + 18, below - (hasRoom ? 40 : 28)], carried("orchestration", "record")),
      note([planner + 18, below - 52], carried("record", "planner")),
      ...reaches.map(({ name, dy }) =>
        label([hub + fan + 12, main + dy - 10], "start", "above", { title: name }),
      ),
    ],
  };
}

/** On phones the run goes down, without what passes from one component to the next. */
function down(words: Components): Drawing {
  const x = 96;
  const ends = spread(words.reaches.length, 174, 33);
  const last = ends.at(-1) ?? 174;
  const reach = (y: number): Point[] => [
    [x, y - 14],
    [x + 14, y],
    [outside.right, y],
  ];
  const beside = (y: number, id: ComponentId) =>
    label([x + 20, y], "start", "beside", { title: title(words, id) });
  return {
    width: 280,
    height: last + 6,
    tracks: [
      track("product", [x, 100], [72, 124], [36, 124], [12, 100], [12, 36], [36, 12]),
      track("product", [outside.left, 12], [x - 14, 12], [x, 26], ...reach(last)),
      ...ends.slice(0, -1).map((y) => track("product", ...reach(y))),
    ],
    marks: [
      mark("station", [x, 44]),
      mark("capsule", [x, 82], [x, 96]),
      mark("station", [x, 128]),
      mark("station", [52, 124]),
    ],
    labels: [
      beside(44, "planner"),
      beside(89, "orchestration"),
      beside(128, "hub"),
      label([44, 140], "centre", "below", { title: title(words, "record") }),
      ...words.reaches.map((name, index) =>
        label([x + 36, (ends[index] ?? 0) - 9], "start", "above", { title: name }),
      ),
    ],
  };
}

type ComponentId = Components["components"][number]["id"];

function title({ components }: Components, wanted: ComponentId): string {
  return components.find(({ id }) => id === wanted)?.title ?? "";
}

function carriedIn({ connections }: Components) {
  return (from: ComponentId, to: ComponentId): string =>
    connections.find((each) => each.from === from && each.to === to)?.carries ?? "";
}

/** The tiers as a line that climbs: at its end a capsule, where agents do the most on their own. */
export function drawTiers(tiers: Tiers["tiers"]): Sizes {
  return { wide: climb(tiers, 196, 44), middle: climb(tiers, 132, 40) };
}

function climb(tiers: Tiers["tiers"], pitch: number, step: number): Drawing {
  const base = 18 + (tiers.length - 1) * step;
  const stations = spread(tiers.length, 56, pitch).map(
    (x, index): Point => [x, base - index * step],
  );
  const [start] = stations;
  const end = stations.at(-1);
  const bends = stations.slice(1).flatMap(([x, y]): Point[] => [
    [x - (pitch + step) / 2, y + step],
    [x - (pitch - step) / 2, y],
  ]);
  return {
    width: 112 + (tiers.length - 1) * pitch,
    height: base + 36,
    tracks: start && end ? [track("product", [0, start[1]], ...bends, end)] : [],
    marks: stations.map(([x, y], index) =>
      index < tiers.length - 1 ? mark("station", [x, y]) : mark("capsule", [x, y - 7], [x, y + 7]),
    ),
    labels: stations.map(([x, y], index) =>
      label([x, y + (index < tiers.length - 1 ? 14 : 20)], "centre", "below", {
        title: `${tiers[index]?.number} ${tiers[index]?.name}`,
      }),
    ),
  };
}
