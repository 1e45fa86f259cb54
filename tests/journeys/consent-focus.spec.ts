import {
  action,
  banner,
  category,
  consentKey,
  consentRecord,
  onlyEssential,
  storeBefore,
  storedText,
  visitUntilAsked,
} from "./support/consent.ts";
import { expectNothingCoversFocus } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("the banner doesn't take the focus when it appears", async ({ page }) => {
  await visit(page, "/");
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill("someone@example.com");
  await expect(banner(page)).toBeVisible();
  await expect(field).toBeFocused();
});

test("the banner is the first stop after the skip link", async ({ page }) => {
  await visitUntilAsked(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner(page).locator(":focus")).toHaveCount(1);
  const stops: string[] = [];
  while ((await banner(page).locator(":focus").count()) === 1) {
    stops.push((await banner(page).locator(":focus").textContent()) ?? "");
    await page.keyboard.press("Tab");
  }
  expect(stops.sort()).toEqual(
    ["Accept All", "Close without choosing", "Cookie Policy", "Customize", "Essential Only"].sort(),
  );
  await expect(page.getByRole("link", { name: "YNO", exact: true })).toBeFocused();
});

test("the banner never covers what has the focus", async ({ page }) => {
  await visitUntilAsked(page, "/");
  await expectNothingCoversFocus(page);
});

test("the banner isn't a dialog: the page behind it works", async ({ page }) => {
  await visitUntilAsked(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
});

for (const [way, close] of [
  ["'Close without choosing'", "Close without choosing"],
  ["'Save My Preferences'", "Save My Preferences"],
] as const) {
  test(`'Cookie settings' opens the settings with the focus, and ${way} gives it back`, async ({
    page,
  }) => {
    const preferences = { ...onlyEssential, functional: true };
    await storeBefore(page, JSON.stringify(consentRecord({ preferences })));
    await visit(page, "/about");
    const button = page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
    await button.focus();
    await page.keyboard.press("Enter");

    await expect(banner(page)).toBeVisible();
    const hasFocus = () =>
      banner(page).evaluate((region) => region.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    await expect(category(page, "Functional")).toBeChecked();
    await expect(category(page, "Analytics")).not.toBeChecked();
    await action(page, close).click();
    await expect(banner(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("'Cookie settings' changes a choice that was made before, and shows it again", async ({
  page,
}) => {
  await visitUntilAsked(page);
  await action(page, "Accept All").click();
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
  await button.click();
  for (const name of ["Analytics", "Functional", "Marketing"]) {
    await expect(category(page, name)).toBeChecked();
  }
  await category(page, "Analytics").click();
  await action(page, "Save My Preferences").click();
  const record = JSON.parse((await storedText(page)) ?? "null");
  expect(record).toMatchObject({
    preferences: { essential: true, analytics: false, marketing: true, functional: true },
    consentMethod: "settings",
  });
  await button.click();
  await expect(category(page, "Analytics")).not.toBeChecked();
  await expect(category(page, "Functional")).toBeChecked();
});

test("closing the settings without saving keeps the choice that was made", async ({ page }) => {
  await visitUntilAsked(page);
  await action(page, "Essential Only").click();
  const before = await storedText(page);
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
  await button.click();
  await category(page, "Analytics").click();
  await action(page, "Close without choosing").click();
  expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBe(before);
  await button.click();
  await expect(category(page, "Analytics")).not.toBeChecked();
});

test("'Cookie settings' answers at once, before the banner would have come", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await expect(category(page, "Essential")).toBeVisible();
  await action(page, "Save My Preferences").click();
  await expect(banner(page)).toBeHidden();
  expect(JSON.parse((await storedText(page)) ?? "null").preferences).toEqual(onlyEssential);
});

test("by keyboard the focus stays in the banner from one view to the other", async ({ page }) => {
  await visitUntilAsked(page);
  for (const name of ["Customize", "Back"]) {
    await action(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(action(page, name)).toBeHidden();
    const holdsFocus = () =>
      banner(page).evaluate((region) => region.contains(document.activeElement));
    await expect.poll(holdsFocus, `after ${name}`).toBe(true);
  }
});
