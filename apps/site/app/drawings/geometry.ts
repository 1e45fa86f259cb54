import type { LineId } from "@yno/brand/site";

/** A place in a drawing, in CSS pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

/** Whose colour a track has: an area's, people's (ink), or nobody's (grey, the earlier value). */
type Owner = LineId | "people" | "past";

/** A line through its points, with bends of 45° only. */
export type Track = {
  line: Owner;
  points: readonly Point[];
  /** Not there yet. */
  dashed?: boolean;
  /** 7 px instead of 9, where more than ten run side by side. */
  thin?: boolean;
  /** The way that one run takes: a thin line of the ground inside the line. */
  stripe?: boolean;
};

/**
 * - `station`: a circle; `small` and `tiny` where many are close together
 * - `full`: filled, the chosen or last one; `done`: filled, with a tick
 * - `open`: dashed, not there yet
 * - `capsule`: where lines meet or a person decides, from `at` to `to`
 * - `gate`: a control that every run passes, from `at` to `to`; `open-gate`: dashed
 */
export type MarkKind =
  | "station"
  | "small"
  | "tiny"
  | "full"
  | "done"
  | "open"
  | "capsule"
  | "gate"
  | "open-gate";

export type Mark = {
  kind: MarkKind;
  at: Point;
  to?: Point | undefined;
  /** Of a gate: the lines that pass through it, and where. */
  passes?: readonly { line: Owner; at: Point }[];
};

/** Text beside a mark, on one line each. Its box begins, ends or has its middle at `at`. */
export type Label = {
  at: Point;
  h: "start" | "centre" | "end";
  v: "above" | "beside" | "below";
  title?: string | undefined;
  note?: string | undefined;
  /** `big` for a figure that is the point of the drawing. */
  size?: "big";
  /** The address that it leads to. Every label of the drawing or none has one. */
  to?: string;
  /** In place of words: names that lead somewhere, in rows of 24 px from `at` downwards. */
  links?: readonly { name: string; to: string }[];
  /** Which line's stop of the Tab key it belongs to, where it has an address. */
  stop?: string;
};

/** A flat area: a boundary of trust. `inner` is inside another one and has a frame. */
export type Zone = { at: Point; width: number; height: number; inner?: boolean };

/** One drawing at one size. Tracks may leave its box on the left and the right, nothing else may. */
export type Drawing = {
  width: number;
  height: number;
  zones?: readonly Zone[];
  /** What a closed line surrounds, on the ground of a zone: its corners. */
  area?: readonly Point[];
  /** Where the hairlines of a scale are. They run from the top to `to`, below everything else. */
  scale?: { at: readonly number[]; to: number };
  tracks: readonly Track[];
  marks: readonly Mark[];
  labels: readonly Label[];
};

/** The width that a drawing may have where `middle` is shown. */
export const middleRoom = 640;

/**
 * The sizes of one drawing: `narrow` fits 280 px, `middle` 640 px and `wide` 936 px. Without a
 * `middle`, a `wide` that fits there serves as both. A size that is missing isn't drawn, because the
 * page says the same below.
 */
export type Sizes = { wide: Drawing; middle?: Drawing; narrow?: Drawing };

/** Far enough outside the drawing to reach the edge of any window. */
export const outside = { left: -1300, right: 4000 } as const;

/** A line through these points. */
export function track(line: Owner, ...points: readonly Point[]): Track {
  return { line, points };
}

/** A line that isn't there yet. */
export function dashed(line: Owner, ...points: readonly Point[]): Track {
  return { line, points, dashed: true };
}

/** A mark at a place, or from there to another. */
export function mark(kind: MarkKind, at: Point, to?: Point): Mark {
  return { kind, at, to };
}

/** Words beside a mark. */
export function label(
  at: Point,
  h: Label["h"],
  v: Label["v"],
  words: Omit<Label, "at" | "h" | "v">,
): Label {
  return { at, h, v, ...words };
}

/** The `d` of a path through points. */
export function toPath(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      if (before[1] === y) return `H${round(x)}`;
      return before[0] === x ? `V${round(y)}` : `L${round(x)} ${round(y)}`;
    })
    .join("");
}

/**
 * The `d` of marks that are drawn as short strokes with round or square ends: one for each mark. A
 * mark follows from the one before it, because rows of them compress best so.
 */
export function toStrokes(marks: readonly Mark[]): string {
  return marks
    .map(({ at: [x, y], to }, index) => {
      const start = `M${round(x)} ${round(y)}`;
      if (to) return start + (to[0] === x ? `v${round(to[1] - y)}` : `h${round(to[0] - x)}`);
      const before = marks[index - 1];
      if (!before || before.to) return `${start}h0`;
      const [fromX, fromY] = before.at;
      return `m${round(round(x) - round(fromX))} ${round(round(y) - round(fromY))}h0`;
    })
    .join("");
}

/** A line that leaves its course by `dy` at 45°, from `x` on: the two points of the bend. */
export function bend([x, y]: Point, dy: number): readonly [Point, Point] {
  return [
    [x, y],
    [x + Math.abs(dy), y + dy],
  ];
}

/** Evenly spaced values, the first at `from`. */
export function spread(count: number, from: number, pitch: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index * pitch);
}

/** At most one decimal, because every character is sent to every visitor. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
