import type { Workflow } from "#content/schema/workflow.ts";
import {
  bend,
  type Label,
  label,
  type Mark,
  mark,
  outside,
  type Point,
  type Sizes,
  spread,
  type Track,
  track,
} from "../geometry.ts";

type Steps = Workflow["workflow"];

/** What the map says beside its lines. */
export type MapWords = { choose: string; people: string };

type MapLine = {
  id: string;
  category: string;
  /** Says which step is on the line of people (see `crossingClass`), and where a group starts. */
  className: string;
  track: Track;
  marks: readonly Mark[];
  name: Label;
};

/** One size of the map. Its lines are apart, so that one of them can be shown as chosen. */
export type WorkflowMap = {
  width: number;
  height: number;
  /** In the order of the page. */
  lines: readonly MapLine[];
  /** The vertical line on which each workflow has its first approval, and where it begins. */
  people: Track;
  start: Mark;
  labels: readonly Label[];
};

type Layout = {
  width: number;
  /** Of the line of people, from the left. */
  axis: number;
  /** From one step to the next. */
  pitch: number;
  /** From one line to the next, more between two groups, and in the ribbon. */
  row: number;
  gap: number;
  ribbon: number;
  /** Half the length of an approval, without its ends. */
  half: number;
  /** Of the start of the line of people and of the first line, from the top. */
  start: number;
  top: number;
  /** Where the lines begin to fan out. */
  fan: number;
};

const withNames = { row: 24, gap: 6, ribbon: 9, half: 3, start: 12, top: 37 };

/** The list of workflows repeats these axes, and the names these rows (workflow-map.css). */
const layouts = {
  wide: { ...withNames, width: 936, axis: 476, pitch: 52, fan: -36 },
  middle: { ...withNames, width: 640, axis: 308, pitch: 20, fan: -12 },
  narrow: {
    ...{ width: 280, axis: 200, pitch: 17, fan: 4 },
    ...{ row: 11, gap: 3, ribbon: 5, half: 1, start: 2, top: 17 },
  },
} satisfies Record<keyof Sizes, Layout>;

/** Below the last line, for its capsule. */
const room = 15;

/**
 * Which step is on the line of people, from 0 on: the first in which a person decides. Where nobody
 * does, the workflow passes under it between two steps.
 */
function crossing(steps: Steps): number {
  const first = steps.findIndex(({ decides }) => decides);
  return first === -1 ? steps.length / 2 : first;
}

/** The same for the style sheet. */
export function crossingClass(steps: Steps): string {
  const step = crossing(steps);
  return Number.isInteger(step) ? `crosses-${step}` : "crosses-between";
}

/**
 * The steps of a workflow, which crosses the line of people at this point.
 *
 * @param half of the length of an approval, without its ends
 */
export function stationsOf(steps: Steps, [x, y]: Point, pitch: number, half = 3): Mark[] {
  const middle = crossing(steps);
  return steps.map(({ decides }, index) => {
    const place = x + (index - middle) * pitch;
    return decides
      ? mark("capsule", [place, y - half], [place, y + half])
      : mark("small", [place, y]);
  });
}

/** The map at every size. */
export type WorkflowMaps = Readonly<Record<keyof typeof layouts, WorkflowMap>>;

/** All workflows, which come in as one ribbon and fan out, each shifted onto the line of people. */
export function drawWorkflows(workflows: readonly Workflow[], words: MapWords): WorkflowMaps {
  return {
    wide: drawMap(workflows, layouts.wide, words),
    middle: drawMap(workflows, layouts.middle, words),
    narrow: drawMap(workflows, layouts.narrow, words),
  };
}

function drawMap(
  workflows: readonly Workflow[],
  { width, axis, pitch, row, gap, ribbon, half, start, top, fan }: Layout,
  { choose, people }: MapWords,
): WorkflowMap {
  let y = top - row;
  const startsGroup = workflows.map(({ line }, index) => {
    const before = workflows[index - 1]?.line ?? line;
    return line !== before;
  });
  const rows = startsGroup.map((isApart) => {
    y += row + (isApart ? gap : 0);
    return y;
  });
  const height = y + room;
  const entries = spread(
    rows.length,
    Math.round((top + y - (rows.length - 1) * ribbon) / 2),
    ribbon,
  );
  // A bend begins later than that of the next line outwards, so that their distance stays.
  const later = Math.round(ribbon * Math.tan(Math.PI / 8));
  return {
    width,
    height,
    lines: workflows.map(({ id, title, category, line, workflow }, index) => {
      const [at, entry] = [rows[index] ?? top, entries[index] ?? top];
      const end = axis + (workflow.length - 1 - crossing(workflow)) * pitch;
      const inward = Math.min(index, rows.length - 1 - index) * later;
      const points: Point[] = [
        [outside.left, entry],
        ...bend([fan + inward, entry], at - entry),
        [end, at],
      ];
      const name = label([end + 16, at], "start", "beside", {
        title,
        // The second part opens the card where no script does.
        to: `/workflows?open=${id}#${id}-steps`,
      });
      return {
        id,
        category,
        className: `${crossingClass(workflow)}${startsGroup[index] ? " map-apart" : ""}`,
        track: { line, thin: true, points },
        marks: stationsOf(workflow, [axis, at], pitch, half),
        name,
      };
    }),
    people: { ...track("people", [axis, start], [axis, height]), thin: true },
    start: mark("station", [axis, start]),
    labels: [
      label([0, start], "start", "beside", { title: choose }),
      label([axis + 18, start], "start", "beside", { title: people }),
    ],
  };
}
