import type { Page } from "@playwright/test";
import { button, openBeforeItPlays } from "./landing-steps.ts";
import { control, field, options, palette, searchFor } from "./search-steps.ts";
import { action, banner, category, visitUntilAsked } from "./support/consent.ts";
import { expectNothingCoversFocus } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";
import { expectScrollersHaveHeight } from "./support/layout.ts";
import { lateFontShift, watchShifts } from "./support/layout-shifts.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { holdFonts, holdScripts, plainPage, untilHydrated, visit } from "./support/visit.ts";

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
});

const menu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test("a link of the sheet, its logo, the search and Back lead to their page and close it; the search is as large as the window, and a result is tapped", async ({
  page,
}) => {
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

  await menu(page).tap();
  await searchFor(page, "home");
  await options(page).first().tap();
  await expect(page).toHaveURL("/");
  await expect(sheet(page), "after the search has led to the page itself").toBeHidden();

  await control(page).tap();
  await expect(field(page)).toBeFocused();
  expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press("Control+b");
  await expect(sheet(page), "over the search").toBeHidden();
  await page.keyboard.type("cancel subscription");
  await options(page).first().tap();
  await expect(page).toHaveURL("/resources#cancel");

  await menu(page).tap();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(sheet(page), "under the search").toBeVisible();
});

test("a touch on the menu button that comes before the script opens the sheet, in which Quick Access asks before it leaves, the theme is chosen, and a touch beside it closes it", async ({
  context,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  const release = await holdScripts(page);
  await page.goto(plainPage);
  await menu(page).click();
  release();
  await untilHydrated(page);
  await expect(sheet(page)).toBeVisible();

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

test("on a phone the banner is along the lower edge, never covers what has the focus, leaves the page readable to its last line, and fits a finger", async ({
  page,
}) => {
  await visitUntilAsked(page, "/");
  await expectNothingCoversFocus(page);
  const box = await banner(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  expect(box?.height).toBeLessThan(844 / 2);
  const names = ["Accept All", "Essential Only", "Customize", "Close without choosing"];
  for (const name of names) await expect(action(page, name)).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Sign Up" })
    .boundingBox();
  expect((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN)).toBeLessThanOrEqual(box?.y ?? 0);

  const sizes = () =>
    banner(page)
      .locator("button:visible, label:visible")
      .evaluateAll((all) => all.map((element) => Math.round(element.clientHeight)));
  for (const height of await sizes()) expect(height).toBeGreaterThanOrEqual(42);
  await action(page, "Customize").tap();
  for (const height of await sizes()) expect(height).toBeGreaterThanOrEqual(42);
  await category(page, "Functional").tap();
  await expect(category(page, "Functional")).toBeChecked();
  await action(page, "Save My Preferences").scrollIntoViewIfNeeded();
  await expect(action(page, "Save My Preferences")).toBeInViewport({ ratio: 1 });
});

test("on a phone the map plays once it's seen and ends after the approval, and nothing shifts", async ({
  page,
}) => {
  await holdFonts(page);
  const shifts = await watchShifts(page);
  await openBeforeItPlays(page);
  const before = await shifts();
  const map = page.getByRole("figure").filter({ visible: true });
  await page.clock.runFor(20_000);
  await expect(button(map, "Pause")).toBeHidden();
  await map.evaluate((figure) => figure.scrollIntoView());
  await expect(button(map, "Pause")).toBeVisible();
  for (let time = 0; time < 5000; time += 500) await page.clock.runFor(500);
  await button(map, "Approve").tap();
  await page.clock.runFor(1000);
  await expect(button(map, "Play again")).toBeVisible();
  expect(await shifts()).toEqual(before);
});

test("on a phone, fonts that come late move no text", async ({ page }) => {
  for (const path of ["/", "/about", "/pricing", "/workflows"]) {
    expect(await lateFontShift(page, path), path).toBeLessThanOrEqual(0.005);
  }
});

test("on a phone a tap chooses a suggestion, and the panel fills the screen", async ({ page }) => {
  await visit(page, "/mcp-registry");
  await page.getByLabel("Search servers").fill("fresh");
  await page.getByRole("option", { name: "Freshdesk", exact: true }).tap();
  await expect(page.getByLabel("Search servers")).toHaveValue("Freshdesk");
  await page.getByRole("button", { name: "Install" }).tap();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(390);
});
