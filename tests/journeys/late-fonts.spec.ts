import { expect, test } from "./support/journey.ts";
import { lateFontShift } from "./support/layout-shifts.ts";

for (const path of ["/cookies", "/docs/artifact-transformation", "/mcp-registry"]) {
  test(`on a desk, fonts that come late move no text of ${path}`, async ({ page }) => {
    expect(await lateFontShift(page, path)).toBeLessThanOrEqual(0.005);
  });
}
