import fc from "fast-check";
import { expect, test } from "vitest";
import { runGenerated } from "./compare.ts";
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
