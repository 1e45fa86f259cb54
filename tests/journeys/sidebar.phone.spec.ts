import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { expectScrollersHaveHeight } from "./support/scrollers.ts";
import { groups, openGroups, sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openSheet(page: Page): Promise<void> {
  await menu(page).click();
  await expect(sheet(page)).toBeVisible();
}

test("on a phone the side navigation is a sheet of 18rem at the left edge", async ({ page }) => {
  await visit(page, "/about");
  await expect(sideNavigation(page)).toHaveCount(0);
  await expect(menu(page)).toHaveAttribute("aria-expanded", "false");
  await openSheet(page);
  await expect.poll(() => sheet(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 18 * 16 });
  expect((await sheet(page).boundingBox())?.height).toBe(844);
});

test("the sheet has the specified groups and links, open as on wide screens", async ({ page }) => {
  await visit(page, "/docs/mcp");
  await openSheet(page);
  const shown = await sideNavigation(page)
    .locator("details")
    .evaluateAll((all) =>
      all.map((details) => ({
        title: details.querySelector("summary")?.textContent,
        links: Array.from(details.querySelectorAll("a"), (a) => a.getAttribute("href")),
      })),
    );
  expect(shown).toEqual(groups.map(({ title, links }) => ({ title, links: Object.values(links) })));
  expect(await openGroups(page)).toEqual(["Quick Access", "Product", "Resources"]);
  const current = sideNavigation(page).locator('a[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAccessibleName("MCP");
});

test("the sheet scrolls in every engine", async ({ page }) => {
  await visit(page, "/about");
  await openSheet(page);
  await expectScrollersHaveHeight(sheet(page));
});

test("the sheet is modal: the focus moves into it and stays there", async ({ page }) => {
  await visit(page, "/about");
  await openSheet(page);
  const isModal = await sheet(page).evaluate((element) => element.matches(":modal"));
  expect(isModal).toBe(true);
  const holdsFocus = () =>
    sheet(page).evaluate((element) => element.contains(document.activeElement));
  expect(await holdsFocus()).toBe(true);
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement?.closest("main, header, footer") !== null,
    );
    expect(outside, `after ${step + 1} steps`).toBe(false);
  }
});

const ways: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "the close button": (page) => sheet(page).getByRole("button", { name: "Close menu" }).click(),
  "a touch beside it": (page) => page.touchscreen.tap(360, 420),
};

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes the sheet and gives the focus back to the menu button`, async ({ page }) => {
    await visit(page, "/about");
    await openSheet(page);
    await close(page);
    await expect(sheet(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await expect(page).toHaveURL("/about");
    await openSheet(page);
  });
}

test("following a link closes the sheet and moves to the page", async ({ page }) => {
  await visit(page, "/about");
  await openSheet(page);
  await sideNavigation(page).getByRole("link", { name: "Platform" }).click();
  await expect(page).toHaveURL("/platform");
  await expect(sheet(page)).toBeHidden();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Platform");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test("the link of the page itself closes the sheet, too", async ({ page }) => {
  await visit(page, "/platform");
  await openSheet(page);
  await sideNavigation(page).getByRole("link", { name: "Platform" }).click();
  await expect(sheet(page)).toBeHidden();
});

test("the logo in the sheet leads home and closes it", async ({ page }) => {
  await visit(page, "/about");
  await openSheet(page);
  await sheet(page).getByRole("link", { name: "YNO", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(sheet(page)).toBeHidden();
});

test("Back on a phone leads to the page before, with the sheet closed", async ({ page }) => {
  await visit(page, "/about");
  await openSheet(page);
  await sideNavigation(page).getByRole("link", { name: "Platform" }).click();
  await expect(page).toHaveURL("/platform");
  await openSheet(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(sheet(page)).toBeHidden();
});

test("the theme is chosen inside the sheet", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/about");
  await openSheet(page);
  const choice = sheet(page).getByRole("group", { name: "Theme" });
  await expect(choice.getByRole("radio", { name: "System" })).toBeChecked();
  await choice.getByText("Dark").click();
  await expect(choice.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
});

test("a Quick Access link in the sheet asks before it leaves", async ({ context, page }) => {
  await visit(page, "/about");
  await openSheet(page);
  await sideNavigation(page).getByRole("link", { name: "Status" }).click();
  const dialog = page.getByRole("dialog", { name: "Navigate to Status?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(context.pages()).toHaveLength(1);
});

test("a touch on the menu button that comes before the script opens the sheet", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await menu(page).click();
  release();
  await untilAlive(page);
  await expect(sheet(page)).toBeVisible();
});

test("a screen that grows wide closes the sheet", async ({ page }) => {
  await visit(page, "/about");
  await openSheet(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(sheet(page)).toBeHidden();
  await expect(sideNavigation(page)).toBeVisible();
});

test("without JavaScript the menu is a link to the list of all pages in the footer", async ({
  plain,
}) => {
  await plain.goto("/about");
  await expect(menu(plain)).toBeHidden();
  await plain.getByRole("banner").getByRole("link", { name: /^Menu/ }).click();
  const list = plain.getByRole("navigation", { name: "All pages" });
  await expect(list).toBeInViewport();
  await list.getByRole("link", { name: "Platform" }).click();
  await expect(plain).toHaveURL("/platform");
});
