import {
  type Drawing,
  type Label,
  type Mark,
  outside,
  type Point,
  type Sizes,
} from "#app/drawings/geometry.ts";
import { textWidth } from "#app/drawings/openings/integrations.ts";
import { drawWorkflows, type WorkflowMap } from "#app/drawings/openings/workflows.ts";
import { mapWords } from "#content/pages/workflows.ts";
import type { Workflow } from "#content/schema/workflow.ts";

/** Left, top, right and bottom, in pixels of the drawing. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

const type = {
  title: { size: 15, height: 18 },
  big: { size: 24, height: 28 },
  note: { size: 13, height: 17 },
} as const;

/** The room that a label takes; never less than the typeface needs, which a test measures. */
function labelBox({ at: [x, y], h, v, title, note, size }: Label): Box {
  const head = type[size ?? "title"];
  const width = Math.max(
    title ? textWidth(title, head.size) : 0,
    note ? textWidth(note, type.note.size) : 0,
  );
  const height = (title ? head.height : 0) + (note ? type.note.height : 0);
  const left = { start: x, centre: x - width / 2, end: x - width }[h];
  const top = { above: y - height, beside: y - height / 2, below: y }[v];
  return [left, top, left + width, top + height];
}

/** A label, or the names in the rows of one, each as a label. */
export function namesOf(label: Label): Label[] {
  const [x, y] = label.at;
  return (
    label.links?.map(({ name }, row) => ({
      ...label,
      at: [x, y + 24 * row + 12],
      v: "beside",
      note: name,
    })) ?? [label]
  );
}

/** The room that a mark takes, with its ring. */
function markBox({ kind, at, to = at }: Mark): Box {
  const half = { small: 6.5, tiny: 3.5, capsule: 11 }[kind as string] ?? 9;
  return around([at, to], kind.endsWith("gate") ? [half, 0] : [half, half], at[1] === to[1]);
}

function around(
  [a, b]: readonly [Point, Point],
  [side, end]: readonly [number, number],
  isFlat: boolean,
): Box {
  const [dx, dy] = isFlat ? [end, side] : [side, end];
  return [
    Math.min(a[0], b[0]) - dx,
    Math.min(a[1], b[1]) - dy,
    Math.max(a[0], b[0]) + dx,
    Math.max(a[1], b[1]) + dy,
  ];
}

/** What is wrong with a drawing, one sentence each: the rules of every drawing of the site. */
export function findFaults({ width, height, tracks, marks, labels }: Drawing): string[] {
  const boxes = labels
    .flatMap(namesOf)
    .map((label) => ({ label, name: label.title ?? label.note, box: labelBox(label) }));
  const rings = marks.map((mark) => ({
    name: `${mark.kind} at ${mark.at}`,
    box: markBox(mark),
    // A row of stations without an end runs off the right edge, as its line does.
    runsOff: tracks.some(({ points }) =>
      points.some(([x, y]) => x === outside.right && y === mark.at[1]),
    ),
  }));
  const segments = tracks.flatMap(({ line, points, thin }) =>
    points
      .slice(1)
      .map((to, index) => ({ line, from: points[index] ?? to, to, half: thin ? 3.5 : 4.5 })),
  );
  return [
    ...segments.flatMap(({ line, from: [x, y], to: [x2, y2] }) => {
      const [dx, dy] = [Math.abs(x2 - x), Math.abs(y2 - y)];
      const bends = dx > 0.1 && dy > 0.1 && Math.abs(dx - dy) > 0.1;
      return bends ? [`The line ${line} isn't drawn at 45° from ${x} ${y} to ${x2} ${y2}.`] : [];
    }),
    ...[...boxes, ...rings.filter((ring) => !ring.runsOff)].flatMap(
      ({ name, box: [left, top, right, bottom] }) =>
        left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5
          ? [
              `${name} isn't inside ${width} × ${height}: ${[left, top, right, bottom].map(Math.round)}.`,
            ]
          : [],
    ),
    ...boxes.flatMap(({ label, name, box }, index) => [
      ...boxes
        .slice(index + 1)
        .flatMap((other) =>
          other.label !== label && meet(box, other.box)
            ? [`${name} and ${other.name} overlap.`]
            : [],
        ),
      ...rings.flatMap((ring) => (meet(box, ring.box) ? [`${name} is on the ${ring.name}.`] : [])),
      ...segments.flatMap(({ line, from, to, half }) =>
        crosses(box, from, to, half)
          ? [`${name} is on the line ${line} from ${from} to ${to}.`]
          : [],
      ),
    ]),
  ];
}

function meet(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Whether a stroke of this half width touches the box, by the slab method. */
function crosses([left, top, right, bottom]: Box, from: Point, to: Point, half: number): boolean {
  let [enter, leave] = [0, 1];
  const sides = [
    { at: from[0], by: to[0] - from[0], low: left - half, high: right + half },
    { at: from[1], by: to[1] - from[1], low: top - half, high: bottom + half },
  ];
  for (const { at, by, low, high } of sides) {
    if (by === 0) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const [a, b] = [(low - at) / by, (high - at) / by];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave;
}

/** The map of /workflows as one drawing at each size, with its labels where it has them. */
export function wholeMaps(shown: readonly Workflow[]): Sizes {
  const { wide, middle, narrow } = drawWorkflows(shown, mapWords);
  return {
    wide: wholeMap(wide, true),
    middle: wholeMap(middle, true),
    narrow: wholeMap(narrow, false),
  };
}

/** The map as one drawing; without its names, it fits a phone. */
function wholeMap(map: WorkflowMap, isNamed: boolean): Drawing {
  const { width, height, lines, people, start, labels } = map;
  const marks = lines.flatMap((line) => line.marks);
  return {
    width,
    height,
    tracks: [...lines.map(({ track }) => track), people],
    marks: isNamed ? [...marks, start] : marks,
    labels: isNamed ? [...labels, ...lines.map(({ name }) => name)] : [],
  };
}
