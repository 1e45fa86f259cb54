import { expect, test } from "./support/journey.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { holdFonts, visit } from "./support/visit.ts";

test("the countdown moves nothing when its digits come", async ({ page }) => {
  await holdFonts(page);
  const shifts = await watchShifts(page);
  await visit(page, "/investors");
  await expect(page.locator(".board-digits dd").first()).toHaveText(/^\d\d$/);
  expect(await shifts()).toEqual([]);
});
