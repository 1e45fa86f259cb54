import { site } from "@yno/brand/site";
import { partners } from "#content/collections/partners.ts";
import { expect, test } from "./support/journey.ts";
import { untilShiftsAreReported, watchShifts } from "./support/layout-shifts.ts";
import { holdFonts, holdScripts, untilHydrated, visit } from "./support/visit.ts";

test("the countdown moves nothing when its digits come", async ({ page }) => {
  await holdFonts(page);
  const shifts = await watchShifts(page);
  await visit(page, "/investors");
  await expect(page.locator(".board-digits dd").first()).toHaveText(/^\d\d$/);
  await untilShiftsAreReported(page);
  expect(await shifts()).toEqual([]);
});

test.describe("when logos fail", () => {
  test.use({ allowed: [/logos\.yno\.example|Failed to load resource/] });

  test("logos that failed before the script came are the first letters of their names", async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.route(`${site.hosts.logos}/**`, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/partners", { waitUntil: "commit" });
    await failed;
    letScriptsCome();
    await untilHydrated(page);
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    await expect(page.locator(".partner-logo")).toHaveText(
      partners.map(({ name }) => name.charAt(0)),
    );
  });
});
