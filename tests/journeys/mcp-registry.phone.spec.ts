import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("on a phone the cards are in one column and nothing scrolls sideways", async ({ page }) => {
  await visit(page, "/mcp-registry");
  const lefts = await page
    .getByRole("button", { name: "Copy" })
    .evaluateAll((buttons) => buttons.map((button) => button.closest("li")?.offsetLeft));
  expect(new Set(lefts).size).toBe(1);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("on a phone the panel fills the screen, and a tap chooses a suggestion", async ({ page }) => {
  await visit(page, "/mcp-registry");
  await page.getByLabel("Search servers").fill("zend");
  await page.getByRole("option", { name: "Zendesk", exact: true }).tap();
  await expect(page.getByLabel("Search servers")).toHaveValue("Zendesk");
  await page.getByRole("button", { name: "Install" }).tap();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(390);
  await expectAccessible(page);
});
