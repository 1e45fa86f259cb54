import type { Page } from "@playwright/test";
import { workflows } from "#content/collections/workflows.ts";
import { mapWords } from "#content/pages/workflows.ts";
import { holdScripts } from "#e2e/support/visit.ts";
import { expect, test } from "#tests/gallery/component.ts";

const all = "features/workflows/workflows: all";
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

test("a card stays where it was clicked when the one above it closes, also by key", async ({
  page,
  show,
}) => {
  await show(all, "/workflows");
  const [from, to] = [summary(page, first.title), summary(page, second.title)];
  for (const act of [() => to.click(), () => to.press("Enter")]) {
    await from.click();
    await to.evaluate(async (row) => {
      // After what the click does with the next frame.
      await new Promise(requestAnimationFrame);
      window.scrollBy(0, row.getBoundingClientRect().top - 40);
    });
    await act();
    await expect(card(page, second.title)).toHaveAttribute("open");
    // A pixel is lost where the page is scrolled by a fraction of one.
    await expect
      .poll(async () => Math.abs(((await to.boundingBox())?.y ?? 0) - 40))
      .toBeLessThan(2);
  }
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

test.describe("in a separate tab", () => {
  test.use({ ownContext: true });

  test("a run that comes late leaves the focus where the visitor has gone on", async ({
    page,
    show,
  }) => {
    const release = await holdScripts(page, /run-view/);
    await show(all, "/workflows");
    await summary(page, first.title).click();
    await page.getByRole("link", { name: `See a run of ${first.title}` }).click();
    await summary(page, second.title).focus();
    release();
    await expect(run(page, first.title)).toBeVisible();
    await expect(summary(page, second.title)).toBeFocused();
  });
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

const map = "features/workflows/workflows: above its list";

const line = (page: Page, name: string) =>
  page.getByRole("navigation", { name: mapWords.label }).getByRole("link", { name, exact: true });
const cardOf = (page: Page, id: string) => page.locator(`details#${id}`);
const chosen = (page: Page) =>
  page.getByRole("navigation", { name: mapWords.label }).locator("a[aria-current]:visible");

test("a click on a line opens its card, and the address and the map follow in place", async ({
  page,
  show,
}) => {
  await show(map, "/workflows");
  await expect(chosen(page)).toHaveCount(0);
  const entries = await page.evaluate(() => history.length);
  for (const { id, title } of [second, first]) {
    await line(page, title).click();
    await expect(cardOf(page, id)).toHaveAttribute("open");
    await expect(cardOf(page, id).locator("summary")).toBeInViewport();
    await expect(page).toHaveURL((url) => `${url.search}${url.hash}` === `?open=${id}`);
    await expect(chosen(page)).toHaveText(title);
  }
  await expect(page.locator("details[open]")).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("the ground of the chosen name leaves the steps of its line to be seen", async ({
  page,
  show,
}) => {
  await show(map, `/workflows?open=${first.id}`);
  const name = chosen(page).locator("b");
  const plain = line(page, second.title);
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await chosen(page).evaluate(groundOf)).toBe(await plain.evaluate(groundOf));
  expect(await name.evaluate(groundOf)).not.toBe(await plain.locator("b").evaluate(groundOf));
});

test("a click on the steps of a line chooses it too", async ({ page, show }) => {
  await show(map, "/workflows");
  const box = await line(page, first.title).boundingBox();
  if (!box) throw new Error("The line isn't shown.");
  // The name begins after the five steps.
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
  await expect(cardOf(page, first.id)).toHaveAttribute("open");
});

test("each line is one stop of the Tab key, and Enter moves the focus to its card", async ({
  page,
  show,
}) => {
  await show(map, "/workflows");
  await line(page, first.title).focus();
  await page.keyboard.press("Tab");
  await expect(line(page, second.title)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cardOf(page, second.id).locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cardOf(page, second.id)).not.toHaveAttribute("open");
  await expect(chosen(page)).toHaveCount(0);
});

test("a card that opens by itself chooses its line, and the address does on arrival", async ({
  page,
  show,
}) => {
  await show(map, `/workflows?open=${second.id}`);
  await expect(chosen(page)).toHaveText(second.title);
  await cardOf(page, first.id).locator("summary").click();
  await expect(chosen(page)).toHaveText(first.title);
});

test("a click with a key held is the browser's", async ({ page, show }) => {
  await show(map, "/workflows");
  const [other] = await Promise.all([
    page.context().waitForEvent("page"),
    line(page, first.title).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await other.close();
  await expect(cardOf(page, first.id)).not.toHaveAttribute("open");
});
