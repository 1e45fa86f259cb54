import { expect, test } from "./support/journey.ts";
import { lateFontShift } from "./support/layout-shifts.ts";

test.use({ fonts: "dejavu" });

test("without a font of Arial's metrics, fonts that come late move little", async ({ page }) => {
  for (const path of ["/cookies", "/privacy", "/mcp-registry"]) {
    expect(await lateFontShift(page, path), path).toBeLessThanOrEqual(0.05);
  }
});
