import type { Locator } from "@playwright/test";
import { accessibilityProblems } from "#e2e/support/accessibility.ts";
import { expect, test } from "#tests/gallery/component.ts";

const example = "features/pricing/plans: plans";
const plan = (view: Locator, name: string) =>
  view.getByRole("listitem").filter({ has: view.page().getByRole("heading", { level: 3, name }) });

test("the switch changes price, period, badge and address, and the badge is the year's", async ({
  page,
  show,
}) => {
  const view = await show(example, "/pricing");
  await expect(view.getByRole("radio", { name: "Yearly" })).toBeChecked();
  await expect(plan(view, "SME")).toContainText("SGD 9,998 per year");
  await expect(plan(view, "SME")).toContainText("Most Popular");
  await expect(view.getByText("Save 17%", { exact: true })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await view.getByRole("radio", { name: "Monthly" }).check();
  await expect(plan(view, "SME")).toContainText("SGD 988 per month");
  await expect(view.getByText("Save 17%")).toHaveCount(0);
  await expect(page).toHaveURL("/pricing?billing=monthly");
  expect(await page.evaluate(() => history.length), "no step for Back").toBe(entries);
  for (const [name, price] of Object.entries({ Community: "Free", Enterprise: "Custom" })) {
    await expect(plan(view, name)).toContainText(price);
    await expect(plan(view, name)).not.toContainText("per month");
  }
  expect(await accessibilityProblems(page, ["page-has-heading-one", "heading-order"])).toEqual([]);
});

test("an address that names a period shows it", async ({ show }) => {
  const view = await show(example, "/pricing?billing=monthly");
  await expect(view.getByRole("radio", { name: "Monthly" })).toBeChecked();
});
