import { control, field, options, palette } from "./search-steps.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("on a phone the icon opens a search as large as the window", async ({ page }) => {
  await visit(page, "/about");
  await control(page).tap();
  await expect(field(page)).toBeFocused();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await page.keyboard.type("cancel subscription");
  await expect(options(page).first()).toBeVisible();
  for (const option of await options(page).all()) {
    const box = await option.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await options(page).first().tap();
  await expect(page).toHaveURL("/resources#cancel");
});

test("on a phone the search closes with its button", async ({ page }) => {
  await visit(page, "/about");
  await control(page).tap();
  await palette(page).getByRole("button", { name: "Close search" }).tap();
  await expect(palette(page)).toBeHidden();
});

test("at 320 pixels nothing of the search runs out of the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/about");
  await control(page).tap();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("environment variables");
  await expect(options(page).first()).toBeVisible();
  const wide = await palette(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll("*")].some((each) => {
      const { right } = each.getBoundingClientRect();
      if (each.matches(".sr-only") || right <= innerWidth) return false;
      // A found word that a line cuts off with an ellipsis is cut off at the end of the line.
      const line = each.parentElement;
      return !(each.matches("mark") && line && getComputedStyle(line).textOverflow === "ellipsis");
    }),
  );
  expect(wide).toBe(false);
});
