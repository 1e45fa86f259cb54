import type { Page } from "@playwright/test";
import { button, fill } from "./landing-steps.ts";
import { expect } from "./support/journey.ts";

export const main = (page: Page) => page.getByRole("main");
export const contactForm = (page: Page) => page.getByRole("region", { name: "Contact form" });
export const submit = (page: Page) => button(contactForm(page), "Submit Request");
export const terms = (page: Page) => contactForm(page).getByRole("checkbox");
export const category = (page: Page) => contactForm(page).getByLabel("Category *", { exact: true });
export const priority = (page: Page) => contactForm(page).getByLabel("Priority *", { exact: true });
export const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

export const texts = {
  "Name *": "Ada Tan",
  "Email *": "ada@firm.example",
  "Company (optional)": "Firm",
  "Subject *": "A run stands still",
  "Description *": "First line\nsecond line",
};

/** Fills every field and agrees to the terms. */
export async function fillAll(page: Page): Promise<void> {
  await fill(contactForm(page), texts);
  await category(page).selectOption("technical");
  await priority(page).selectOption("high");
  await terms(page).check();
}

export async function expectFilled(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await expect(contactForm(page).getByLabel(name, { exact: true })).toHaveValue(text);
  }
  await expect(category(page)).toHaveValue("technical");
  await expect(priority(page)).toHaveValue("high");
  await expect(terms(page)).toBeChecked();
}
