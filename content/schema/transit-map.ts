import type { LineId } from "./navigation.ts";

/** A place on the map's lattice: column from the left, row from the top. */
export type Point = readonly [column: number, row: number];

/** Where a label stands, seen from its station. */
export type LabelSide =
  | "above"
  | "above-start"
  | "above-end"
  | "below"
  | "below-start"
  | "below-end"
  | "right";

/** A place in the wide map, and in the tall one of phones; null where phones leave it out. */
export type Place = { at: Point; label: LabelSide };

export type MapStation = {
  name: string;
  /** Index of the line in `lines`. The interchange lies on the first. */
  line: number;
  wide: Place;
  tall: Place | null;
};

export type MapLine = {
  line: LineId;
  wide: readonly Point[];
  tall: readonly Point[] | null;
};

/**
 * A sentence that somebody would say, and the map of the workflow that it asks for. The run
 * travels along the first line and stops at the interchange, where a person decides.
 */
export type WorkflowMap = {
  id: string;
  /** The short name by which the sentence is chosen. */
  name: string;
  sentence: string;
  lines: readonly MapLine[];
  stations: readonly MapStation[];
  interchange: {
    name: string;
    /** The capsule: from one point to another, both on a line. */
    wide: { from: Point; to: Point; label: Place };
    tall: { from: Point; to: Point; label: Place };
    /** Where the button stands with which a person approves: its end in the wide map, its start in the tall one. */
    approve: { wide: Point; tall: Point };
  };
};
