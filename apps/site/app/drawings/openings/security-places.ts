import type { GatePlace, RunThroughZones } from "#content/pages/security.ts";
import { type Label, label, type Point } from "../geometry.ts";

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

/** A control as it is drawn: `note` is the second line of its label, or its status. */
type Gate = { title: string; note: string; isOpen: boolean };
export type Gates = Partial<Record<GatePlace, Gate>>;

type Labelled = { at: Places; words: RunThroughZones; gates: Gates };
type Words = { title?: string | undefined; note?: string | undefined };

/** The labels of the two upper sizes. Without second lines, 'TLS 1.3' names its gate. */
export function labelLarge({
  at,
  words,
  gates,
  hasNotes,
}: Labelled & { hasNotes: boolean }): Label[] {
  const { x, y, width, reach, container, storage, platform } = at;
  const { zones } = words;
  const whole = ({ title, note }: Words): Words => (hasNotes ? { title, note } : { title });
  const gate = (place: GatePlace) => whole(gates[place] ?? {});
  const short = (place: GatePlace) => (hasNotes ? gate(place) : { title: gates[place]?.note });
  const under = y.run + 18;
  const above = y.run - 16;
  const stored = y.stored + 14;
  const onKeys = y.stored - reach - 4;
  return [
    label([0, 0], "start", "below", { note: zones.people }),
    label([x.entry + 24, 10], "start", "below", { note: zones.platform }),
    label([width, 0], "end", "below", { note: zones.systems }),
    ...(container
      ? [label([x.secrets + 18, container.top + 8], "start", "below", { note: zones.container })]
      : []),
    ...(storage
      ? [label([storage.left + 14, y.storage + 10], "start", "below", { note: zones.storage })]
      : []),
    label([0, y.approver - 12], "start", "above", { title: words.approver }),
    label([0, above], "start", "above", { title: words.start }),
    ...(x.plans ? [label([x.plans, above], "centre", "above", { title: words.plans })] : []),
    ...(x.task ? [label([x.task, above], "centre", "above", { title: words.task })] : []),
    ...(x.system ? [label([width, above], "end", "above", { title: words.system })] : []),
    label([x.entry + 18, under], "start", "below", gate("entry")),
    label([x.approval + 16, under], "start", "below", whole(words.approval)),
    label([x.secrets + 14, under], "start", "below", gate("secrets")),
    label([x.isolation - 14, under], "end", "below", gate("isolation")),
    label([platform.right + 14, under], "start", "below", short("exit")),
    label([x.branch - reach - 8, y.storage - 8], "end", "above", short("storage")),
    label([x.log, stored], "centre", "below", { title: words.log }),
    label([x.backups, stored], "centre", "below", whole(words.backups)),
    label([x.artifacts, stored], "centre", "below", { title: words.artifacts }),
    hasNotes
      ? label([x.keys, onKeys], "centre", "above", { note: nameOf(gates.keys) })
      : label([x.branch - 12, onKeys], "end", "above", { note: nameOf(gates.keys) }),
    ...legend({ at, words, gates }),
  ].filter(hasWords);
}

/** On phones zones have no names, and what encrypts names its gate. */
export function labelNarrow({ at, words, gates }: Labelled): Label[] {
  const { x, y, width, reach, platform } = at;
  const under = y.run + reach + 4;
  const over = y.run - reach - 4;
  return [
    label([x.entry - 9, under], "start", "below", { title: gates.entry?.title }),
    label([x.approval + 8, y.run - 26], "start", "above", { title: words.approval.title }),
    label([x.secrets, under], "centre", "below", { title: gates.secrets?.title }),
    label([x.isolation - 6, over], "centre", "above", { title: gates.isolation?.title }),
    label([width, under], "end", "below", { title: gates.exit?.note }),
    label([x.branch - reach - 6, y.storage], "end", "beside", { title: gates.storage?.note }),
    label([x.log - 12, y.stored + 12], "start", "below", { title: words.log }),
    label([x.backups, y.stored - 12], "centre", "above", { title: words.backups.title }),
    label([x.artifacts, y.stored + 12], "centre", "below", { title: words.artifacts }),
    label([(x.entry + platform.right) / 2, platform.bottom - 22], "centre", "below", {
      note: nameOf(gates.keys),
    }),
    ...legend({ at, words, gates }),
  ].filter(hasWords);
}

function legend({ at: { legend }, words }: Labelled): Label[] {
  const beside = ([x, y]: Label["at"], note: string) =>
    label([x + 20, y], "start", "beside", { note });
  return [beside(legend.gate, words.legend.gate), beside(legend.capsule, words.legend.capsule)];
}

/** False where a size or the records leave the words of a label out. */
function hasWords({ title, note }: Words): boolean {
  return Boolean(title || note);
}

/** 'Customer-managed keys, in progress' */
function nameOf(gate: Gate | undefined): string {
  return gate ? [gate.title, gate.note].filter(Boolean).join(", ") : "";
}
