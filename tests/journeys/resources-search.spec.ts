import { faq } from "#content/faq.ts";
import { faqCategories } from "#content/schema/faq.ts";
import {
  button,
  category,
  first,
  found,
  groups,
  inCategory,
  main,
  question,
  questions,
  search,
  shown,
  status,
  total,
} from "./resources-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

test("the category buttons count all questions and those of each of the seven categories", async ({
  page,
}) => {
  await visit(page, "/resources");
  const buttons = main(page).getByRole("group", { name: "Categories" }).getByRole("button");
  await expect(buttons).toHaveText([
    `All ${total}`,
    ...faqCategories.map((name) => `${name} ${inCategory(name).length}`),
  ]);
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
});

test("typing narrows questions and answers at once, in any case, and hides empty groups", async ({
  page,
}) => {
  await visit(page, "/resources");
  const expected = found("refund");
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(total);
  await search(page).fill("REFUND");
  await expect(
    status(page, `Showing ${expected.length} of ${total} question(s) matching "REFUND"`),
  ).toBeVisible();
  expect(await shown(page)).toEqual(expected);
  const names = [
    ...new Set(faq.filter((e) => expected.includes(e.question)).map((e) => e.category)),
  ];
  for (const name of faqCategories) {
    await expect(groups(page).getByText(name, { exact: true })).toHaveCount(
      names.includes(name) ? 1 : 0,
    );
  }
  await expect(questions(page).locator("p").filter({ visible: true })).toHaveCount(0);
});

test("each group says how many of its questions are shown", async ({ page }) => {
  await visit(page, "/resources?q=invoice");
  const expected = found("invoice");
  for (const name of faqCategories) {
    const count = expected.filter((each) =>
      faq.some((entry) => entry.question === each && entry.category === name),
    ).length;
    if (count === 0) continue;
    const group = main(page)
      .locator("section section")
      .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
    await expect(group).toContainText(count === 1 ? "1 question" : `${count} questions`);
  }
});

test("a category shows its own questions, and text and category narrow together", async ({
  page,
}) => {
  await visit(page, "/resources");
  await category(page, "Security & Compliance").click();
  const own = inCategory("Security & Compliance");
  await expect(category(page, "Security & Compliance")).toHaveAttribute("aria-pressed", "true");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "false");
  await expect(
    status(page, `Showing ${own.length} of ${total} question(s) in Security & Compliance`),
  ).toBeVisible();
  expect(await shown(page)).toEqual(own.map((entry) => entry.question));

  const both = found("data", "Security & Compliance");
  await search(page).fill("data");
  await expect(
    status(
      page,
      `Showing ${both.length} of ${total} question(s) in Security & Compliance matching "data"`,
    ),
  ).toBeVisible();
  expect(await shown(page)).toEqual(both);
  await expect(page).toHaveURL("/resources?category=Security+%26+Compliance&q=data");
});

test("'Clear filters' is there when something is narrowed, and shows everything again", async ({
  page,
}) => {
  await visit(page, "/resources");
  await expect(button(page, "Clear filters")).toHaveCount(0);
  await search(page).fill("data");
  await category(page, "Technical Support").click();
  await button(page, "Clear filters").focus();
  await page.keyboard.press("Enter");
  await expect(status(page, `Showing ${total} of ${total} question(s)`)).toBeVisible();
  await expect(search(page)).toHaveValue("");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/resources");
  await expect(status(page, `Showing ${total} of ${total} question(s)`), "focus").toBeFocused();
});

test("the button in the search box clears the text, keeps the category, and leaves the focus there", async ({
  page,
}) => {
  await visit(page, "/resources?q=data&category=Technical+Support");
  await button(page, "Clear search").click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(button(page, "Clear search")).toHaveCount(0);
  const own = inCategory("Technical Support").length;
  await expect(
    status(page, `Showing ${own} of ${total} question(s) in Technical Support`),
  ).toBeVisible();
});

test("when nothing is found the page explains it, and offers to clear all filters", async ({
  page,
}) => {
  await visit(page, "/resources");
  await search(page).fill("xyzzy");
  await expect(page.getByText("No questions found", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search terms or clearing the filters to see more results.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(status(page, `Showing 0 of ${total} question(s) matching "xyzzy"`)).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
  await button(page, "Clear all filters").click();
  await expect(questions(page)).toHaveCount(total);
  await expect(page.getByText("No questions found")).toHaveCount(0);
});

test("a search leaves open what it still shows", async ({ page }) => {
  await visit(page, "/resources");
  await question(page, first.question).locator("summary").click();
  await search(page).fill(first.question);
  await expect(questions(page)).toHaveCount(1);
  await expect(question(page, first.question)).toHaveAttribute("open");
});

test("text that was typed before the page was alive is searched for", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/resources", { waitUntil: "commit" });
  await search(page).fill("refund");
  release();
  await untilAlive(page);
  await expect(search(page)).toHaveValue("refund");
  await expect(
    status(page, `Showing ${found("refund").length} of ${total} question(s) matching "refund"`),
  ).toBeVisible();
});

test("the status line is read out half a second after the last key, from outside main", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/resources");
  await page.clock.pauseAt(Date.now() + 60_000);
  const spoken = page.getByRole("status");
  await search(page).pressSequentially("ref");
  await page.clock.runFor(450);
  await expect(spoken).toHaveText("");
  await page.clock.runFor(100);
  await expect(spoken).toHaveText(
    `Showing ${found("ref").length} of ${total} question(s) matching "ref"`,
  );
  await expect(main(page).getByRole("status")).toHaveCount(0);
});

for (const [kind, text] of [
  ["signs of regular expressions", ".*+?^$()|[]{}\\"],
  ["HTML", `<img src=x onerror="alert(1)">`],
  ["accents", "déjà vu"],
  ["emoji", "👩🏽‍💻🇸🇬"],
  ["right-to-left text", "שלום عليكم"],
  ["10,000 characters", "x".repeat(10_000)],
] as const) {
  test(`${kind} in the search box are the text that they are`, async ({ page }) => {
    await visit(page, "/resources");
    await search(page).fill(text);
    const count = found(text).length;
    await expect(
      main(page).getByText(`Showing ${count} of ${total} question(s) matching "${text}"`),
    ).toBeVisible();
    await expect(page).toHaveURL(`/resources?${new URLSearchParams({ q: text })}`);
    await page.reload();
    await untilAlive(page);
    await expect(search(page)).toHaveValue(text);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1440);
  });
}
