import { expect, test } from "vitest";
import { homeMaps, type Point, type WorkflowMap } from "./home-maps.ts";
import { runs } from "./runs.ts";

const shapes = ["wide", "tall"] as const;
type Shape = (typeof shapes)[number];

const cases = homeMaps.flatMap((map) => shapes.map((shape) => ({ id: map.id, map, shape })));

const size = { wide: { columns: 24, rows: 6 }, tall: { columns: 8, rows: 6 } };

test("there are three sentences, each with its own name and map", () => {
  expect(homeMaps).toHaveLength(3);
  for (const field of ["id", "name", "sentence"] as const) {
    expect(new Set(homeMaps.map((map) => map[field])).size).toBe(3);
  }
});

test.each(homeMaps)("the evidence of $id is the approval of the run that it names", ({ run }) => {
  const address = new URL(run.evidence, "https://www.yno.example");
  const record = runs.find(({ id }) => id === address.searchParams.get("open"));
  const step = record?.steps[Number(address.searchParams.get("step")) - 1];
  expect(record?.number).toBe(run.id);
  expect(step?.kind).toBe("approval");
  // The amounts that the card states are those of the record.
  const stated = JSON.stringify(run.approval).match(/SGD [\d,.]*\d/g) ?? [];
  expect(stated.filter((amount) => !JSON.stringify(record).includes(amount))).toEqual([]);
});

test.each(cases)("every point of $id ($shape) is on the drawing", ({ map, shape }) => {
  const { columns, rows } = size[shape];
  for (const [x, y] of everyPoint(map, shape)) {
    expect(Number.isInteger(2 * x) && Number.isInteger(2 * y), `${x},${y}`).toBe(true);
    expect(x >= 0 && x <= columns && y >= 0 && y <= rows, `${x},${y}`).toBe(true);
  }
});

test.each(cases)("every station of $id ($shape) is on its own line", ({ map, shape }) => {
  for (const station of map.stations) {
    const place = station[shape];
    const line = map.lines[station.line];
    expect(line, station.name).toBeDefined();
    if (place) expect(isOn(line?.[shape] ?? [], place.at), station.name).toBe(true);
  }
});

test.each(cases)(
  "both ends of the interchange of $id ($shape) are on lines, its start on the first",
  ({ map, shape }) => {
    const { from, to } = map.interchange[shape];
    expect(isOn(map.lines[0]?.[shape] ?? [], from)).toBe(true);
    expect(listLines(map, shape).some((line) => isOn(line, to))).toBe(true);
  },
);

test.each(cases)(
  "the lines of $id ($shape) start and end at a stop; that of people leaves at the bottom",
  ({ map, shape }) => {
    const { from, to } = map.interchange[shape];
    const stops = [from, to, ...map.stations.map((station) => station[shape]?.at)].map(String);
    for (const { carries, [shape]: line } of map.lines) {
      if (!line) continue;
      expect(stops).toContain(String(line[0]));
      if (carries === "work") expect(stops).toContain(String(line.at(-1)));
      else expect(line.at(-1)).toEqual([to[0], size[shape].rows]);
    }
  },
);

test.each(homeMaps)(
  "on the wide map of $id the line of people ends over the middle of the card",
  (map) => {
    const people = map.lines.filter(({ carries }) => carries === "people");
    expect(people.map(({ wide }) => wide.at(-1)?.[0])).toEqual([size.wide.columns / 2]);
  },
);

test.each(homeMaps)(
  "the rows of $id name stations: done before the approval, the others after",
  (map) => {
    const { from, to } = map.interchange.wide;
    const isBefore = (name: string) => {
      const station = map.stations.find((each) => each.name === name);
      const line = map.lines[station?.line ?? -1];
      if (!station || line?.carries !== "work") return `${name} isn't a step of the run`;
      return station.wide.at[0] < Math.min(from[0], to[0]);
    };
    expect(map.run.done.map(({ name }) => isBefore(name))).toEqual(map.run.done.map(() => true));
    expect(map.run.after.map(({ name }) => isBefore(name))).toEqual(map.run.after.map(() => false));
    const times = map.run.done.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
  },
);

test.each(cases)("no two stops of $id ($shape) are in the same place", ({ map, shape }) => {
  const { from, to } = map.interchange[shape];
  const stops = [
    from,
    to,
    ...map.stations.flatMap(({ [shape]: place }) => (place ? [place.at] : [])),
  ];
  expect(new Set(stops.map(String)).size).toBe(stops.length);
});

type Segment = readonly [Point, Point];

function listLines(map: WorkflowMap, shape: Shape): (readonly Point[])[] {
  return map.lines.flatMap((line) => (line[shape] ? [line[shape]] : []));
}

function segments(line: readonly Point[]): Segment[] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to]);
}

function everyPoint(map: WorkflowMap, shape: Shape): Point[] {
  const { from, to, label } = map.interchange[shape];
  return [
    ...listLines(map, shape).flat(),
    ...map.stations.flatMap((station) => (station[shape] ? [station[shape].at] : [])),
    ...[from, to, label.at],
  ];
}

/** Compares a point with every quarter step of a line; all points of the maps are halves. */
function isOn(line: readonly Point[], point: Point): boolean {
  return segments(line).some(([from, to]) => {
    const steps = 4 * Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    return Array.from(
      { length: steps + 1 },
      (_, step): Point => [
        from[0] + ((to[0] - from[0]) * step) / steps,
        from[1] + ((to[1] - from[1]) * step) / steps,
      ],
    ).some(([x, y]) => x === point[0] && y === point[1]);
  });
}
