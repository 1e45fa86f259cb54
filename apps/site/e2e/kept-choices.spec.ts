import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { chooseTheme, expectScheme, themeChoice } from "./support/theme.ts";
import { holdScripts, plainPage, untilHydrated, visit } from "./support/visit.ts";

/** The sidebar is as wide as what it leaves beside the page's own content. */
async function expectSidebarWidth(page: Page, rem: number): Promise<void> {
  await expect.poll(async () => (await page.getByRole("main").boundingBox())?.x).toBe(rem * 16);
  const side = await page.locator(".site-sidebar").boundingBox();
  expect(side).toMatchObject({ x: 0, width: rem * 16 });
}

test("the theme holds on other pages, as do it and a collapsed sidebar on the next visit, before any script has arrived; other texts count as none", async ({
  context,
  page,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, plainPage);
  await chooseTheme(page, "Dark");
  await expectSidebarWidth(page, 16);
  await page.getByRole("button", { name: "Collapse sidebar", expanded: true }).click();
  await expectSidebarWidth(page, 3);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expectScheme(page, "dark");

  const release = await holdScripts(page);
  await page.reload();
  await expectScheme(page, "dark");
  await expectSidebarWidth(page, 3);
  await expect(page.locator("html"), "no script has arrived").not.toHaveAttribute("data-hydrated");
  release();
  await untilHydrated(page);
  await expectScheme(page, "dark");
  await expectSidebarWidth(page, 3);
  await expect(page.getByRole("button", { name: "Expand sidebar", expanded: false })).toBeVisible();
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(themeChoice(page, "Dark")).toBeChecked();

  await page.evaluate(() => localStorage.setItem("theme", "purple"));
  await context.addCookies([{ name: "sidebar:state", value: "collapsed2", url: `${baseURL}/` }]);
  await page.reload();
  await expectScheme(page, "light");
  await untilHydrated(page);
  await expectSidebarWidth(page, 16);
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(themeChoice(page, "System")).toBeChecked();
});

test("clicks on one control before the page is hydrated are one", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(plainPage);
  for (const name of ["Theme", "Collapse sidebar"]) {
    await page.getByRole("button", { name }).dblclick();
  }
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  release();
  await untilHydrated(page);
  await expect(themeChoice(page, "System")).toBeVisible();
  await expectSidebarWidth(page, 3);
});
