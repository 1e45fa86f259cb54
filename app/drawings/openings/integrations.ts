import {
  type Drawing,
  type Label,
  type Mark,
  outside,
  type Sizes,
  type Track,
} from "../geometry.ts";
import { textWidth } from "../text-width.ts";

type System = { id: string; name: string; category: string };

/** What the line goes on to: its name and its address. */
type Further = { name: string; to: string };

type Branch = { category: string; systems: readonly System[]; side: 1 | -1; x: number };

const width = 936;
const pitch = 24;
/** From the line to the middle of the first name beside it. */
const clear = 62;

/**
 * Every system hangs on one line, by category, and the line goes on to an MCP server and, dashed, to
 * a container of the visitor's own. The names don't fit in less room.
 */
export function drawIntegrations(
  systems: readonly System[],
  server: Further,
  container: Further,
): Sizes {
  const branches = placeBranches(systems);
  const reach = (side: Branch["side"]) =>
    Math.max(0, ...branches.filter((each) => each.side === side).map(reachOf));
  const base = reach(-1) + 32;
  const end = endOf(branches, base, server, container);
  const wide: Drawing = {
    width,
    height: base + Math.max(reach(1), clear) + 32,
    tracks: [...branches.map((branch) => trackOf(branch, base)), ...end.tracks],
    marks: [...branches.flatMap((branch) => marksOf(branch, base)), ...end.marks],
    labels: [...branches.flatMap((branch) => labelsOf(branch, base)), ...end.labels],
  };
  return { wide };
}

/** Each category on the side that has room further left, as close to the last one there as fits. */
function placeBranches(systems: readonly System[]): Branch[] {
  const free = { "-1": 24, "1": 24 };
  let last = 0;
  return [...new Set(systems.map(({ category }) => category))].map((category) => {
    const own = systems.filter((each) => each.category === category);
    const side = free[-1] <= free[1] ? -1 : 1;
    const x = Math.max(free[side], last + 34);
    const names = Math.max(...own.map(({ name }) => textWidth(name, 13)));
    free[side] = Math.ceil(x + Math.max(20 + names, textWidth(category, 15) - 9)) + 21;
    last = x;
    return { category, systems: own, side, x };
  });
}

function reachOf({ systems }: Branch): number {
  return clear + (systems.length - 1) * pitch;
}

function trackOf(branch: Branch, base: number): Track {
  const { side, x } = branch;
  return {
    line: "product",
    points: [
      [x - 24, base],
      [x, base + side * 24],
      [x, base + side * reachOf(branch)],
    ],
  };
}

/** Where its systems are, from top to bottom, as the arrow keys go. */
function rowsOf(branch: Branch, base: number): { system: System; y: number }[] {
  const { systems, side } = branch;
  const first = side === 1 ? base + clear : base - reachOf(branch);
  return systems.map((system, index) => ({ system, y: first + index * pitch }));
}

function marksOf(branch: Branch, base: number): Mark[] {
  return rowsOf(branch, base).map(({ y }) => ({ kind: "station", at: [branch.x, y] }));
}

function labelsOf(branch: Branch, base: number): Label[] {
  const { category, side, x } = branch;
  return [
    {
      at: [x - 9, base + side * (reachOf(branch) + 13)],
      h: "start",
      v: side === 1 ? "below" : "above",
      title: category,
      to: `/integrations?category=${encodeURIComponent(category)}#browse`,
      stop: `${x}`,
    },
    ...rowsOf(branch, base).map(
      ({ system, y }): Label => ({
        at: [x + 20, y],
        h: "start",
        v: "beside",
        note: system.name,
        to: `/integrations?open=${system.id}`,
        stop: `${x}`,
      }),
    ),
  ];
}

/** The line itself, and what it goes on to. */
function endOf(branches: readonly Branch[], base: number, server: Further, container: Further) {
  const lastAbove = Math.max(0, ...branches.filter(({ side }) => side === -1).map(({ x }) => x));
  const last = Math.max(0, ...branches.map(({ x }) => x));
  const half = textWidth(server.name, 15) / 2;
  const at = Math.max(last + 46, lastAbove + half + 10);
  const stop = "further";
  return {
    tracks: [
      {
        line: "product",
        points: [
          [outside.left, base],
          [at, base],
        ],
      },
      {
        line: "product",
        dashed: true,
        points: [
          [at + 12, base],
          [outside.right, base],
        ],
      },
    ],
    marks: [
      { kind: "station", at: [at, base] },
      { kind: "open", at: [width - 9, base] },
    ],
    labels: [
      { at: [at, base - 13], h: "centre", v: "above", title: server.name, to: server.to, stop },
      {
        at: [width, base + 13],
        h: "end",
        v: "below",
        title: container.name,
        to: container.to,
        stop,
      },
    ],
  } as const satisfies Pick<Drawing, "tracks" | "marks" | "labels">;
}
