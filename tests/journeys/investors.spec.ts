import { expect, test } from "./support/journey.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { holdFonts, visit } from "./support/visit.ts";

test("the countdown shows no digits without JavaScript, and moves nothing when they come", async ({
  page,
  noScriptPage,
}) => {
  await noScriptPage.goto("/investors");
  await expect(noScriptPage.locator(".board-digits dd")).toHaveText(["", "", "", ""]);
  await expect(noScriptPage.getByText("Opens 1 September 2025")).toBeVisible();

  await holdFonts(page);
  const shifts = await watchShifts(page);
  await visit(page, "/investors");
  await expect(page.locator(".board-digits dd").first()).toHaveText(/^\d\d$/);
  expect(await shifts()).toEqual([]);
});
