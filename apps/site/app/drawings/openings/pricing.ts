import type { Plan } from "#content/collections/plans.ts";
import {
  type Drawing,
  label,
  mark,
  outside,
  round,
  type Sizes,
  spread,
  track,
} from "../geometry.ts";

type PlanLine = Pick<Plan, "name" | "color"> & {
  /** How many agents it can run. */
  agents: number | "unlimited";
  agentsText: string;
  price: string;
};

/** Each plan is a line, and each agent that it can run a station. A plan without limit has no end. */
export function drawPricing(plans: readonly PlanLine[], scale: string): Sizes {
  const most = Math.max(...plans.map(({ agents }) => (agents === "unlimited" ? 0 : agents)));
  return {
    wide: draw(plans, scale, most, { width: 936, from: 214, kind: "small" }),
    middle: draw(plans, scale, most, { width: 640, from: 136, kind: "tiny" }),
    narrow: draw(plans, scale, most, { width: 280, from: 20, kind: "tiny" }),
  };
}

type Layout = { width: number; from: number; kind: "small" | "tiny" };

const rowHeight = 82;

function draw(
  plans: readonly PlanLine[],
  scale: string,
  most: number,
  { width, from, kind }: Layout,
): Drawing {
  const half = kind === "small" ? 7 : 4;
  // In tenths of a pixel, so that all steps are written alike.
  const pitch = round((width - from - 2 * half) / Math.max(1, most - 1) - 0.05);
  const rows = plans.map((plan, index) => ({ ...plan, y: 32 + index * rowHeight }));
  const placed = rows.map((row) => {
    const count = row.agents === "unlimited" ? Math.ceil(1100 / pitch) : row.agents;
    return { ...row, stations: spread(count, from + half, pitch) };
  });
  const height = (placed.at(-1)?.y ?? 0) + 32;
  return {
    width,
    height,
    tracks: placed.map(({ color, agents, stations, y }) => {
      const end = agents === "unlimited" ? outside.right : (stations.at(-1) ?? from);
      return track(color, [outside.left, y], [end, y]);
    }),
    marks: placed.flatMap(({ stations, y }) => stations.map((x) => mark(kind, [x, y]))),
    labels: [
      ...placed.flatMap(({ name, price, agentsText, stations, y }) => {
        const last = stations.at(-1) ?? from;
        return [
          label([0, y - 10], "start", "above", { title: name }),
          label([0, y + 10], "start", "below", { note: price }),
          // Beside the last station where there is room, or above the end of the line.
          last < width - 120
            ? label([last + 16, y], "start", "beside", { title: agentsText })
            : label([width, y - 10], "end", "above", { title: agentsText }),
        ];
      }),
      label([width, height - 22], "end", "below", { note: scale }),
    ],
  };
}
