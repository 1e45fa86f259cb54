import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { expectScrollersHaveHeight } from "./support/scrollers.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, plainPage, untilAlive, visit } from "./support/visit.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test("a link of the sheet, its logo and Back lead to their page and close it", async ({ page }) => {
  await visit(page, plainPage);
  await expect(menu(page)).toHaveAttribute("aria-expanded", "false");
  await menu(page).tap();
  await expectScrollersHaveHeight(sheet(page));
  await sideNavigation(page).getByRole("link", { name: "Platform" }).tap();
  await expect(page).toHaveURL("/platform");
  await expect(sheet(page)).toBeHidden();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Platform");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await menu(page).tap();
  await sideNavigation(page).getByRole("link", { name: "Platform" }).tap();
  await expect(sheet(page), "after the link of the page itself").toBeHidden();

  await menu(page).tap();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(plainPage);
  await expect(sheet(page)).toBeHidden();

  await menu(page).tap();
  await sheet(page).getByRole("link", { name: "YNO", exact: true }).tap();
  await expect(page).toHaveURL("/");
  await expect(sheet(page)).toBeHidden();
});

test("in the sheet Quick Access asks before it leaves, the theme is chosen, and a touch beside it closes it", async ({
  context,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, plainPage);
  await menu(page).tap();
  await sideNavigation(page).getByRole("link", { name: "Status" }).tap();
  const dialog = page.getByRole("dialog", { name: "Navigate to Status?" });
  await dialog.getByRole("button", { name: "Cancel" }).tap();
  await expect(dialog).toBeHidden();
  expect(context.pages()).toHaveLength(1);

  const choice = sheet(page).getByRole("group", { name: "Theme" });
  await expect(choice.getByRole("radio", { name: "System" })).toBeChecked();
  await choice.getByText("Dark").tap();
  await expect(choice.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");

  await page.touchscreen.tap(360, 420);
  await expect(sheet(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await expect(page).toHaveURL(plainPage);
});

test("a touch on the menu button that comes before the script opens the sheet", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(plainPage);
  await menu(page).click();
  release();
  await untilAlive(page);
  await expect(sheet(page)).toBeVisible();
});
