import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point, WorkflowMap } from "#content/collections/home-maps.ts";
import { homeMaps } from "#content/collections/home-maps.ts";
import { inPixels, listLabels, pointAt, shareAt } from "./geometry.ts";

const bend: readonly Point[] = [
  [1, 5],
  [7, 5],
  [9, 3],
];

test("one step of the lattice is 40 pixels of the drawing", () => {
  expect(inPixels([3, 0.5])).toEqual([120, 20]);
});

test("a share outside of 0 to 1 stays on the line", () => {
  expect(pointAt(bend, -1)).toEqual([1, 5]);
  expect(pointAt(bend, 2)).toEqual([9, 3]);
});

test("a point beside the line has no position on it", () => {
  expect(shareAt(bend, [4, 4])).toBeNull();
  expect(shareAt(bend, [10, 2])).toBeNull();
  expect(shareAt([], [0, 0])).toBeNull();
});

/** Lines that never turn back, like those of a map: each step goes right or straight down. */
const step = fc.record({
  length: fc.integer({ min: 1, max: 6 }),
  direction: fc.constantFrom([1, 0] as const, [1, 1] as const, [1, -1] as const, [0, 1] as const),
});
const line = fc
  .tuple(
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 0, max: 5 }),
    fc.array(step, { minLength: 1, maxLength: 6 }),
  )
  .map(([x, y, steps]) => {
    const points: Point[] = [[x, y]];
    for (const { length, direction } of steps) {
      const [fromX, fromY] = points.at(-1) ?? [0, 0];
      points.push([fromX + direction[0] * length, fromY + direction[1] * length]);
    }
    return points;
  })
  // A way down after a way up could cross the line itself.
  .filter((points) => new Set(points.map(([x]) => x)).size === points.length);

/** The line as some thousand points, each with its way from the start. */
function walked(points: readonly Point[]): { at: Point; way: number }[] {
  const parts = 400;
  let way = 0;
  let last = points[0] ?? [0, 0];
  const places: { at: Point; way: number }[] = [{ at: last, way }];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    for (let part = 1; part <= parts; part += 1) {
      const at: Point = [
        from[0] + ((to[0] - from[0]) * part) / parts,
        from[1] + ((to[1] - from[1]) * part) / parts,
      ];
      way += Math.sqrt((at[0] - last[0]) ** 2 + (at[1] - last[1]) ** 2);
      places.push({ at, way });
      last = at;
    }
  }
  return places;
}

/** Doubles of fast-check are nearly all next to zero; these are spread out. */
const thousandth = fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000);

test("the point at any share is where a walk of that length ends", () => {
  fc.assert(
    fc.property(line, thousandth, (points, share) => {
      const places = walked(points);
      const whole = places.at(-1)?.way ?? 0;
      const end = places.find(({ way }) => way >= share * whole - 1e-9) ?? places.at(-1);
      const [x, y] = pointAt(points, share);
      expect(Math.hypot(x - (end?.at[0] ?? 0), y - (end?.at[1] ?? 0))).toBeLessThan(0.05);
    }),
  );
});

test("the share at any point of the line is its part of the walk", () => {
  fc.assert(
    fc.property(line, fc.nat(), (points, choice) => {
      const places = walked(points);
      const whole = places.at(-1)?.way ?? 0;
      const place = places[choice % places.length];
      if (place) expect(shareAt(points, place.at)).toBeCloseTo(place.way / whole, 6);
    }),
  );
});

test("a point away from every part of the line has no position on it", () => {
  fc.assert(
    fc.property(
      line,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: -40, max: 80 }),
      (points, x, y) => {
        // Half steps: a lattice line at 45 degrees passes through whole points or through the middle.
        const point: Point = [x + 0.25, y + 0.5];
        const near = walked(points).some(
          ({ at }) => Math.hypot(at[0] - point[0], at[1] - point[1]) < 0.02,
        );
        if (!near) expect(shareAt(points, point)).toBeNull();
      },
    ),
  );
});

const label = { at: [0, 0], label: "right" } as const;
const at = (column: number, row: number) => ({ at: [column, row], label: "above" }) as const;

const map: WorkflowMap = {
  id: "order",
  name: "Order",
  sentence: "When an order comes, ask before it is paid.",
  lines: [
    {
      line: "product",
      carries: "work",
      wide: [
        [1, 1],
        [9, 1],
      ],
      tall: null,
    },
    {
      line: "company",
      carries: "people",
      wide: [
        [5, 0],
        [5, 4],
      ],
      tall: null,
    },
  ],
  stations: [
    { name: "Archive", line: 1, wide: at(5, 4), tall: null },
    { name: "Pay", line: 0, wide: at(8, 1), tall: null },
    { name: "Order comes", line: 0, wide: at(1, 1), tall: null },
    { name: "Check", line: 0, wide: at(3, 1), tall: null },
  ],
  interchange: {
    name: "Finance approves",
    wide: { from: [5, 1], to: [5, 2], label },
    tall: { from: [5, 1], to: [5, 2], label },
  },
  run: {
    evidence: "/workflows?open=a-run&step=1",
    id: "run_00000001",
    done: [{ name: "Check", detail: "It agrees", time: "09:00:00" }],
    approval: {
      by: "Finance",
      since: "1 min",
      question: "?",
      reason: ".",
      approved: ".",
      rejected: ".",
    },
    after: [{ name: "Pay", detail: "By transfer" }],
  },
};

test("the interchange is read between the stations before it and those after it", () => {
  const before = listLabels(map).map(({ name }) => name);
  expect(before.indexOf("Finance approves")).toBeGreaterThan(before.indexOf("Check"));
  expect(before.indexOf("Finance approves")).toBeLessThan(before.indexOf("Pay"));
});

test("stations of the other lines are read after the main line", () => {
  expect(listLabels(map).at(-1)?.name).toBe("Archive");
});

test("a label knows its station by its place in the map, and the interchange by none", () => {
  for (const { name, station } of listLabels(map)) {
    const expected = map.stations.findIndex((each) => each.name === name);
    expect(station).toBe(expected === -1 ? null : expected);
  }
});

test.each(homeMaps)("the map '$id' names every station and the interchange once", (each) => {
  const names = listLabels(each).map(({ name }) => name);
  const expected = [...each.stations.map(({ name }) => name), each.interchange.name];
  expect([...names].sort()).toEqual(expected.sort());
});

test.each(homeMaps)("the main line of the map '$id' is read from start to end", (each) => {
  const main = new Set(each.stations.filter(({ line }) => line === 0).map(({ name }) => name));
  const columns = listLabels(each)
    .filter(({ name }) => main.has(name) || name === each.interchange.name)
    .map(({ name }) => {
      const station = each.stations.find((known) => known.name === name);
      return station?.wide.at[0] ?? each.interchange.wide.from[0];
    });
  expect(columns).toEqual([...columns].sort((a, b) => a - b));
});
