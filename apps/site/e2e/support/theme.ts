import { expect, type Locator, type Page } from "@playwright/test";
import { isDark } from "./ground.ts";

export const themeChoice = (page: Page, name: string): Locator =>
  page.getByRole("radio", { name, exact: true });

/** Chooses a theme in the menu of the header. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByText(name, { exact: true }).click();
  await expect(themeChoice(page, name)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(themeChoice(page, name)).toBeHidden();
}

/** Waits until a scheme is drawn. */
export async function expectScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  await expect.poll(() => page.evaluate(isDark)).toBe(scheme === "dark");
}
