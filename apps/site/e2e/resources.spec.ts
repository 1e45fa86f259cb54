import type { Page } from "@playwright/test";
import { plainAnswer } from "#build/content/answers.ts";
import { faqCategories } from "#content/collections/faq.ts";
import {
  category,
  expectOpenInView,
  first,
  found,
  group,
  main,
  other,
  question,
  questions,
  search,
  second,
  shown,
  total,
} from "./resources-steps.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, plainPage, visit } from "./support/visit.ts";

/** Follows the first link in the answer to a question. */
async function followAnswer(page: Page, text: string): Promise<void> {
  const link = question(page, text).locator("p a").first();
  const to = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(to);
}

test("a link in an answer changes the page in place, and Back brings the search and the open answer back", async ({
  page,
}) => {
  await visit(page, "/resources?q=refun");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const [text = ""] = found("refund");
  await question(page, text).locator("summary").click();
  await search(page).fill("refund");
  await expect(page).toHaveURL("/resources?q=refund");
  await followAnswer(page, text);
  expect(await page.evaluate(() => Reflect.get(window, "stillHere"))).toBe(true);
  await page.goBack();
  await expect(search(page)).toHaveValue("refund");
  expect(await shown(page)).toEqual(found("refund"));
  await expect(question(page, text)).toHaveAttribute("open");

  await changeAddress(page, "/resources");
  await question(page, other.question).locator("summary").click();
  await followAnswer(page, other.question);
  await page.goBack();
  await expectOpenInView(page, other.question);

  // In the place of the one that the address names.
  await changeAddress(page, `/resources#${first.id}`);
  await question(page, second.question).locator("summary").click();
  await followAnswer(page, second.question);
  await page.goBack();
  await expectOpenInView(page, second.question);
});

test("the address of a question opens it, in a new tab and from another page, and Back leads away again; every open question has a link to itself, which shows it among all the others", async ({
  page,
}) => {
  await visit(page, `/resources#${first.id}`);
  await expectOpenInView(page, first.question);
  await expect(main(page).locator("details[open]")).toHaveCount(1);
  await changeAddress(page, plainPage);
  await changeAddress(page, `/resources#${other.id}`);
  await expectOpenInView(page, other.question);
  await page.goBack();
  await expect(page).toHaveURL(plainPage);
  // The address comes first, and a link that is followed before the page keeps the questions as they are.
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/^YNO Premium/);

  await changeAddress(page, "/resources?category=Technical+Support");
  // Not every browser keeps its scroll position when a list grows above it.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
  });
  await question(page, other.question).locator("summary").click();
  const link = page.getByRole("link", { name: `Link to: ${other.question}`, exact: true });
  await expect(link).toHaveAttribute("href", `/resources#${other.id}`);
  await link.click();
  await expect(page).toHaveURL(`/resources#${other.id}`);
  await expect(questions(page)).toHaveCount(total);
  await expectOpenInView(page, other.question);
  await page.goBack();
  await expect(page).toHaveURL("/resources?category=Technical+Support");
});

test("a closed answer is found by the browser: a link to words of it opens it", async ({
  page,
}) => {
  const [sentence = ""] = plainAnswer(other.answer).split(/[.,]/);
  await visit(page, `/resources#:~:text=${encodeURIComponent(sentence)}`);
  await expect(question(page, other.question)).toHaveAttribute("open");
  await expect(question(page, other.question).locator("p").first()).toBeInViewport();
});

test("the strip leads to each group, and isn't there for one", async ({ page }) => {
  await visit(page, "/resources");
  const strip = page.getByRole("navigation", { name: "On this page" });
  for (const name of [faqCategories.at(-1), faqCategories[1]]) {
    const station = strip.getByRole("link", { name: name ?? "", exact: true });
    await station.click();
    await expect(station).toHaveAttribute("aria-current", "location");
    await expect(group(page, name ?? "").getByRole("heading")).toBeInViewport();
    expect((await strip.boundingBox())?.y).toBe(0);
  }
  await category(page, first.category).click();
  await expect(group(page, first.category)).toBeVisible();
  await expect(strip).toHaveCount(0);
});
