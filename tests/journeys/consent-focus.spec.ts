import { checkLayout, inWords } from "./support/check-layout.ts";
import { action, banner, category, visitUntilAsked } from "./support/consent.ts";
import { expectNothingCoversFocus } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("the banner isn't a dialog, doesn't take the focus when it appears, is the first stop after the skip link, and never covers what has the focus", async ({
  page,
}) => {
  await visit(page, "/");
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill("someone@example.com");
  await expect(banner(page)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: "Skip to content" }).focus();
  const stops = await expectNothingCoversFocus(page);
  expect(stops.slice(0, 5).sort()).toEqual(
    ["Accept All", "Close without choosing", "Cookie Policy", "Customize", "Essential Only"].sort(),
  );
  expect(stops[5]).toBe("YNO");
});

test.describe("in a window of 1280 × 1024 pixels at 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the banner leaves half of the window to the page, and scrolls inside", async ({ page }) => {
    await visitUntilAsked(page);
    for (const open of [false, true]) {
      if (open) await action(page, "Customize").click();
      const { top, height, scrolls } = await banner(page).evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        height: element.getBoundingClientRect().height,
        scrolls: getComputedStyle(element).overflowY,
      }));
      expect(top).toBeGreaterThanOrEqual(128);
      expect(height).toBeLessThanOrEqual(128);
      expect(scrolls).toBe("auto");
      const { findings } = await checkLayout(page);
      expect(findings.map(inWords)).toEqual([]);
    }
    await category(page, "Marketing").check();
    await action(page, "Save My Preferences").click();
    await expect(banner(page)).toHaveCount(0);
  });
});
