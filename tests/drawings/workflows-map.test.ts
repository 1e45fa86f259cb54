import fc from "fast-check";
import { expect, test } from "vitest";
import { drawWorkflows } from "#app/drawings/openings/workflows.ts";
import type { Workflow } from "#content/schema/workflow.ts";
import { workflows } from "#content/workflows.ts";
import { mapWords } from "#content/workflows-page.ts";
import { findFaults } from "./find-faults.ts";
import { wholeMaps } from "./whole-maps.ts";

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
