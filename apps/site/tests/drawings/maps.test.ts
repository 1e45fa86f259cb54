import fc from "fast-check";
import { expect, test } from "vitest";
import type { Drawing, Label } from "#app/drawings/geometry.ts";
import { drawWorkflows } from "#app/drawings/openings/workflows.ts";
import { inPixels } from "#app/features/transit-map/geometry.ts";
import type { Place, WorkflowMap } from "#content/collections/home-maps.ts";
import { homeMaps } from "#content/collections/home-maps.ts";
import { workflows } from "#content/collections/workflows.ts";
import { mapWords } from "#content/pages/workflows.ts";
import type { Workflow } from "#content/schema/workflow.ts";
import { findFaults, wholeMaps } from "./find-faults.ts";

const sizes = { wide: { width: 960, height: 240 }, tall: { width: 320, height: 240 } };
type Shape = keyof typeof sizes;

const cases = homeMaps.flatMap((map) =>
  (["wide", "tall"] as const).map((shape) => ({ id: map.id, map, shape })),
);

test.each(cases)(
  "$id ($shape) keeps the rules of every drawing at the size for which it's made",
  ({ map, shape }) => {
    expect(findFaults(drawn(map, shape))).toEqual([]);
  },
);

test("a label on another one, on a line and outside is found", () => {
  const [map] = homeMaps;
  if (!map) throw new Error("The hero has no map.");
  const onTheLine = map.stations.map((each) => ({
    ...each,
    wide: { ...each.wide, label: "right" as const },
  }));
  expect(findFaults(drawn({ ...map, stations: onTheLine }, "wide"))).not.toEqual([]);
});

/** A map as a drawing of the kit. */
function drawn(map: WorkflowMap, shape: Shape): Drawing {
  const { from, to, label } = map.interchange[shape];
  const stations = map.stations.flatMap(({ name, [shape]: place }) =>
    place ? [{ name, place }] : [],
  );
  return {
    ...sizes[shape],
    tracks: map.lines.flatMap(({ line, [shape]: points }) =>
      points ? [{ line, points: points.map(inPixels) }] : [],
    ),
    marks: [
      ...stations.map(({ place }) => ({ kind: "station" as const, at: inPixels(place.at) })),
      { kind: "capsule", at: inPixels(from), to: inPixels(to) },
    ],
    labels: [
      placed(map.interchange.name, label, shape, 24),
      ...stations.map(({ name, place }) => placed(name, place, shape, 20)),
    ],
  };
}

/** A label where transit-map.css puts it. */
function placed(title: string, { at, label }: Place, shape: Shape, tallGap: number): Label {
  const [x, y] = inPixels(at);
  const beside = { h: "start", v: "beside", title } as const;
  if (shape === "tall") return { ...beside, at: [x + tallGap, y] };
  if (label === "right") return { ...beside, at: [x + 18, y] };
  if (label === "right-between") return { ...beside, at: [x + 24, y + 20] };
  const isAbove = label.startsWith("above");
  const shared = { v: isAbove ? "above" : "below", title } as const;
  const edge = isAbove ? y - 15 : y + 15;
  if (label.endsWith("-start")) return { ...shared, h: "start", at: [x - 10, edge] };
  if (label.endsWith("-end")) return { ...shared, h: "end", at: [x + 10, edge] };
  return { ...shared, h: "centre", at: [x, edge] };
}

test("the first approval of every workflow is on the line of people, and none where nobody decides", () => {
  const steps = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: workflows.length }), (all) => {
      const shown = all.flatMap((decisions, index) => {
        const workflow = workflows[index];
        return workflow ? [decided(workflow, decisions)] : [];
      });
      const { wide } = drawWorkflows(shown, mapWords);
      const [axis] = wide.start.at;
      for (const [index, { marks }] of wide.lines.entries()) {
        const on = marks.filter(({ at: [x] }) => x === axis);
        const [first] = marks.filter(({ kind }) => kind === "capsule");
        expect(on).toEqual(first ? [first] : []);
        expect(marks.map(({ kind }) => kind === "capsule")).toEqual(all[index]);
      }
      expect(Object.values(wholeMaps(shown)).flatMap(findFaults)).toEqual([]);
    }),
  );
});

function decided(workflow: Workflow, decisions: readonly boolean[]): Workflow {
  const [a, b, c, d, e] = workflow.workflow.map(({ name, text }, index) => ({
    ...{ name, text },
    ...(decisions[index] && { decides: { who: "Buyer" } }),
  }));
  if (!(a && b && c && d && e)) throw new Error(`${workflow.id} has fewer than five steps.`);
  return { ...workflow, workflow: [a, b, c, d, e] };
}
