import { accessibilityProblems } from "#e2e/support/accessibility.ts";
import { expect, test } from "#tests/gallery/component.ts";

const example = "features/price-estimate/price-estimate: estimate";

test("a choice changes the plan, the cost and the address", async ({ page, show }) => {
  const view = await show(example, "/pricing");
  await view.getByRole("button", { name: "Work out a price" }).click();
  await expect(view.getByRole("heading", { name: "SME covers this" })).toBeVisible();
  await view.getByLabel("First day of the new plan").fill("2026-11-12");
  await expect(view.getByText("19 of 30 days")).toContainText("SGD 625.73");
  await view.getByLabel("AI agents").fill("3");
  await view.getByLabel("Workflows").fill("10");
  await view.getByLabel("API calls a month").fill("1,000");
  await expect(view.getByRole("heading", { name: "Community covers this" })).toBeVisible();
  await view.getByLabel("Single sign-on").check();
  await expect(view.getByRole("heading", { name: "Enterprise covers this" })).toBeVisible();
  await expect(view.getByText("SME falls short on single sign-on.")).toBeVisible();
  await expect(page).toHaveURL(/needs=agents\.3_workflows\.10_apiCalls\.1000_sso\.yes_day/);
  expect(await accessibilityProblems(page, ["page-has-heading-one", "heading-order"])).toEqual([]);
});

test("a link restores every choice, and says what of it doesn't fit", async ({ show }) => {
  const view = await show(example, "/pricing?needs=agents.12_support.24-7_users.-5_from.sme");
  await expect(view.getByLabel("AI agents")).toHaveValue("12");
  await expect(view.getByLabel("Support")).toHaveValue("24-7");
  await expect(view.getByLabel("Your plan today")).toHaveValue("sme");
  await expect(view.getByText("we left out: users.")).toBeVisible();
});

test("the longest estimate is printed on one sheet", async ({ page, show }) => {
  const most = "needs=agents.500_sso.yes_users.20_apiCalls.20000000_regions.multi_support.24-7";
  const rest = "customIntegrations.yes_auditLogs.yes_onPremises.yes";
  const view = await show(example, `/pricing?${most}_${rest}`);
  await expect(view.getByRole("heading", { name: "Enterprise covers this" })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await view.getByRole("button", { name: "Print this estimate" }).click();
  const printed = await page.pdf({ format: "A4" });
  expect(printed.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("a number that can't be is said to be wrong, and stays to be corrected", async ({ show }) => {
  const view = await show(example, "/pricing?needs=agents.12");
  const agents = view.getByLabel("AI agents");
  await agents.fill("twelve");
  await expect(view.getByText("Write a whole number from 0 to 100,000.")).toBeVisible();
  await expect(agents).toHaveValue("twelve");
  await expect(view.getByRole("heading", { name: "SME covers this" })).toBeVisible();
});
