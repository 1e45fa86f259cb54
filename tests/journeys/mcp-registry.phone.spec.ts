import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("on a phone a tap chooses a suggestion, and the panel fills the screen", async ({ page }) => {
  await visit(page, "/mcp-registry");
  await page.getByLabel("Search servers").fill("fresh");
  await page.getByRole("option", { name: "Freshdesk", exact: true }).tap();
  await expect(page.getByLabel("Search servers")).toHaveValue("Freshdesk");
  await page.getByRole("button", { name: "Install" }).tap();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(390);
});
