import { plans } from "#content/pricing.ts";
import { site } from "#content/site.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const plan = (page: import("@playwright/test").Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });

test("prices are yearly at first, with the badge", async ({ page }) => {
  await visit(page, "/pricing");
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
  await expect(plan(page, "Community")).toContainText("Free");
  await expect(plan(page, "SME")).toContainText("SGD 9,998");
  await expect(plan(page, "SME")).toContainText("per year");
  await expect(plan(page, "SME")).toContainText("Most Popular");
  await expect(plan(page, "Enterprise")).toContainText("Custom");
  await expect(page.getByText("Save 17%", { exact: true })).toBeVisible();
});

test("the switch changes price, period, badge and address, and Back leaves the page", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await page.getByRole("radio", { name: "Monthly" }).check();
  await expect(plan(page, "SME").locator(".plan-price")).toContainText("SGD 988");
  await expect(plan(page, "SME")).toContainText("per month");
  await expect(page.getByText("Save 17%")).toHaveCount(0);
  await expect(page).toHaveURL("/pricing?billing=monthly");
  await expect(plan(page, "Community")).not.toContainText("per month");
  await expect(plan(page, "Enterprise")).not.toContainText("per month");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("an address that names a period opens with it, and anything else with the year", async ({
  page,
}) => {
  await visit(page, "/pricing?billing=monthly");
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await expect(plan(page, "SME")).toContainText("SGD 988");
  await visit(page, "/pricing?billing=weekly");
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
});

test("an address that names a period never shows the other first", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.route("**/assets/*.js", () => new Promise(() => undefined));
  await page.goto("/pricing?billing=monthly", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("SGD 9,998", { exact: true })).toBeHidden();
});

test("the plans' buttons lead to the app's sign-up and to the ticket form", async ({ page }) => {
  await visit(page, "/pricing");
  for (const name of ["Get Started Free", "Start SME Trial", "Start Free Trial"]) {
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", site.app.signUp);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  for (const name of ["Contact Sales", "Schedule Demo"]) {
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", "/support#contact-form");
  }
});

test("cards and comparison say what the specification says of each plan", async ({ page }) => {
  await visit(page, "/pricing");
  const said: Record<string, readonly string[]> = {
    Community: ["Up to 3 AI agents", "5 integrations", "1,000 API calls a month", "10 workflows"],
    SME: ["Up to 50 AI agents", "Unlimited integrations", "100,000 API calls a month", "99.5%"],
    Enterprise: ["Unlimited AI agents", "24/7 support", "Multi-region", "SSO", "Audit logs"],
  };
  for (const [name, texts] of Object.entries(said)) {
    for (const text of texts) await expect(plan(page, name)).toContainText(text);
  }
  const table = page.getByRole("table", { name: "What each plan includes" });
  await expect(table.getByRole("columnheader")).toHaveText(plans.map(({ name }) => name));
  const row = table.getByRole("row", { name: /^AI agents/ });
  await expect(row.getByRole("cell")).toHaveText(["3", "50", "Unlimited"]);
});

test("of the three questions one is open at a time", async ({ page }) => {
  await visit(page, "/pricing");
  const questions = page.getByRole("main").locator("details");
  await expect(questions).toHaveCount(3);
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0).locator("p")).toContainText("prorated on the next invoice");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(0)).not.toHaveAttribute("open");
  await expect(questions.nth(1)).toHaveAttribute("open");
});

test("without JavaScript both prices of the SME plan can be read", async ({ plain }) => {
  await plain.goto("/pricing");
  await expect(plain.getByText("SGD 9,998", { exact: true })).toBeVisible();
  await expect(plain.getByText("or SGD 988 per month")).toBeVisible();
  await expect(plain.getByRole("radio")).toHaveCount(0);
});

test("monthly prices have no accessibility problem that axe can find", async ({ page }) => {
  await visit(page, "/pricing?billing=monthly");
  await expectAccessible(page);
});
