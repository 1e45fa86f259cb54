import { expect, test } from "./support/journey.ts";
import { lateFontShift } from "./support/layout-shifts.ts";

test("on a phone, fonts that come late move no text", async ({ page }) => {
  for (const path of ["/", "/about", "/pricing", "/workflows"]) {
    expect(await lateFontShift(page, path), path).toBeLessThanOrEqual(0.005);
  }
});
