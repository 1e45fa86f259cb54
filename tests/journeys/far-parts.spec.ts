import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { untilAlive, visit } from "./support/visit.ts";

const lastHeading = (page: Page) => page.getByRole("main").getByRole("heading").last();

const isLaidOut = (page: Page) =>
  lastHeading(page).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

const topOf = (heading: Locator) =>
  heading.evaluate((element) => element.getBoundingClientRect().top);

test("a page is laid out down to its last heading without scrolling, and a reload in the middle shows the same place", async ({
  page,
}) => {
  for (const path of ["/integrations", "/mcp-registry", "/docs/worker-contract", "/terms"]) {
    await visit(page, path);
    await expect.poll(() => isLaidOut(page), path).toBe(true);
  }
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).nth(9);
  await heading.scrollIntoViewIfNeeded();
  const before = await topOf(heading);
  await page.reload();
  await untilAlive(page);
  await expect.poll(async () => Math.abs((await topOf(heading)) - before)).toBeLessThan(2);
});

test("Back finds its place before far parts are laid out again", async ({ page }) => {
  await visit(page, "/security");
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await lastHeading(page).scrollIntoViewIfNeeded();
  const before = await topOf(lastHeading(page));
  await sideNavigation(page).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Security");
  await expect
    .poll(async () => Math.abs((await topOf(lastHeading(page))) - before))
    .toBeLessThan(2);
});
