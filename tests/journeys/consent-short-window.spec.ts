import { checkLayout, inWords } from "./support/check-layout.ts";
import { action, banner, category, visitUntilAsked } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";

// A window of 1280 × 1024 pixels at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

test("at 400 % the banner leaves half of the window to the page, and scrolls inside", async ({
  page,
}) => {
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
