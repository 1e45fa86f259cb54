import type { GatePlace, RunThroughZones } from "#content/pages/security.ts";
import type { ReportVulnerability } from "#content/security-statements.ts";
import {
  type Drawing,
  dashed,
  type Label,
  label,
  type Mark,
  mark,
  outside,
  type Sizes,
  type Track,
  track,
  type Zone,
} from "../geometry.ts";
import { type Gates, labelLarge, labelNarrow, type Places, places } from "./security-places.ts";

/** A control, and the gate that it is in the drawing. */
type Control = {
  title: string;
  status?: "Completed" | "In Progress";
  gate?: { at: GatePlace; note?: string };
};

/**
 * A run from sign-in to the customer's system, through zones of trust. Each control is a gate where
 * the run meets it, dashed while it's in progress.
 */
export function drawSecurity(words: RunThroughZones, controls: readonly Control[]): Sizes {
  const gates: Gates = {};
  for (const { title, status = "Completed", gate } of controls) {
    if (!gate) continue;
    const isOpen = status === "In Progress";
    const note = gate.note ?? (isOpen ? status.toLowerCase() : "");
    gates[gate.at] = { title, note, isOpen };
  }
  const { wide, middle, narrow } = places;
  return {
    wide: draw(wide, gates, labelLarge({ at: wide, words, gates, hasNotes: true })),
    middle: draw(middle, gates, labelLarge({ at: middle, words, gates, hasNotes: false })),
    narrow: draw(narrow, gates, labelNarrow({ at: narrow, words, gates })),
  };
}

function draw(at: Places, gates: Gates, labels: Label[]): Drawing {
  return {
    width: at.width,
    height: at.height,
    zones: zonesOf(at),
    tracks: tracksOf(at),
    marks: [...stationsOf(at), ...gatesOf(at, gates)],
    labels,
  };
}

function zonesOf({ x, y, platform, container, storage }: Places): Zone[] {
  const zones: Zone[] = [
    { at: [x.entry, 0], width: platform.right - x.entry, height: platform.bottom },
  ];
  if (container) {
    const { top, bottom } = container;
    const width = x.isolation - x.secrets;
    zones.push({ at: [x.secrets, top], width, height: bottom - top, inner: true });
  }
  if (storage) {
    const { left, right, bottom } = storage;
    zones.push({
      at: [left, y.storage],
      width: right - left,
      height: bottom - y.storage,
      inner: true,
    });
  }
  return zones;
}

function tracksOf({ x, y, bend }: Places): Track[] {
  return [
    track("company", [outside.left, y.run], [outside.right, y.run]),
    track(
      "company",
      [x.branch - bend, y.run],
      [x.branch, y.run + bend],
      [x.branch, y.stored - bend],
      [x.branch - bend, y.stored],
      [x.log, y.stored],
    ),
    track(
      "people",
      [outside.left, y.approver],
      [x.approval - (y.run - y.approver), y.approver],
      [x.approval, y.run],
    ),
  ];
}

function stationsOf({ x, y }: Places): Mark[] {
  const onRun = [x.start, x.plans, x.task, x.system].flatMap((at) => at ?? []);
  return [
    ...(x.start ? [mark("station", [x.start, y.approver])] : []),
    ...onRun.map((at) => mark("station", [at, y.run])),
    ...[x.log, x.backups, x.artifacts].map((at) => mark("station", [at, y.stored])),
    mark("capsule", [x.approval, y.run - 12], [x.approval, y.run + 8]),
  ];
}

function gatesOf({ x, y, reach, legend }: Places, gates: Gates): Mark[] {
  const across = (column: number, to: number = y.run, half = reach): Omit<Mark, "kind"> => ({
    at: [column, to - half],
    to: [column, to + half],
    passes: [{ line: "company", at: [column, to] }],
  });
  const spots: Record<GatePlace, Omit<Mark, "kind">> = {
    // Approvers sign in through the same gate as everyone else.
    entry: {
      at: [x.entry, y.approver - reach],
      to: [x.entry, y.run + reach],
      passes: [
        { line: "people", at: [x.entry, y.approver] },
        { line: "company", at: [x.entry, y.run] },
      ],
    },
    secrets: across(x.secrets),
    isolation: across(x.isolation),
    exit: across(x.exit),
    storage: {
      at: [x.branch - reach, y.storage],
      to: [x.branch + reach, y.storage],
      passes: [{ line: "company", at: [x.branch, y.storage] }],
    },
    keys: across(x.keys, y.stored, reach * 0.75),
  };
  const [[gateX, gateY], [capsuleX, capsuleY]] = [legend.gate, legend.capsule];
  return [
    ...gatePlaces.flatMap((place): Mark[] => {
      const gate = gates[place];
      return gate ? [{ kind: gate.isOpen ? "open-gate" : "gate", ...spots[place] }] : [];
    }),
    mark("gate", [gateX, gateY - 12], [gateX, gateY + 12]),
    mark("capsule", [capsuleX, capsuleY - 4], [capsuleX, capsuleY + 4]),
  ];
}

const gatePlaces = [
  "entry",
  "secrets",
  "isolation",
  "exit",
  "storage",
  "keys",
] as const satisfies readonly GatePlace[];

type Line = ReportVulnerability["expect"]["line"];

/** What a report can expect, to scale: promised times are lengths, and what has no limit is dashed. */
export function drawReport(line: Line): Sizes {
  return {
    wide: drawAcross(line, { width: 936, from: 10, to: 640 }),
    middle: drawAcross(line, { width: 640, from: 10, to: 450 }),
    narrow: drawDown(line),
  };
}

function drawAcross(
  { start, unit, stops, end }: Line,
  { width, from, to }: { width: number; from: number; to: number },
): Drawing {
  const y = 38;
  const day = (to - from) / longest(stops);
  const places = stops.map((stop) => ({ ...stop, x: from + stop.days * day }));
  const last = width - 10;
  const named = (x: number, h: Label["h"], title: string, note?: string): Label[] => [
    label([x, y - 16], h, "above", { title }),
    ...(note ? [label([x, y + 16], h, "below", { note })] : []),
  ];
  return {
    width,
    height: y + 34,
    tracks: [track("company", [from, y], [to, y]), dashed("company", [to + 14, y], [last - 9, y])],
    marks: [
      mark("station", [from, y]),
      ...places.map(({ x }) => mark("full", [x, y])),
      mark("open", [last, y]),
    ],
    labels: [
      ...named(from - 10, "start", start),
      ...places.flatMap(({ x, title, days }) => named(x, "centre", title, `${days} ${unit}`)),
      ...named(width, "end", end),
    ],
  };
}

/** On phones the line runs down. */
function drawDown({ start, unit, stops, end }: Line): Drawing {
  const x = 12;
  const [from, to] = [12, 180];
  const day = (to - from) / longest(stops);
  const places = stops.map((stop) => ({ ...stop, y: from + stop.days * day }));
  const last = to + 56;
  const beside = (y: number, title: string, note?: string) =>
    label([x + 22, y], "start", "beside", { title, note });
  return {
    width: 280,
    height: last + 12,
    tracks: [track("company", [x, from], [x, to]), dashed("company", [x, to + 14], [x, last - 9])],
    marks: [
      mark("station", [x, from]),
      ...places.map(({ y }) => mark("full", [x, y])),
      mark("open", [x, last]),
    ],
    labels: [
      beside(from, start),
      ...places.map(({ y, title, days }) => beside(y, title, `${days} ${unit}`)),
      beside(last, end),
    ],
  };
}

function longest(stops: Line["stops"]): number {
  return Math.max(...stops.map(({ days }) => days));
}
