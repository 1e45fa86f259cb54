import { expect, test } from "#tests/gallery/component.ts";

test("the message in place of a page is in view and takes the focus, and offline it stays", async ({
  page,
  context,
  show,
}) => {
  const view = await show("features/chunk-load-recovery/page-error: gone");
  const heading = view.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("This page could not be loaded");
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(view.getByRole("alert")).toContainText("reloading didn't help");

  await context.setOffline(true);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await view.getByRole("button", { name: "Try again" }).click();
  await expect(view.getByRole("alert")).toContainText("You're offline");
  expect(await page.evaluate(() => "isSameDocument" in window), "nothing was loaded").toBe(true);
  await context.setOffline(false);
});
