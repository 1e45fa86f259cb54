import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("the period goes into the address without a step for Back", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await page.getByRole("radio", { name: "Monthly" }).check();
  await expect(page).toHaveURL("/pricing?billing=monthly");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("an address that names a period never shows the other first; without JavaScript both can be read", async ({
  page,
  noScriptPage,
}) => {
  await page.route("**/assets/*.js", () => new Promise(() => undefined));
  await page.goto("/pricing?billing=monthly", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("SGD 9,998", { exact: true })).toBeHidden();

  await noScriptPage.goto("/pricing");
  await expect(noScriptPage.getByText("SGD 9,998", { exact: true })).toBeVisible();
  await expect(noScriptPage.getByText("or SGD 988 per month")).toBeVisible();
  await expect(noScriptPage.getByRole("radio")).toHaveCount(0);
});
