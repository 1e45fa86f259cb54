import type { Page } from "@playwright/test";
import { workflows } from "#content/workflows.ts";
import { expect, test } from "#tests/gallery/component.ts";

const all = "features/workflows/workflow-cards: all";
const [first, second] = workflows;
if (!first || !second) throw new Error("There are no workflows.");

const card = (page: Page, title: string) =>
  page
    .locator("details.workflow")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
const summary = (page: Page, title: string) => card(page, title).locator("> summary");
const openCards = (page: Page) => page.locator("details.workflow[open]");
const run = (page: Page, title: string) => page.getByRole("article", { name: title });
const address = (query: string | RegExp) => (url: URL) => {
  if (url.pathname !== "/workflows") return false;
  return typeof query === "string" ? url.search === query : query.test(url.search);
};

test("one card is open at a time, a click on the open one closes it, and the address follows in place", async ({
  page,
  show,
}) => {
  await show(all, "/workflows?open=%3Cscript%3E");
  await expect(openCards(page)).toHaveCount(0);
  const entries = await page.evaluate(() => history.length);
  await summary(page, first.title).click();
  await expect(page).toHaveURL(address(`?open=${first.id}`));
  await summary(page, second.title).click();
  await expect(openCards(page)).toHaveCount(1);
  await expect(card(page, second.title)).toHaveAttribute("open");
  await expect(page).toHaveURL(address(`?open=${second.id}`));
  await summary(page, second.title).click();
  await expect(openCards(page)).toHaveCount(0);
  await expect(page).toHaveURL(address(""));
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

// That the steps of every run are those of its workflow is checked when the site is built.
test("a workflow opens its own run in place", async ({ page, show }) => {
  await show(all, "/workflows");
  for (const { id, title, workflow } of [first, second]) {
    await summary(page, title).click();
    await page.getByRole("link", { name: `See a run of ${title}` }).click();
    await expect(run(page, title).getByRole("heading", { name: title })).toBeFocused();
    for (const { name } of workflow) {
      await expect(run(page, title).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(page).toHaveURL(address(new RegExp(`^\\?open=${id}&step=[1-5]$`)));
  }
});

test("a run closes to its link, and another card takes the step out of the address", async ({
  page,
  show,
}) => {
  await show(all, `/workflows?open=${first.id}&step=2`);
  await expect(run(page, first.title)).toBeVisible();
  await page.getByRole("link", { name: "Close the run of" }).click();
  await expect(run(page, first.title)).toHaveCount(0);
  await expect(page.getByRole("link", { name: `See a run of ${first.title}` })).toBeFocused();
  await expect(page).toHaveURL(address(`?open=${first.id}`));
  await show(all, `/workflows?open=${first.id}&step=2`);
  await expect(run(page, first.title)).toBeVisible();
  await summary(page, second.title).click();
  await expect(page).toHaveURL(address(`?open=${second.id}`));
});

test("a failure with its second attempt, an escalation and a refusal can be read", async ({
  page,
  show,
}) => {
  await show(all, "/workflows?open=import-permit-hs-codes&step=5");
  await expect(page.getByText(/^✕ Failed: The gateway didn't answer within 30 s/)).toBeVisible();
  await show(all, "/workflows?open=month-end-accruals&step=2");
  await run(page, "Month-end accruals")
    .getByRole("button", { name: /^Done in part / })
    .click();
  await expect(page.getByText(/^Nobody answered within 4 h/)).toBeVisible();
  await show(all, "/workflows?open=vendor-security-review&step=5");
  const review = run(page, "Vendor security review");
  await review.getByRole("button", { name: /^Accept Buy/ }).click();
  await expect(review.getByText("Refused", { exact: true })).toBeVisible();
});
