import type { Locator, Page } from "@playwright/test";
import { expect } from "./support/journey.ts";

export const palette = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Search the site" });

/** The field, once it is one with its list. */
export const field = (page: Page): Locator =>
  palette(page).getByRole("combobox", { name: "Search the site" });

export const options = (page: Page): Locator => palette(page).getByRole("option");

/** The control in the header that opens the search. */
export const control = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: "Search the site" }).filter({ visible: true });

/** Opens the search with its shortcut and types. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await field(page).fill(text);
  await expect(options(page).first()).toBeVisible();
}
