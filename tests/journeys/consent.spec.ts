import type { Page } from "@playwright/test";
import { recentSearchesEntry } from "#app/browser/storage.ts";
import { checkLayout, inWords } from "./support/check-layout.ts";
import {
  action,
  all,
  banner,
  category,
  consentKey,
  onlyEssential,
  storedText,
  visitUntilAsked,
} from "./support/consent.ts";
import { expectNothingCoversFocus } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";
import { plainPage, untilAlive, visit } from "./support/visit.ts";

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

for (const { steps, preferences, method, tabs } of [
  { steps: ["Accept All"], preferences: all, method: "banner", tabs: 1 },
  { steps: ["Essential Only"], preferences: onlyEssential, method: "banner", tabs: 2 },
  {
    ...{ steps: ["Customize", "Save My Preferences"], method: "settings" },
    ...{ preferences: onlyEssential, tabs: 1 },
  },
]) {
  test(`${steps.join(", ")} stores exactly its record, tells the page${tabs > 1 ? ", another tab" : ""}, and analytics only where it was accepted`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const told: unknown[] = [];
      addEventListener("cookieConsentUpdated", (event) => {
        told.push(event instanceof CustomEvent ? event.detail : "not a CustomEvent");
      });
      const sent: unknown[] = [];
      Object.assign(window, { told, sent, gtag: (...args: unknown[]) => sent.push(args) });
    });
    const second = tabs > 1 ? await context.newPage() : null;
    // Without a clock: those of two tabs differ by a moment, and a record of the future doesn't count.
    for (const tab of second ? [second, page] : [page]) {
      await visit(tab, plainPage);
      await expect(banner(tab)).toBeVisible();
    }
    await second?.getByRole("button", { name: "Customize" }).focus();
    const before = Date.now();
    for (const step of steps) await action(page, step).click();
    await expect(banner(page)).toBeHidden();
    if (second) await expect(banner(second)).toBeHidden();
    // The button that had the focus is gone, and nothing had it before.
    for (const tab of second ? [second, page] : [page]) {
      await expect(tab.getByRole("main")).toBeFocused();
    }

    const record = await stored(page);
    const { timestamp } = record;
    expect(record).toEqual({ preferences, timestamp, version: "2.0", consentMethod: method });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
    expect(await kept(page)).toEqual({ ...nothing, local: [consentKey] });
    expect(await page.evaluate("told")).toEqual([{ preferences, method }]);
    const granted = [["event", "cookie-consent-granted", expect.any(Object)]];
    expect(await page.evaluate("sent")).toEqual(preferences.analytics ? granted : []);
  });
}

test("'Cookie settings' shows the choice with the focus, changes it when saved, removes what it no longer allows, and gives the focus back", async ({
  page,
}) => {
  await visit(page, plainPage);
  // Before the banner would have come.
  await settings(page).press("Enter");
  await expect(category(page, "Essential")).toBeVisible();
  const hasFocus = () => banner(page).evaluate((region) => region.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  for (const name of ["Analytics", "Functional", "Analytics"]) await category(page, name).click();
  await action(page, "Save My Preferences").click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  const { preferences, consentMethod } = await stored(page);
  expect(preferences).toEqual({ ...onlyEssential, functional: true });
  expect(consentMethod).toBe("settings");

  const before = await storedText(page);
  await page.evaluate((name) => localStorage.setItem(name, '["/pricing"]'), recentSearchesEntry);
  await settings(page).press("Enter");
  await expect(category(page, "Functional")).toBeChecked();
  await category(page, "Analytics").click();
  await action(page, "Close without choosing").click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await storedText(page), "after closing without saving").toBe(before);
  expect((await kept(page)).local).toContain(recentSearchesEntry);

  await settings(page).press("Enter");
  await expect(category(page, "Analytics")).not.toBeChecked();
  await category(page, "Functional").click();
  await action(page, "Save My Preferences").click();
  expect((await stored(page)).preferences).toEqual(onlyEssential);
  expect((await kept(page)).local).toEqual([consentKey]);
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
  await action(page, "Close without choosing").press("Enter");
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole("main"), "what opened it is gone").toBeFocused();
  await page.reload();
  await untilAlive(page);
  await expect(banner(page)).toBeVisible();
});

test("under Global Privacy Control analytics and marketing start off with the reason, and an explicit choice counts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await visitUntilAsked(page);
  await action(page, "Customize").click();
  await expect(banner(page).getByText(/Global Privacy Control/)).toBeVisible();
  await expect(category(page, "Analytics")).not.toBeChecked();
  await expect(category(page, "Marketing")).not.toBeChecked();
  await category(page, "Analytics").click();
  await action(page, "Save My Preferences").click();
  expect((await stored(page)).preferences).toEqual({ ...onlyEssential, analytics: true });

  await settings(page).click();
  await action(page, "Back").click();
  await action(page, "Accept All").click();
  expect((await stored(page)).preferences).toEqual(all);
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

test.describe("in a window of 1280 × 1024 pixels at 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the banner leaves half of the window to the page, and scrolls inside", async ({ page }) => {
    await visitUntilAsked(page);
    for (const open of [false, true]) {
      if (open) await action(page, "Customize").click();
      const { top, height, scrolls } = await banner(page).evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        height: element.getBoundingClientRect().height,
        scrolls: getComputedStyle(element).overflowY,
      }));
      expect(top).toBeGreaterThanOrEqual(128);
      expect(height).toBeLessThanOrEqual(128);
      expect(scrolls).toBe("auto");
      const { findings } = await checkLayout(page);
      expect(findings.map(inWords)).toEqual([]);
    }
    await category(page, "Marketing").check();
    await action(page, "Save My Preferences").click();
    await expect(banner(page)).toHaveCount(0);
  });
});
