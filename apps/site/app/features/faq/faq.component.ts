import type { Page } from "@playwright/test";
import { faqCategories } from "#content/collections/faq.ts";
import {
  button,
  category,
  expectOpenInView,
  first,
  found,
  group,
  groups,
  inCategory,
  main,
  other,
  question,
  questions,
  search,
  second,
  shown,
  status,
  total,
} from "#e2e/resources-steps.ts";
import { expect, test } from "#tests/gallery/component.ts";

/** When the page opens, for tests that stop the clock a minute later. */
const opened = Date.parse("2026-11-24T08:00:00Z");
const all = "features/faq/faq: all";
const address = (rest: string) => (url: URL) =>
  `${url.pathname}${url.search}${url.hash}` === `/resources${rest}`;
const openQuestions = (page: Page) => main(page).locator("details[open]");

/** Every group shows its questions, and no answer is open. */
async function expectWhole(page: Page, when: string): Promise<void> {
  await expect(status(page, `Showing ${total} of ${total} question(s)`), when).toBeVisible();
  await expect(questions(page).locator("> summary").filter({ visible: true }), when).toHaveCount(
    total,
  );
  await expect(openQuestions(page), when).toHaveCount(0);
}

test("typing narrows questions and answers at once, in any case, counts each group and hides empty ones", async ({
  page,
  show,
}) => {
  await show(all, "/resources");
  const expected = found("refund");
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(total);
  await search(page).fill("REFUND");
  await expect(
    status(page, `Showing ${expected.length} of ${total} question(s) matching "REFUND"`),
  ).toBeVisible();
  expect(await shown(page)).toEqual(expected);
  for (const name of faqCategories) {
    const count = found("refund", name).length;
    await expect(groups(page).getByText(name, { exact: true })).toHaveCount(count === 0 ? 0 : 1);
    if (count === 0) continue;
    await expect(group(page, name)).toContainText(
      count === 1 ? "1 question" : `${count} questions`,
    );
  }
  await expect(questions(page).locator("p").filter({ visible: true })).toHaveCount(0);
});

test("a category shows its own questions, narrows together with the text, and is a step for Back", async ({
  page,
  show,
}) => {
  await show(all, "/resources");
  await category(page, "Security & Compliance").click();
  const own = inCategory("Security & Compliance");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "false");
  await expect(
    status(page, `Showing ${own.length} of ${total} question(s) in Security & Compliance`),
  ).toBeVisible();
  expect(await shown(page)).toEqual(own.map((entry) => entry.question));

  await search(page).fill("data");
  const both = found("data", "Security & Compliance");
  await expect(
    status(
      page,
      `Showing ${both.length} of ${total} question(s) in Security & Compliance matching "data"`,
    ),
  ).toBeVisible();
  expect(await shown(page)).toEqual(both);
  await expect(page).toHaveURL(address("?category=Security+%26+Compliance&q=data"));
  await page.goBack();
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(questions(page)).toHaveCount(total);
});

test("'Clear filters' is there when something is narrowed, and shows everything again", async ({
  page,
  show,
}) => {
  await show(all, "/resources");
  await expect(button(page, "Clear filters")).toHaveCount(0);
  await search(page).fill("data");
  await category(page, "Technical Support").click();
  await button(page, "Clear filters").focus();
  await page.keyboard.press("Enter");
  const line = status(page, `Showing ${total} of ${total} question(s)`);
  await expect(line).toBeFocused();
  await expect(search(page)).toHaveValue("");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(address(""));
});

test("the button in the search box clears the text, keeps the category, and leaves the focus there", async ({
  page,
  show,
}) => {
  await show(all, "/resources?q=data&category=Technical+Support");
  await expect(search(page)).toHaveValue("data");
  expect(await shown(page)).toEqual(found("data", "Technical Support"));
  await button(page, "Clear search").click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(button(page, "Clear search")).toHaveCount(0);
  await expect(questions(page)).toHaveCount(inCategory("Technical Support").length);
});

test("when nothing is found the page explains it, and offers to clear all filters", async ({
  page,
  show,
}) => {
  await show(all, "/resources");
  await search(page).fill("xyzzy");
  for (const text of [
    "No questions found",
    "Try adjusting your search terms or clearing the filters to see more results.",
    `Showing 0 of ${total} question(s) matching "xyzzy"`,
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(questions(page)).toHaveCount(0);
  await button(page, "Clear all filters").click();
  await expect(questions(page)).toHaveCount(total);
  await expect(page.getByText("No questions found")).toHaveCount(0);
});

test("any text in the search box is plain text and reaches the address whole", async ({
  page,
  show,
}) => {
  await show(all, "/resources");
  for (const text of [".*+?^$()|[]{}\\", `<img src=x onerror="alert(1)">`, "x".repeat(10_000)]) {
    await search(page).fill(text);
    await expect(
      main(page).getByText(
        `Showing ${found(text).length} of ${total} question(s) matching "${text}"`,
      ),
    ).toBeVisible();
    const rest = `?${new URLSearchParams({ q: text })}`;
    await expect(page).toHaveURL(address(rest));
    await show(all, `/resources${rest}`);
    await expect(search(page)).toHaveValue(text);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1440);
  }
});

test("what names no category or question shows everything, closed", async ({ page, show }) => {
  for (const rest of [
    "?category=__proto__",
    ...["#no-such-question", "#%E0%A4%A", "#'\"]", "#main"],
  ]) {
    await show(all, `/resources${rest}`);
    await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expect(status(page, `Showing ${total} of ${total} question(s)`)).toBeVisible();
    await expect(openQuestions(page)).toHaveCount(0);
  }
});

test("in a group one answer is open at a time, an open one may be closed, and groups are apart", async ({
  page,
  show,
}) => {
  const summary = (text: string) => question(page, text).locator("summary");
  await show(all, "/resources");
  await summary(first.question).click();
  // The mark that it's open isn't a part of its name.
  await expect(summary(first.question)).toHaveAccessibleName(first.question);
  await summary(other.question).click();
  await expect(question(page, first.question)).toHaveAttribute("open");
  await expect(question(page, other.question)).toHaveAttribute("open");
  await summary(second.question).click();
  await expect(question(page, first.question)).not.toHaveAttribute("open");
  await expect(question(page, second.question)).toHaveAttribute("open");
  await expect(question(page, other.question)).toHaveAttribute("open");
  await summary(second.question).click();
  await expect(question(page, second.question)).not.toHaveAttribute("open");
  await search(page).fill(other.question);
  await expect(questions(page)).toHaveCount(1);
  await expect(question(page, other.question), "after a search that shows it").toHaveAttribute(
    "open",
  );
});

test("every group shows its questions, closed: at first, and again after a category or a search, by each way back to all", async ({
  page,
  show,
}) => {
  await show(all, "/resources");
  await expectWhole(page, "at first");
  const ways = {
    "Clear filters": () => button(page, "Clear filters").click(),
    All: () => category(page, "All").click(),
    Back: () => page.goBack(),
  };
  for (const [name, goBack] of Object.entries(ways)) {
    await category(page, other.category).click();
    await question(page, other.question).locator("summary").click();
    await expect(openQuestions(page)).toHaveCount(1);
    await goBack();
    await expectWhole(page, name);
  }
  await search(page).fill(other.question);
  await question(page, other.question).locator("summary").click();
  await search(page).fill("");
  await expectWhole(page, "after a search");
});

test("Back and Forward bring back which answers were open", async ({ page, show }) => {
  await show(all, "/resources");
  await question(page, other.question).locator("summary").click();
  await category(page, first.category).click();
  await expect(page).toHaveURL(address("?category=Account+%26+Billing"));
  await question(page, first.question).locator("summary").click();
  await page.goBack();
  await expect(openQuestions(page).locator("> summary")).toHaveText([other.question]);
  await page.goForward();
  await expect(openQuestions(page).locator("> summary")).toHaveText([first.question]);
});

test("everything can be done by keyboard alone", async ({ page, show }) => {
  await show(all, "/resources");
  await search(page).focus();
  await page.keyboard.press("Tab");
  await expect(category(page, "All")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(category(page, "Getting Started")).toHaveAttribute("aria-pressed", "true");
  const [start] = inCategory("Getting Started");
  const row = question(page, start?.question ?? "");
  // The other six categories, 'Clear filters' and the question.
  for (let step = 0; step < faqCategories.length + 1; step++) await page.keyboard.press("Tab");
  await expect(row.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(row.locator("p a").first()).toBeFocused();
});

test("an address opens its question in what is found, and brings it into view", async ({
  page,
  show,
}) => {
  // So low that the question is below the window at first.
  await page.setViewportSize({ width: 1440, height: 300 });
  await show(all, `/resources?category=Technical+Support#${other.id}`);
  await expect(questions(page)).toHaveCount(inCategory("Technical Support").length);
  await expectOpenInView(page, other.question);
  await expect(openQuestions(page)).toHaveCount(1);
  await show(all, "/resources?category=Technical+Support#technical-support");
  await expect(questions(page).first().locator("summary")).toBeInViewport();
});

test("a filter drops the question from the address and leaves the page where it is", async ({
  page,
  show,
}) => {
  await show(all, `/resources#${other.id}`);
  await expectOpenInView(page, other.question);
  await category(page, "Technical Support").click();
  await expect(page).toHaveURL(address("?category=Technical+Support"));
  await expect(category(page, "Technical Support")).toBeInViewport();
  await expect(question(page, other.question)).toHaveAttribute("open");
});

test.describe("with a clock", () => {
  test.use({ hasClock: true });

  test("the address follows the text after 300 ms, and the status line is read out after 500", async ({
    page,
    show,
  }) => {
    await page.clock.install({ time: opened });
    await show(all, "/resources");
    await page.clock.pauseAt(opened + 60_000);
    const entries = await page.evaluate(() => history.length);
    await search(page).pressSequentially("ref");
    await page.clock.runFor(290);
    await expect(page).toHaveURL(address(""));
    await page.clock.runFor(10);
    await expect(page).toHaveURL(address("?q=ref"));
    expect(await page.evaluate(() => history.length), "history entries").toBe(entries);
    await page.clock.runFor(190);
    await expect(page.getByRole("status")).toHaveText("");
    await page.clock.runFor(10);
    await expect(page.getByRole("status")).toHaveText(
      `Showing ${found("ref").length} of ${total} question(s) matching "ref"`,
    );
    await expect(main(page).getByRole("status")).toHaveCount(0);
  });
});
