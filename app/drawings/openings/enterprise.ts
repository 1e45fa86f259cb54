import type { CrossingRun } from "#content/schema/enterprise.ts";
import { type Drawing, outside, type Point, type Sizes, type Track } from "../geometry.ts";

/** One run that changes departments, each time by an approval that the audit log records. */
export function drawEnterprise(run: CrossingRun): Sizes {
  return {
    wide: draw(run, {
      width: 936,
      top: 40,
      pitch: 82,
      names: 112,
      steps: wideSteps,
    }),
    middle: draw(run, {
      width: 640,
      top: 40,
      pitch: 82,
      names: 98,
      steps: middleSteps,
    }),
    narrow: draw(run, {
      width: 280,
      top: 30,
      pitch: 46,
      names: 62,
      steps: narrowSteps,
    }),
  };
}

/** Where the run's step is on each line, and where it leaves the line for the next. */
type Steps = readonly { step?: number; leave: number }[];

const wideSteps: Steps = [
  { step: 121, leave: 252 },
  { step: 362, leave: 476 },
  { step: 592, leave: 706 },
  { step: 776, leave: 922 },
];
const middleSteps: Steps = [{ leave: 214 }, { leave: 346 }, { leave: 478 }, { leave: 630 }];
const narrowSteps: Steps = [{ leave: 178 }, { leave: 210 }, { leave: 242 }, { leave: 271 }];

type Layout = {
  width: number;
  /** Of the first line, and from one line to the next. */
  top: number;
  pitch: number;
  /** Where the names of the departments begin. */
  names: number;
  steps: Steps;
};

const ribbonPitch = 11;
const end = 9;

function draw({ departments, auditLog, entry, end: goal }: CrossingRun, layout: Layout): Drawing {
  const { width, top, pitch, names, steps } = layout;
  const isNarrow = width < 500;
  const rows = departments.map((_, index) => top + index * pitch);
  const middle = ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2;
  const log = top + departments.length * pitch - (isNarrow ? 8 : 0);
  const lines = departments.map(({ line }, index): Track => {
    const from = middle + (index - (departments.length - 1) / 2) * ribbonPitch;
    return { line, points: fanOut(from, rows[index] ?? 0, names - 14) };
  });
  const approvals = departments.flatMap(({ approval }, index) => {
    const x = steps[index]?.leave ?? 0;
    const [y = 0, next = 0] = [rows[index], rows[index + 1]];
    return approval ? [{ ...approval, x, y, next }] : [];
  });
  const stripes = departments.map(({ line }, index): Track => {
    const y = rows[index] ?? 0;
    const to: Point = [steps[index]?.leave ?? 0, y];
    const from = steps[index - 1]?.leave;
    const entering = lines[0]?.points.slice(0, -1) ?? [];
    return { line, stripe: true, points: from === undefined ? [...entering, to] : [[from, y], to] };
  });
  const done = departments.flatMap(({ step }, index) => {
    const x = steps[index]?.step;
    return x === undefined ? [] : [{ step, x, y: rows[index] ?? 0 }];
  });
  const last: Point = [steps.at(-1)?.leave ?? 0, rows.at(-1) ?? 0];
  return {
    width,
    height: log + (isNarrow ? end : 34),
    tracks: [
      ...lines,
      ...stripes,
      {
        line: "past",
        points: [
          [names - 14, log],
          [outside.right, log],
        ],
      },
    ],
    marks: [
      ...approvals.map(({ x, y, next }) => ({
        kind: "capsule" as const,
        at: [x, y - 4] as const,
        to: [x, next + 4] as const,
      })),
      ...done.map(({ x, y }) => ({ kind: "done" as const, at: [x, y] as const })),
      ...approvals.map(({ x }) => ({ kind: "station" as const, at: [x, log] as const })),
      { kind: "station", at: last },
    ],
    labels: [
      ...departments.map(({ name }, index) => nameAt(name, names, rows[index] ?? 0)),
      nameAt(auditLog, names, log),
      ...done.map(({ step, x, y }, index) => ({
        at: [index === 0 ? x - 9 : x, y + 13] as const,
        h: index === 0 ? ("start" as const) : ("centre" as const),
        v: "below" as const,
        note: step,
      })),
      ...(isNarrow
        ? []
        : [
            ...approvals.map(({ by, what, x, y, next }) => ({
              at: [x + 20, (y + next) / 2] as const,
              h: "start" as const,
              v: "beside" as const,
              title: by,
              note: what,
            })),
            ...approvals.map(({ x }) => ({
              at: [x, log + 14] as const,
              h: "centre" as const,
              v: "below" as const,
              note: entry,
            })),
            {
              at: [width, last[1] + 13] as const,
              h: "end" as const,
              v: "below" as const,
              note: goal,
            },
          ]),
    ],
  };

  function nameAt(title: string, x: number, y: number) {
    return { at: [x, y - 12] as const, h: "start" as const, v: "above" as const, title };
  }
}

/** Out of the ribbon at 45°, so that the line is on its row from `x` on at the latest. */
function fanOut(from: number, to: number, x: number): readonly Point[] {
  const rise = Math.abs(to - from);
  // Lines that turn less turn later, by what keeps them as far apart on the slope.
  const turn = x - 110 - rise * 0.06;
  return [
    [outside.left, from],
    [turn, from],
    [turn + rise, to],
    [outside.right, to],
  ];
}
