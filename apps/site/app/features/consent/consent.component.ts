import type { Page } from "@playwright/test";
import { consentRecord } from "#app/browser/platform/consent-record.ts";
import { recentSearchesEntry } from "#app/browser/platform/storage.ts";
import { checkLayout, inWords } from "#e2e/support/check-layout.ts";
import {
  action,
  all,
  banner,
  category,
  consentKey,
  onlyEssential,
  storedText,
} from "#e2e/support/consent.ts";
import { expect, test } from "#tests/gallery/component.ts";

// A choice asks for the copy for reading offline, which offline.spec.ts looks at.
test.use({ allowed: [[/Service Worker registration blocked/], { scope: "test" }] });

const settings = "features/consent/consent: settings";
const stored = async (page: Page) => JSON.parse((await storedText(page)) ?? "null");
const keptEntries = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** What the next choice tells the page. */
const nextTold = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const tell = (event: Event) => resolve(event instanceof CustomEvent && event.detail);
        addEventListener(name, tell, { once: true });
      }),
    "cookieConsentUpdated",
  );

test("the settings show the choice, change it when saved, tell the page, and remove what it no longer allows", async ({
  page,
  show,
}) => {
  await show(settings);
  for (const name of ["Analytics", "Functional", "Analytics"]) await category(page, name).click();
  const told = nextTold(page);
  await action(page, "Save My Preferences").click();
  await expect(banner(page)).toBeHidden();
  const preferences = { ...onlyEssential, functional: true };
  expect(await told).toEqual({ preferences, method: "settings" });
  expect(await stored(page)).toMatchObject({ preferences, consentMethod: "settings" });

  const before = await storedText(page);
  await page.evaluate((name) => localStorage.setItem(name, '["/pricing"]'), recentSearchesEntry);
  await show(settings);
  await expect(category(page, "Functional")).toBeChecked();
  await category(page, "Analytics").click();
  await action(page, "Close without choosing").click();
  await expect(banner(page)).toBeHidden();
  expect(await storedText(page), "after closing without saving").toBe(before);
  expect(await keptEntries(page)).toContain(recentSearchesEntry);

  await show(settings);
  await expect(category(page, "Analytics")).not.toBeChecked();
  await category(page, "Functional").click();
  await action(page, "Save My Preferences").click();
  expect((await stored(page)).preferences).toEqual(onlyEssential);
  expect(await keptEntries(page)).toEqual([consentKey]);
});

test("once a blocker has taken the banner out, an answer in another tab and Back to the page change nothing, and what asks for the settings is told", async ({
  page,
  show,
}) => {
  await show("features/consent/consent: question");
  await banner(page).evaluate((element) => element.remove());
  await page.evaluate(
    ([key, record]) => {
      localStorage.setItem(key, record);
      dispatchEvent(new StorageEvent("storage", { key }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      dispatchEvent(new Event("yno:cookie-settings"));
    },
    [consentKey, JSON.stringify(consentRecord(all, "banner", new Date().toISOString()))] as const,
  );
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  expect((await stored(page)).preferences).toEqual(all);
});

test.describe("in a separate tab", () => {
  test.use({ ownContext: true });

  test("under Global Privacy Control analytics and marketing start off with the reason, an explicit choice counts, and settings opened before the question is due stay", async ({
    page,
    show,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await show(settings);
    await page.clock.fastForward(2000);
    await expect(banner(page).getByText(/Global Privacy Control/)).toBeVisible();
    await expect(category(page, "Analytics")).not.toBeChecked();
    await expect(category(page, "Marketing")).not.toBeChecked();
    await category(page, "Analytics").click();
    await action(page, "Save My Preferences").click();
    expect((await stored(page)).preferences).toEqual({ ...onlyEssential, analytics: true });

    await show("features/consent/consent: question");
    await action(page, "Accept All").click();
    expect((await stored(page)).preferences).toEqual(all);
  });
});

test("in a window of 1280 × 1024 pixels at 400 % the banner leaves half of it to the page, and scrolls inside", async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await show("features/consent/consent: question");
  for (const isOpen of [false, true]) {
    if (isOpen) await action(page, "Customize").click();
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
  await expect(banner(page)).toBeHidden();
});
