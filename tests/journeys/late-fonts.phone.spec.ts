import { expect, test } from "./support/journey.ts";
import { lateFontShift } from "./support/layout-shifts.ts";

for (const path of ["/", "/about", "/pricing", "/workflows"]) {
  test(`on a phone, fonts that come late move no text of ${path}`, async ({ page }) => {
    expect(await lateFontShift(page, path)).toBeLessThanOrEqual(0.005);
  });
}
