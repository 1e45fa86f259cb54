import type { CrossingRun } from "#content/pages/enterprise.ts";
import {
  type Drawing,
  label,
  mark,
  outside,
  type Point,
  type Sizes,
  type Track,
  track,
} from "../geometry.ts";

/** One run that changes departments, each time by an approval that the audit log records. */
export function drawEnterprise(run: CrossingRun): Sizes {
  return {
    wide: draw(run, { width: 936, top: 40, pitch: 82, names: 112, steps: wideSteps }),
    middle: draw(run, { width: 640, top: 40, pitch: 82, names: 98, steps: middleSteps }),
    narrow: draw(run, { width: 280, top: 30, pitch: 46, names: 62, steps: narrowSteps }),
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
  const lines = departments.map(({ line }, index) => {
    const from = middle + (index - (departments.length - 1) / 2) * ribbonPitch;
    return track(line, ...fanOut(from, rows[index] ?? 0, names - 14));
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
    tracks: [...lines, ...stripes, track("past", [names - 14, log], [outside.right, log])],
    marks: [
      ...approvals.map(({ x, y, next }) => mark("capsule", [x, y - 4], [x, next + 4])),
      ...done.map(({ x, y }) => mark("done", [x, y])),
      ...approvals.map(({ x }) => mark("station", [x, log])),
      mark("station", last),
    ],
    labels: [
      ...departments.map(({ name }, index) => nameAt(name, rows[index] ?? 0)),
      nameAt(auditLog, log),
      ...done.map(({ step, x, y }, index) =>
        index === 0
          ? label([x - 9, y + 13], "start", "below", { note: step })
          : label([x, y + 13], "centre", "below", { note: step }),
      ),
      ...(isNarrow
        ? []
        : [
            ...approvals.map(({ by, what, x, y, next }) =>
              label([x + 20, (y + next) / 2], "start", "beside", { title: by, note: what }),
            ),
            ...approvals.map(({ x }) => label([x, log + 14], "centre", "below", { note: entry })),
            label([width, last[1] + 13], "end", "below", { note: goal }),
          ]),
    ],
  };

  function nameAt(title: string, y: number) {
    return label([names, y - 12], "start", "above", { title });
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
