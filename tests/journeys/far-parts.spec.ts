import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { untilAlive, visit } from "./support/visit.ts";

const lastHeading = (page: Page) => page.getByRole("main").getByRole("heading").last();

const isLaidOut = (page: Page) =>
  lastHeading(page).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

for (const path of ["/security", "/integrations", "/mcp-registry", "/docs/worker-contract"]) {
  test(`${path} is laid out down to its last heading without scrolling`, async ({ page }) => {
    await visit(page, path);
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });
}

test("without JavaScript no part of a page waits", async ({ plain }) => {
  await plain.goto("/security");
  const parts = plain.getByRole("main").locator(".page > section");
  expect(await parts.count()).toBeGreaterThan(5);
  for (const part of await parts.all())
    await expect(part).toHaveCSS("content-visibility", "visible");
});

test("Back finds its place before far parts are laid out again", async ({ page }) => {
  await visit(page, "/security");
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  const top = () => lastHeading(page).evaluate((heading) => heading.getBoundingClientRect().top);
  await lastHeading(page).scrollIntoViewIfNeeded();
  const before = await top();
  await sideNavigation(page).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Security");
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test("a reload in the middle of a page shows the same place", async ({ page }) => {
  await visit(page, "/terms");
  await expect.poll(() => isLaidOut(page)).toBe(true);
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).nth(9);
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await heading.scrollIntoViewIfNeeded();
  const before = await top();
  await page.reload();
  await untilAlive(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});
