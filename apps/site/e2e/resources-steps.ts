import { expect, type Page } from "@playwright/test";
import { plainAnswer } from "#build/content/answers.ts";
import type { FaqEntry } from "#content/collections/faq.ts";
import { faq } from "#content/collections/faq.ts";

export const total = faq.length;
export const inCategory = (category: string) => faq.filter((entry) => entry.category === category);
export const main = (page: Page) => page.getByRole("main");
export const search = (page: Page) =>
  page.getByPlaceholder("Search through all questions and answers...", { exact: true });
export const status = (page: Page, line: string) => main(page).getByText(line, { exact: true });
export const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true });
export const category = (page: Page, name: string) =>
  main(page)
    .getByRole("group", { name: "Categories" })
    .getByRole("button", { name: new RegExp(`^${name} ?\\d+$`) });
export const group = (page: Page, name: string) =>
  main(page)
    .locator("section:not(:has(section))")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
export const questions = (page: Page) => main(page).locator("details");
export const question = (page: Page, text: string) =>
  questions(page).filter({ has: page.locator("summary").getByText(text, { exact: true }) });
export const shown = (page: Page) => questions(page).locator("> summary").allTextContents();
export const groups = (page: Page) => main(page).getByRole("heading", { level: 3 });

export async function expectOpenInView(page: Page, text: string): Promise<void> {
  await expect(question(page, text)).toHaveAttribute("open");
  await expect(question(page, text).locator("summary")).toBeInViewport();
  await expect(question(page, text).locator("p").first()).toBeInViewport();
}

/** The questions that a text should find, looked for in what the content shows. */
export const found = (text: string, name = "") =>
  faq
    .filter((entry) => name === "" || entry.category === name)
    .filter((entry) =>
      [entry.question, plainAnswer(entry.answer)].some((each) =>
        each.toLowerCase().includes(text.toLowerCase()),
      ),
    )
    .map((entry) => entry.question);

function entry(id: string): FaqEntry {
  const found = faq.find((each) => each.id === id);
  if (!found) throw new Error(`The question '${id}' of these journeys is gone: name another.`);
  return found;
}

/** Two questions of one group, and one of another. */
export const first = entry("trial-without-card");
export const second = entry("after-the-trial");
export const other = entry("answer-times");
