import { type Drawing, label, type MarkKind, mark, type Track, track } from "./geometry.ts";

/** A step of a workflow in a drawing, and what is said about it. */
export type DrawnStep = {
  name: string;
  note?: string;
  /** A person decides here. */
  decides?: boolean;
  /** Not there yet: it has just been asked for. */
  isNew?: boolean;
};

const pitch = 48;
const x = 16;
const first = 20;

/** The steps of a workflow down one line, in pixels. It fits the narrowest phone. */
export function drawSteps(steps: readonly DrawnStep[]): Drawing {
  const places = steps.map((step, index) => ({ ...step, y: first + index * pitch }));
  return {
    width: 236,
    height: first * 2 + (steps.length - 1) * pitch,
    tracks: places.slice(1).map(({ y, isNew = false }): Track => {
      const part = track("product", [x, y - pitch], [x, y]);
      return isNew ? { ...part, dashed: true } : part;
    }),
    marks: places.map(({ y, ...step }) =>
      step.decides ? mark("capsule", [x - 4, y], [x + 4, y]) : mark(kindOf(step), [x, y]),
    ),
    labels: places.map(({ name, note, y }) =>
      label([x + 24, y], "start", "beside", { title: name, note }),
    ),
  };
}

function kindOf({ isNew }: DrawnStep): MarkKind {
  return isNew ? "open" : "station";
}
