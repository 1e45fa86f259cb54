import type { Page } from "@playwright/test";
import { workflows } from "#content/workflows.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const [first, second] = workflows;
const card = (page: Page, title: string) =>
  page
    .getByRole("main")
    .locator("details")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });

test("twenty cards over fifteen categories are the only disclosures of the page", async ({
  page,
}) => {
  await visit(page, "/workflows");
  await expect(page.getByRole("main").locator("details")).toHaveCount(20);
  expect(new Set(workflows.map(({ category }) => category)).size).toBe(15);
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(0);
});

test("the hero shows the four figures", async ({ page }) => {
  await visit(page, "/workflows");
  for (const figure of ["4,967", "96.8%", "$127M", "92.7%"]) {
    await expect(page.getByRole("main").getByText(figure, { exact: true })).toBeVisible();
  }
});

test("one card is open at a time, and a click on the open one closes it", async ({ page }) => {
  await visit(page, "/workflows");
  await card(page, first?.title ?? "")
    .locator("summary")
    .click();
  await expect(card(page, first?.title ?? "")).toHaveAttribute("open");
  await card(page, second?.title ?? "")
    .locator("summary")
    .click();
  await expect(card(page, first?.title ?? "")).not.toHaveAttribute("open");
  await expect(page).toHaveURL(`/workflows?open=${second?.id}`);
  await card(page, second?.title ?? "")
    .locator("summary")
    .click();
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(0);
  await expect(page).toHaveURL("/workflows");
});

test("open cards replace the history entry, so that Back leaves the page", async ({ page }) => {
  await visit(page, "/about");
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Agentic Workflows" })
    .first()
    .click();
  await expect(page).toHaveURL("/workflows");
  await card(page, first?.title ?? "")
    .locator("summary")
    .click();
  await expect(page).toHaveURL(`/workflows?open=${first?.id}`);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("an address that names a card opens it, and an unknown one opens none", async ({ page }) => {
  await visit(page, `/workflows?open=${second?.id}`);
  await expect(card(page, second?.title ?? "")).toHaveAttribute("open");
  await visit(page, "/workflows?open=%3Cscript%3E");
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(0);
});

test("every card shows every field of its record", async ({ page }) => {
  await visit(page, "/workflows");
  for (const workflow of workflows) {
    const { implementation } = workflow;
    const text = (await card(page, workflow.title).textContent()) ?? "";
    const fields = [
      workflow.category,
      workflow.description,
      ...workflow.tags,
      ...workflow.metrics.flatMap(({ name, value }) => [name, value]),
      ...implementation.dataInputs,
      ...implementation.aiModels,
      ...implementation.outputs,
      ...workflow.workflow.flatMap(({ name, text: step }) => [name, step]),
    ];
    expect(
      fields.filter((field) => !text.includes(field)),
      workflow.title,
    ).toEqual([]);
    const steps = card(page, workflow.title).locator("ol > li");
    await expect(steps).toHaveCount(5);
  }
});

test("without JavaScript a card opens, and opening another closes it", async ({ plain }) => {
  await plain.goto("/workflows");
  await card(plain, first?.title ?? "")
    .locator("summary")
    .click();
  await expect(plain.getByText(first?.workflow[0]?.text ?? "-")).toBeVisible();
  await card(plain, second?.title ?? "")
    .locator("summary")
    .click();
  await expect(plain.getByText(first?.workflow[0]?.text ?? "-")).toBeHidden();
});

test("an open card has no accessibility problem that axe can find", async ({ page }) => {
  await visit(page, `/workflows?open=${first?.id}`);
  await expect(card(page, first?.title ?? "")).toHaveAttribute("open");
  await expectAccessible(page);
});
