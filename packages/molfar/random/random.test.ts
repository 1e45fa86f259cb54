import { countChecks } from "@yno/tools/counted-checks";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runGenerated } from "./compare.ts";
import { killAndResume } from "./killed-runs.ts";
import { seeded } from "./seeded.ts";
import { generatedWorkflow } from "./workflow.ts";

test("300 made-up workflows give what a naive sequential reading gives", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const { given, expected } = await runGenerated(generatedWorkflow(seeded(seed)));
      expect(given).toEqual(expected);
    }),
    { numRuns: 300, endOnFailure: true },
  );
});

test("a run that is ended by signals 6 times, and resumed, gives what it would have given", async ({
  task,
}) => {
  const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const { killed, ended } = await killAndResume(seeded(seed), 6);
  expect(killed, `seed ${seed}`).toBe(6);
  expect(ended, `seed ${seed}`).toBeGreaterThan(0);
  countChecks(task, { kills: killed });
});
