import type { GatePlace, ReportVulnerability, RunThroughZones } from "#content/schema/security.ts";
import {
  type Drawing,
  type Label,
  type Mark,
  outside,
  type Sizes,
  type Track,
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
    {
      line: "company",
      points: [
        [outside.left, y.run],
        [outside.right, y.run],
      ],
    },
    {
      line: "company",
      points: [
        [x.branch - bend, y.run],
        [x.branch, y.run + bend],
        [x.branch, y.stored - bend],
        [x.branch - bend, y.stored],
        [x.log, y.stored],
      ],
    },
    {
      line: "people",
      points: [
        [outside.left, y.approver],
        [x.approval - (y.run - y.approver), y.approver],
        [x.approval, y.run],
      ],
    },
  ];
}

function stationsOf({ x, y }: Places): Mark[] {
  const onRun = [x.start, x.plans, x.task, x.system].flatMap((at) => at ?? []);
  return [
    ...(x.start ? [{ kind: "station" as const, at: [x.start, y.approver] as const }] : []),
    ...onRun.map((at) => ({ kind: "station" as const, at: [at, y.run] as const })),
    ...[x.log, x.backups, x.artifacts].map((at) => ({
      kind: "station" as const,
      at: [at, y.stored] as const,
    })),
    { kind: "capsule", at: [x.approval, y.run - 12], to: [x.approval, y.run + 8] },
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
    { kind: "gate", at: [gateX, gateY - 12], to: [gateX, gateY + 12] },
    { kind: "capsule", at: [capsuleX, capsuleY - 4], to: [capsuleX, capsuleY + 4] },
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
    { at: [x, y - 16], h, v: "above", title },
    ...(note ? [{ at: [x, y + 16] as const, h, v: "below" as const, note }] : []),
  ];
  return {
    width,
    height: y + 34,
    tracks: [
      {
        line: "company",
        points: [
          [from, y],
          [to, y],
        ],
      },
      {
        line: "company",
        dashed: true,
        points: [
          [to + 14, y],
          [last - 9, y],
        ],
      },
    ],
    marks: [
      { kind: "station", at: [from, y] },
      ...places.map(({ x }) => ({ kind: "full" as const, at: [x, y] as const })),
      { kind: "open", at: [last, y] },
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
  const beside = (y: number, title: string, note?: string): Label => ({
    at: [x + 22, y],
    h: "start",
    v: "beside",
    title,
    ...(note && { note }),
  });
  return {
    width: 280,
    height: last + 12,
    tracks: [
      {
        line: "company",
        points: [
          [x, from],
          [x, to],
        ],
      },
      {
        line: "company",
        dashed: true,
        points: [
          [x, to + 14],
          [x, last - 9],
        ],
      },
    ],
    marks: [
      { kind: "station", at: [x, from] },
      ...places.map(({ y }) => ({ kind: "full" as const, at: [x, y] as const })),
      { kind: "open", at: [x, last] },
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
