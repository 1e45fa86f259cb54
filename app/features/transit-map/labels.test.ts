import { expect, test } from "vitest";
import { homeMaps } from "#content/home-maps.ts";
import type { WorkflowMap } from "#content/schema/transit-map.ts";
import { listLabels } from "./labels.ts";

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
