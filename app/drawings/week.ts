import type { ServiceLevels } from "#content/schema/support.ts";
import { type Drawing, type Sizes, spread } from "./geometry.ts";

/** A week for each plan: solid on the days with support, dashed on the others. */
export function drawWeek(week: ServiceLevels["week"]): Sizes {
  return {
    wide: draw(week, { width: 936, from: 120, day: 108 }),
    middle: draw(week, { width: 640, from: 110, day: 74 }),
    narrow: draw(week, { width: 280, from: 92, day: 26 }),
  };
}

const rowHeight = 40;

function draw(
  { days, plans }: ServiceLevels["week"],
  { width, from, day }: { width: number; from: number; day: number },
): Drawing {
  const end = from + days.length * day;
  const rows = plans.map((plan, index) => ({
    ...plan,
    y: 12 + index * rowHeight,
    until: from + plan.days * day,
  }));
  const below = 12 + plans.length * rowHeight - 18;
  // Where a day is too narrow for its name, the first letter is enough.
  const names = days.map((name) => (day < 40 ? name.slice(0, 1) : name));
  return {
    width,
    height: below + 18,
    tracks: rows.flatMap(({ y, until }) => [
      ...(until > from
        ? [
            {
              line: "resources" as const,
              points: [
                [from, y],
                [until, y],
              ] as const,
            },
          ]
        : []),
      ...(until < end
        ? [
            {
              line: "past" as const,
              dashed: true,
              points: [
                [until + 10, y],
                [end, y],
              ] as const,
            },
          ]
        : []),
    ]),
    marks: rows.flatMap(({ y, days: supported }) =>
      spread(supported > 0 ? supported + 1 : 0, from, day).map((x) => ({
        kind: "small" as const,
        at: [x, y] as const,
      })),
    ),
    labels: [
      ...rows.map(({ name, y }) => ({
        at: [0, y] as const,
        h: "start" as const,
        v: "beside" as const,
        title: name,
      })),
      ...names.map((note, index) => ({
        at: [from + (index + 0.5) * day, below] as const,
        h: "centre" as const,
        v: "below" as const,
        note,
      })),
    ],
  };
}
