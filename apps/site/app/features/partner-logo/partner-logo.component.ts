import { expect, test } from "#tests/gallery/component.ts";
import { showPaused } from "#tests/gallery/show-paused.ts";

const example = "features/partner-logo/partner-logo: from a host";

test.use({ allowed: [/logo\.svg|Failed to load resource/] });

test("a logo that loads is shown, and one that fails is replaced by the first letter of the name", async ({
  show,
}) => {
  const picture = await show("features/partner-logo/partner-logo: picture");
  await expect(picture.locator("img")).toHaveJSProperty("naturalWidth", 56);
  const letter = await show("features/partner-logo/partner-logo: letter");
  await expect(letter.locator("img")).toHaveCount(0);
  await expect(letter.getByText("V", { exact: true })).toBeVisible();
});

test.describe("with the clock", () => {
  test.use({ hasClock: true });

  test("a logo without an answer is replaced after 4 seconds", async ({ page, show }) => {
    await page.route("**/logo.svg", () => new Promise(() => undefined));
    const view = await showPaused(page, show, example, new Date("2026-11-20T04:00:00Z"));
    await page.clock.runFor(3900);
    await expect(view.locator("img")).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(view.locator("img")).toHaveCount(0);
    await expect(view.getByText("V", { exact: true })).toBeVisible();
  });
});
