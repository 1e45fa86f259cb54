import { action, banner, category, visitUntilAsked } from "./support/consent.ts";
import { expectNothingCoversFocus } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";

test("on a phone the banner is along the lower edge, never covers what has the focus, leaves the page readable to its last line, and fits a finger", async ({
  page,
}) => {
  await visitUntilAsked(page, "/");
  await expectNothingCoversFocus(page);
  const box = await banner(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  expect(box?.height).toBeLessThan(844 / 2);
  const names = ["Accept All", "Essential Only", "Customize", "Close without choosing"];
  for (const name of names) await expect(action(page, name)).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Sign Up" })
    .boundingBox();
  expect((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN)).toBeLessThanOrEqual(box?.y ?? 0);

  const sizes = () =>
    banner(page)
      .locator("button:visible, label:visible")
      .evaluateAll((all) => all.map((element) => Math.round(element.clientHeight)));
  for (const height of await sizes()) expect(height).toBeGreaterThanOrEqual(42);
  await action(page, "Customize").tap();
  for (const height of await sizes()) expect(height).toBeGreaterThanOrEqual(42);
  await category(page, "Functional").tap();
  await expect(category(page, "Functional")).toBeChecked();
  await action(page, "Save My Preferences").scrollIntoViewIfNeeded();
  await expect(action(page, "Save My Preferences")).toBeInViewport({ ratio: 1 });
});
