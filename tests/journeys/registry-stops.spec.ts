import type { Page } from "@playwright/test";
import { mcpServers } from "#content/mcp-servers.ts";
import { consentRecord, storeBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const field = (page: Page) => page.getByLabel("Search servers");
const skip = (page: Page) => page.getByRole("link", { name: "Skip the list" });
const back = (page: Page) => page.getByRole("link", { name: "Back to the filters" });

/** Presses Tab until the focus is on something, and returns how often. */
async function stopsUntil(page: Page, css: string, most: number): Promise<number> {
  for (let stops = 1; stops <= most; stops += 1) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate(
      (selector) => document.activeElement?.closest(selector) != null,
      css,
    );
    if (isThere) return stops;
  }
  throw new Error(`${most} stops of the Tab key don't lead to ${css}.`);
}

test.beforeEach(async ({ page }) => {
  await storeBefore(page, JSON.stringify(consentRecord()));
  await visit(page, "/mcp-registry");
});

test("the list of servers is one stop for visitors who skip it", async ({ page }) => {
  await field(page).focus();
  const categories = await page
    .getByRole("group", { name: "Categories" })
    .getByRole("button")
    .count();
  expect(await stopsUntil(page, ".registry-skip", 60)).toBe(categories + 1);
  await expect(skip(page)).toBeInViewport();
  await expect(skip(page)).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(back(page)).toBeFocused();
  await expect(back(page)).toBeInViewport();
  expect(await stopsUntil(page, "footer", 3)).toBe(1);
});

test("from the end of the list one key leads back to the filters", async ({ page }) => {
  await back(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeInViewport();
  expect(await stopsUntil(page, "main input", 3)).toBe(1);
});

test("visitors who don't skip it reach every server, and a screen reader announces each", async ({
  page,
}) => {
  await expect(page.getByRole("main").getByRole("button", { name: "Install" })).toHaveCount(
    mcpServers.length,
  );
  await skip(page).focus();
  expect(await stopsUntil(page, ".server", 3)).toBe(1);
});

test("where nothing was found, there's nothing to skip", async ({ page }) => {
  await field(page).fill("no such server anywhere");
  await expect(page.getByRole("heading", { name: "No servers found" })).toBeVisible();
  await expect(skip(page)).toHaveCount(0);
  await expect(back(page)).toHaveCount(0);
});
