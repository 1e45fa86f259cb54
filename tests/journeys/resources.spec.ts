import { faq } from "#content/faq.ts";
import { plainAnswer } from "#tools/content/answers.ts";
import {
  category,
  first,
  inCategory,
  main,
  other,
  question,
  questions,
  search,
  second,
  total,
} from "./resources-steps.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("the header says how many questions there are, and that they are updated weekly", async ({
  page,
}) => {
  await visit(page, "/resources");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resources & Documentation");
  await expect(
    main(page)
      .getByRole("listitem")
      .filter({ hasText: `${total} questions` }),
  ).toBeVisible();
  await expect(main(page).getByText("Updated Weekly", { exact: true })).toBeVisible();
});

test("four cards list what there is to read, and link to what exists", async ({ page }) => {
  await visit(page, "/resources");
  for (const [title, address] of [
    ["Documentation", "/docs"],
    ["Video Tutorials", null],
    ["Code Examples", "/docs/molfar-image"],
    ["Best Practices", "/workflows"],
  ] as const) {
    const card = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
    await expect(card).toBeVisible();
    if (address) await expect(card.getByRole("link")).toHaveAttribute("href", address);
    else await expect(card.getByRole("link")).toHaveCount(0);
  }
});

test("every question and every answer is on the page, with its links", async ({ page }) => {
  await visit(page, "/resources");
  await expect(questions(page)).toHaveCount(total);
  for (const entry of faq) {
    const details = question(page, entry.question);
    const paragraphs = await details.locator("p").allTextContents();
    expect(paragraphs.join("\n\n"), entry.id).toBe(plainAnswer(entry.answer));
    for (const [, words = "", to = ""] of entry.answer.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
      const link = details.locator(`p a[href="${to}"]`).getByText(words, { exact: true });
      await expect(link, entry.id).toHaveCount(1);
    }
  }
});

test("a link in an answer changes the page without loading the document again", async ({
  page,
}) => {
  await visit(page, `/resources#${first.id}`);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const link = question(page, first.question).locator("p a").first();
  const to = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(to);
  expect(await page.evaluate(() => Reflect.get(window, "stillHere"))).toBe(true);
});

test("in a group one answer is open at a time, an open one may be closed, and groups are apart", async ({
  page,
}) => {
  await visit(page, "/resources");
  await question(page, first.question).locator("summary").click();
  await question(page, other.question).locator("summary").click();
  await expect(question(page, first.question)).toHaveAttribute("open");
  await expect(question(page, other.question)).toHaveAttribute("open");
  await question(page, second.question).locator("summary").click();
  await expect(question(page, first.question)).not.toHaveAttribute("open");
  await expect(question(page, second.question)).toHaveAttribute("open");
  await expect(question(page, other.question)).toHaveAttribute("open");
  await question(page, second.question).locator("summary").click();
  await expect(question(page, second.question)).not.toHaveAttribute("open");
});

test("a closed answer is found by the browser: a link to words of it opens it", async ({
  page,
}) => {
  const [sentence = ""] = plainAnswer(other.answer).split(/[.,]/);
  await visit(page, `/resources#:~:text=${encodeURIComponent(sentence)}`);
  await expect(question(page, other.question)).toHaveAttribute("open");
  await expect(question(page, other.question).locator("p").first()).toBeInViewport();
});

test("everything can be done by keyboard alone", async ({ page }) => {
  await visit(page, "/resources");
  await search(page).focus();
  await page.keyboard.press("Tab");
  await expect(category(page, "All")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(category(page, "Getting Started")).toHaveAttribute("aria-pressed", "true");
  const [start] = inCategory("Getting Started");
  const summary = question(page, start?.question ?? "").locator("summary");
  for (let step = 0; step < 8; step++) await page.keyboard.press("Tab");
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page, start?.question ?? "")).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(
    question(page, start?.question ?? "")
      .locator("p a")
      .first(),
  ).toBeFocused();
});

test("without JavaScript every question opens, one in a group, and a line says what is missing", async ({
  plain,
}) => {
  await plain.goto("/resources");
  await expect(search(plain)).toBeHidden();
  await expect(main(plain).getByRole("button")).toHaveCount(0);
  await expect(plain.getByText(/^Search needs JavaScript/)).toBeVisible();
  await expect(questions(plain)).toHaveCount(total);
  await question(plain, first.question).locator("summary").click();
  await expect(question(plain, first.question).locator("p").first()).toBeVisible();
  await question(plain, second.question).locator("summary").click();
  await expect(question(plain, first.question).locator("p").first()).toBeHidden();
});

for (const [state, address] of [
  ["narrowed", "/resources?q=data&category=Technical+Support"],
  ["empty", "/resources?q=xyzzy"],
  ["open", `/resources#${first.id}`],
] as const) {
  test(`axe finds no problem in the questions when they are ${state}`, async ({ page }) => {
    await visit(page, address);
    await expectAccessible(page);
  });
}
