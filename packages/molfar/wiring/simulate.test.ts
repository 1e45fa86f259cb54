import fc from "fast-check";
import { expect, test } from "vitest";
import { localContext, variablesFor } from "../contract/variables.ts";
import { seeded } from "../random/seeded.ts";
import { definition, workers } from "../random/workers.ts";
import { generatedWorkflow } from "../random/workflow.ts";
import { planWorkflow } from "./plan-workflow.ts";
import { readWiring } from "./read-wiring.ts";
import { simulate } from "./simulate.ts";

function simulated(seed: number) {
  const { wiring: text, files, expected } = generatedWorkflow(seeded(seed));
  const { wiring } = readWiring(text);
  const { plan } = wiring ? planWorkflow(wiring, new Map([["w", definition]])) : {};
  if (!plan) throw new Error(`The made-up wiring has findings:\n${text}`);
  return { plan, simulation: simulate(plan, files, workers), expected };
}

test("300 made-up wirings give in the page what a naive sequential reading gives, and every worker finds the variables that the contract sets for its inputs and its item", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { simulation, expected } = simulated(seed);
      if (!simulation.ok) throw new Error(simulation.failure.message);
      expect(simulation.outputs).toEqual(expected);
      for (const { step, taskRuns } of simulation.steps) {
        taskRuns.forEach(({ variables, fileName }, index) => {
          const { each } = step;
          const inputs = step.inputs.map(({ name, variable, fileName: own }) => {
            const file = each?.input.name === name ? fileName : own;
            return { name, path: `/molfar/in/${variable}/${file}` };
          });
          const wanted = variablesFor({
            inputs,
            secrets: [],
            ...(each && { item: { input: each.input.name, index } }),
            outputPath: "/molfar/out",
            temporaryPath: "/tmp",
            context: localContext,
          });
          expect(variables).toEqual(wanted);
        });
      }
    }),
    { numRuns: 300, endOnFailure: true },
  );
});
