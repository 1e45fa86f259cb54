import type { Point } from "../geometry.ts";

/**
 * Where everything is at one size, in pixels. Columns and rows are named after the station or gate
 * on them; those that a size leaves out are missing.
 */
export type Places = {
  width: number;
  height: number;
  /** How far a gate reaches to each side of its line. */
  reach: number;
  /** The bends of the branch to the storage. */
  bend: number;
  x: {
    start?: number;
    entry: number;
    plans?: number;
    approval: number;
    secrets: number;
    task?: number;
    branch: number;
    isolation: number;
    exit: number;
    system?: number;
    log: number;
    backups: number;
    keys: number;
    artifacts: number;
  };
  y: { approver: number; run: number; storage: number; stored: number };
  platform: { right: number; bottom: number };
  container?: { top: number; bottom: number };
  storage?: { left: number; right: number; bottom: number };
  legend: { gate: Point; capsule: Point };
};

const wide: Places = {
  width: 936,
  height: 392,
  reach: 27,
  bend: 20,
  x: {
    start: 10,
    entry: 160,
    plans: 258,
    approval: 352,
    secrets: 490,
    task: 584,
    branch: 632,
    isolation: 726,
    exit: 766,
    system: 866,
    log: 262,
    backups: 380,
    keys: 474,
    artifacts: 560,
  },
  y: { approver: 62, run: 146, storage: 266, stored: 324 },
  platform: { right: 766, bottom: 392 },
  container: { top: 72, bottom: 212 },
  storage: { left: 204, right: 726, bottom: 380 },
  legend: { gate: [792, 320], capsule: [792, 364] },
};

const middle: Places = {
  width: 640,
  height: 412,
  reach: 24,
  bend: 22,
  x: {
    start: 12,
    entry: 140,
    approval: 230,
    secrets: 326,
    task: 376,
    branch: 414,
    isolation: 506,
    exit: 544,
    log: 200,
    backups: 276,
    keys: 326,
    artifacts: 376,
  },
  y: { approver: 58, run: 134, storage: 222, stored: 298 },
  platform: { right: 544, bottom: 370 },
  container: { top: 68, bottom: 188 },
  storage: { left: 156, right: 506, bottom: 358 },
  legend: { gate: [149, 396], capsule: [256, 396] },
};

const narrow: Places = {
  width: 280,
  height: 258,
  reach: 16,
  bend: 18,
  x: {
    entry: 32,
    approval: 92,
    secrets: 142,
    branch: 194,
    isolation: 224,
    exit: 252,
    log: 52,
    backups: 100,
    keys: 136,
    artifacts: 172,
  },
  y: { approver: 17, run: 62, storage: 124, stored: 168 },
  platform: { right: 252, bottom: 224 },
  legend: { gate: [42, 242], capsule: [142, 242] },
};

export const places = { wide, middle, narrow };
