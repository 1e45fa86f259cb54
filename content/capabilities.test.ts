import { expect, test } from "vitest";
import { capabilities } from "./capabilities.ts";
import { contentProblems } from "./schema/check.ts";
import { capabilitySetProblems, capabilityShape } from "./schema/integration.ts";

test("every entry of the catalogue is right, and so are all together", () => {
  expect([
    ...contentProblems(
      "content/capabilities.ts",
      capabilityShape,
      capabilities,
      ({ name }) => name,
    ),
    ...capabilitySetProblems("content/capabilities.ts", capabilities),
  ]).toEqual([]);
});
