import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

/** The price of the plan. The note under the plans says both at all times. */
const byTheYear = (page: Page) =>
  page.getByRole("listitem").getByText("SGD 9,998", { exact: true });

test("an address that names a period never shows the other first", async ({ page }) => {
  await page.route("**/assets/*.js", () => new Promise(() => undefined));
  await page.goto("/pricing?billing=monthly", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(byTheYear(page)).toBeHidden();
});
