import type { Page } from "@playwright/test";
import { workflows } from "#content/workflows.ts";
import { mapWords } from "#content/workflows-page.ts";
import { expect, test } from "#tests/gallery/component.ts";

const map = "features/workflows/workflow-map: above its list";
const [first, second] = workflows;
if (!first || !second) throw new Error("There are no workflows.");

const line = (page: Page, name: string) =>
  page.getByRole("navigation", { name: mapWords.label }).getByRole("link", { name, exact: true });
const card = (page: Page, id: string) => page.locator(`details#${id}`);
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
    await expect(card(page, id)).toHaveAttribute("open");
    await expect(card(page, id).locator("summary")).toBeInViewport();
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
  await expect(card(page, first.id)).toHaveAttribute("open");
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
  await expect(card(page, second.id).locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page, second.id)).not.toHaveAttribute("open");
  await expect(chosen(page)).toHaveCount(0);
});

test("a card that opens by itself chooses its line, and the address does on arrival", async ({
  page,
  show,
}) => {
  await show(map, `/workflows?open=${second.id}`);
  await expect(chosen(page)).toHaveText(second.title);
  await card(page, first.id).locator("summary").click();
  await expect(chosen(page)).toHaveText(first.title);
});

test("a click with a key held is the browser's", async ({ page, show }) => {
  await show(map, "/workflows");
  const [other] = await Promise.all([
    page.context().waitForEvent("page"),
    line(page, first.title).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await other.close();
  await expect(card(page, first.id)).not.toHaveAttribute("open");
});
