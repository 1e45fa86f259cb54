import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { root } from "#build/site-folder.ts";
import { pageFiles } from "#content/collections/pages.ts";
import {
  action,
  all,
  answerBefore,
  banner,
  category,
  listen,
  onlyEssential,
  storedText,
  visitWithStoppedClock,
} from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import {
  holdScripts,
  neverIdle,
  plainPage,
  untilHydrated,
  visit,
  watchRequests,
} from "./support/visit.ts";

test.use({ prefetches: true });

const codeOfBanner = /\/consent-controller[\w-]*\.js$/;
const now = new Date("2026-03-14T10:00:00Z");
const daysAgo = (days: number) =>
  new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

test.describe("before the banner's code has come", () => {
  // It is what keeps the end of the page clear of the banner.
  test.use({ skipLayout: "the banner covers the end of the page until its code has come" });

  test("the banner's delay counts from the load, not from the script, which then finds it ready for a choice, also in a browser that is never idle", async ({
    page,
  }) => {
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now.getTime() + 60_000);
    await neverIdle(page);
    const release = await holdScripts(page);
    await page.goto(plainPage);
    await page.clock.runFor(1350);
    await expect(banner(page), "1.4 s after the load").toBeHidden();
    await page.clock.runFor(150);
    await expect(banner(page), "before any script has come").toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    release();
    await untilHydrated(page);
    await page.clock.resume();
    await action(page, "Customize").click();
    await expect(category(page, "Essential")).toBeChecked();
    await action(page, "Save My Preferences").click();
    await expect(banner(page)).toBeHidden();
    expect(JSON.parse((await storedText(page)) ?? "null")).toMatchObject({
      ...{ preferences: onlyEssential, consentMethod: "settings" },
    });
  });

  test("the code of other pages isn't requested before the banner's has come, and an answer given until then is kept", async ({
    page,
  }) => {
    const asked = watchRequests(page);
    const release = await holdScripts(page, codeOfBanner);
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now.getTime() + 60_000);
    const requested = page.waitForRequest(codeOfBanner);
    await visit(page, plainPage);
    await page.clock.runFor(50);
    await requested;
    await page.clock.runFor(20_000);
    const own = pageFiles.get(plainPage);
    const names = [...pageFiles.values()]
      .filter((file) => file !== own)
      .map((file) => parse(file).name);
    const others = readdirSync(join(root, "dist/client/assets"))
      .filter((file) => names.some((name) => file.startsWith(`${name}-`)))
      .map((file) => `/assets/${file}`);
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter((module) => asked.includes(module))).toEqual([]);

    await action(page, "Essential Only").click();
    expect(await storedText(page)).toBeNull();
    release();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return others.some((module) => asked.includes(module));
      })
      .toBe(true);
    await expect(banner(page)).toBeHidden();
    expect(JSON.parse((await storedText(page)) ?? "null").preferences).toEqual(onlyEssential);
  });

  test("answers given until it has come are one, the last", async ({ page }) => {
    await page.clock.install({ time: now });
    await listen(page);
    for (const [first, last, preferences] of [
      ["Accept All", "Accept All", all],
      ["Accept All", "Essential Only", onlyEssential],
    ] as const) {
      const release = await holdScripts(page, codeOfBanner);
      await visit(page, plainPage);
      await page.clock.runFor(1500);
      await action(page, first).click();
      await action(page, last).click();
      release();
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate("told")).toEqual([{ preferences, method: "banner" }]);
      expect(JSON.parse((await storedText(page)) ?? "null")).toMatchObject({ preferences });
      await page.evaluate(() => localStorage.clear());
    }
  });

  test("once it's closed, it stays closed when its code has come", async ({ page }) => {
    await page.clock.install({ time: now });
    const release = await holdScripts(page, codeOfBanner);
    await visit(page, plainPage);
    await page.clock.runFor(1500);
    await action(page, "Close without choosing").click();
    release();
    await expect(banner(page)).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(banner(page)).toBeHidden();
    expect(await storedText(page)).toBeNull();
  });
});

test.describe("without the banner's code", () => {
  test.use({ allowed: [[codeOfBanner, /Failed to load resource/], { scope: "test" }] });

  test("nothing is asked, and 'Cookie settings' says that it failed", async ({ page }) => {
    await page.route(codeOfBanner, (route) => route.fulfill({ status: 503 }));
    await page.clock.install({ time: now });
    const asked = page.waitForResponse(codeOfBanner);
    await visit(page, plainPage);
    await asked;
    await page.clock.runFor(60_000);
    await expect(banner(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    expect(await storedText(page)).toBeNull();
  });
});

// Which records count is `readConsent`'s to say (app/browser/platform/consent-record.test.ts).
test("a record that counts is kept, and the banner isn't shown", async ({ page }) => {
  const changes = { timestamp: daysAgo(364), consentMethod: "settings" };
  const record = await answerBefore(page, changes);
  await visitWithStoppedClock(page, plainPage, now);
  await page.clock.runFor(60_000);
  await expect(banner(page)).toHaveCount(0);
  expect(await storedText(page)).toBe(record);
});

test("a record of 366 days ago is removed, and the banner comes 1.5 s after the load, and not before, in a browser that is never idle", async ({
  page,
}) => {
  await answerBefore(page, { timestamp: daysAgo(366) });
  await visitWithStoppedClock(page, plainPage, now, { idle: false });
  await page.clock.runFor(1350);
  await expect(banner(page), "1.4 s after the load").toHaveCount(0);
  await page.clock.runFor(150);
  await expect(banner(page)).toBeVisible();
  expect(await storedText(page)).toBeNull();
});
