import type { Page } from "@playwright/test";
import type { ConsentPreferences } from "#app/browser/platform/consent-record.ts";
import {
  action,
  all,
  banner,
  category,
  consentKey,
  listen,
  onlyEssential,
  storedText,
  visitUntilAsked,
} from "./support/consent.ts";
import { expectNothingCoversFocus } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";
import { chooseTheme, expectScheme, themeChoice } from "./support/theme.ts";
import { plainPage, untilHydrated, visit } from "./support/visit.ts";

const settings = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });

const stored = async (page: Page) => JSON.parse((await storedText(page)) ?? "null");

/** Everything that the browser keeps for the site. */
async function kept(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...inPage, cookies: await page.context().cookies() };
}

const nothing = { local: [], session: [], databases: [], caches: [], workers: 0, cookies: [] };

test("Essential Only, and later Accept All, store exactly their record, tell the page, and analytics only where it was accepted; another tab follows, as it does with a theme", async ({
  page,
  context,
}) => {
  await listen(page);
  const second = await context.newPage();
  // Without a clock: those of two tabs differ by a moment, and a record of the future doesn't count.
  for (const tab of [second, page]) {
    await tab.emulateMedia({ colorScheme: "light" });
    await visit(tab, plainPage);
    await expect(banner(tab)).toBeVisible();
  }
  await second.getByRole("button", { name: "Customize" }).focus();
  const told: unknown[] = [];
  const method = "banner";
  const expectStored = async (preferences: ConsentPreferences, before: number) => {
    await expect(banner(page)).toBeHidden();
    const record = await stored(page);
    const { timestamp } = record;
    expect(record).toEqual({ preferences, timestamp, version: "2.0", consentMethod: method });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
    expect(await kept(page)).toEqual({ ...nothing, local: [consentKey] });
    told.push({ preferences, method });
    expect(await page.evaluate("told")).toEqual(told);
  };

  const first = Date.now();
  await action(page, "Essential Only").click();
  await expectStored(onlyEssential, first);
  await expect(banner(second)).toBeHidden();
  // The button that had the focus is gone, and nothing had it before.
  for (const tab of [second, page]) await expect(tab.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").getByText("Your cookie choice is saved.")).toBeAttached();
  expect(await page.evaluate("sent")).toEqual([]);

  await settings(page).click();
  await action(page, "Back").click();
  const later = Date.now();
  await action(page, "Accept All").click();
  await expectStored(all, later);
  await expect(settings(page), "what opened them").toBeFocused();
  const granted = ["event", "cookie-consent-granted", { preferences: all, method }];
  expect(await page.evaluate("sent")).toEqual([granted]);

  await chooseTheme(page, "Dark");
  await expectScheme(second, "dark");
  await second.getByRole("button", { name: "Theme" }).click();
  await expect(themeChoice(second, "Dark")).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await expectScheme(second, "light");
});

// Service workers are off in journeys; offline.spec.ts looks at the offline copy before a choice.
test("the banner has two equal answers and a switch for each category; nothing at all is stored before a choice; it stays while pages change, and closed without one asks on the next load", async ({
  page,
}) => {
  await visitUntilAsked(page, "/");
  const looks = (name: string) =>
    action(page, name).evaluate((button) => {
      const { color, backgroundColor, border, font, padding, height } = getComputedStyle(button);
      return { color, backgroundColor, border, font, padding, height };
    });
  expect(await looks("Essential Only")).toEqual(await looks("Accept All"));
  await expect(banner(page).getByRole("switch")).toHaveCount(0);
  const hasFocus = () => banner(page).evaluate((region) => region.contains(document.activeElement));

  await action(page, "Customize").press("Enter");
  await expect(banner(page).getByRole("switch")).toHaveCount(4);
  await expect.poll(hasFocus, "after Customize").toBe(true);
  for (const name of ["Essential", "Analytics", "Functional", "Marketing"]) {
    await expect(category(page, name)).toBeChecked({ checked: name === "Essential" });
  }
  const essential = category(page, "Essential");
  await expect(essential).toBeDisabled();
  await essential.click({ force: true });
  await essential.press("Space");
  await expect(essential).toBeChecked();
  await expect(page.getByText(/Global Privacy Control/)).toBeHidden();

  await action(page, "Back").press("Enter");
  await expect(action(page, "Accept All")).toBeVisible();
  await expect(banner(page).getByRole("switch")).toHaveCount(0);
  await expect.poll(hasFocus, "after Back").toBe(true);
  expect(await storedText(page)).toBeNull();

  await action(page, "Customize").click();
  await banner(page).getByRole("link", { name: "Cookie Policy" }).click();
  await expect(page).toHaveURL("/cookies");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(banner(page)).toBeVisible();
  expect(await kept(page)).toEqual(nothing);

  await action(page, "Close without choosing").click();
  await expect(banner(page)).toBeHidden();
  expect(await kept(page)).toEqual(nothing);
  await page.getByRole("main").getByRole("button", { name: "Cookie settings" }).click();
  await expect(banner(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  // The change of page takes the focus after the address.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await action(page, "Close without choosing").press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole("main"), "what opened it is gone").toBeFocused();
  await page.reload();
  await untilHydrated(page);
  await expect(banner(page)).toBeVisible();
});

test("the banner isn't a dialog, doesn't take the focus when it appears, is the first stop after the skip link, and never covers what has the focus", async ({
  page,
}) => {
  await visit(page, "/");
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill("someone@example.com");
  await expect(banner(page)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: "Skip to content" }).focus();
  const stops = await expectNothingCoversFocus(page);
  expect(stops.slice(0, 5).sort()).toEqual(
    ["Accept All", "Close without choosing", "Cookie Policy", "Customize", "Essential Only"].sort(),
  );
  expect(stops[5]).toBe("YNO");
});
