import fc from "fast-check";
import { expect, test } from "vitest";
import { runMadeUp } from "./compare.ts";
import { seeded } from "./seeded.ts";
import { madeUpWorkflow } from "./workflow.ts";

test("300 made-up workflows give what a naive sequential reading gives", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const { given, expected } = await runMadeUp(madeUpWorkflow(seeded(seed)));
      expect(given).toEqual(expected);
    }),
    { numRuns: 300, endOnFailure: true },
  );
});
