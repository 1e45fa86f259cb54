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
import { expect, test } from "./support/journey.ts";
import { untilAlive, visit } from "./support/visit.ts";

for (const { name, preferences } of [
  { name: "Accept All", preferences: all },
  { name: "Essential Only", preferences: onlyEssential },
]) {
  test(`${name} stores exactly its record and asks no more`, async ({ page }) => {
    await visitUntilAsked(page);
    const before = Date.now();
    await action(page, name).click();
    await expect(banner(page)).toBeHidden();

    const record = JSON.parse((await storedText(page)) ?? "null");
    const { timestamp } = record;
    expect(record).toEqual({ preferences, timestamp, version: "2.0", consentMethod: "banner" });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
  });
}

test("Customize shows one switch for each category, and Back returns to the question", async ({
  page,
}) => {
  await visitUntilAsked(page);
  await expect(banner(page).getByRole("switch")).toHaveCount(0);
  await action(page, "Customize").click();
  for (const name of ["Essential", "Analytics", "Functional", "Marketing"]) {
    await expect(category(page, name)).toBeChecked({ checked: name === "Essential" });
  }
  await expect(banner(page).getByRole("switch")).toHaveCount(4);
  await action(page, "Back").click();
  await expect(action(page, "Accept All")).toBeVisible();
  await expect(banner(page).getByRole("switch")).toHaveCount(0);
  expect(await storedText(page)).toBeNull();
});

test("Save My Preferences stores the current state of the switches", async ({ page }) => {
  await visitUntilAsked(page);
  await action(page, "Customize").click();
  await category(page, "Analytics").click();
  await category(page, "Functional").click();
  await category(page, "Analytics").click();
  await action(page, "Save My Preferences").click();
  await expect(banner(page)).toBeHidden();
  const record = JSON.parse((await storedText(page)) ?? "null");
  expect(record).toEqual({
    preferences: { essential: true, analytics: false, marketing: false, functional: true },
    timestamp: record.timestamp,
    version: "2.0",
    consentMethod: "settings",
  });
});

test("the essential switch cannot be switched off, by pointer or by key", async ({ page }) => {
  await visitUntilAsked(page);
  await action(page, "Customize").click();
  const essential = category(page, "Essential");
  await expect(essential).toBeDisabled();
  await essential.click({ force: true });
  await essential.press("Space");
  await expect(essential).toBeChecked();
  await action(page, "Save My Preferences").click();
  expect(JSON.parse((await storedText(page)) ?? "null").preferences).toEqual(onlyEssential);
});

test("the detailed view says that marketing cookies are not in use", async ({ page }) => {
  await visitUntilAsked(page);
  await action(page, "Customize").click();
  await expect(category(page, "Marketing")).toHaveAccessibleName(/not in use/i);
});

test("Accept All and Essential Only weigh the same", async ({ page }) => {
  await visitUntilAsked(page);
  const looks = (name: string) =>
    action(page, name).evaluate((button) => {
      const { color, backgroundColor, border, font, padding, height } = getComputedStyle(button);
      return { color, backgroundColor, border, font, padding, height };
    });
  expect(await looks("Essential Only")).toEqual(await looks("Accept All"));
});

for (const { name, steps, event } of [
  { name: "Accept All", steps: ["Accept All"], event: { preferences: all, method: "banner" } },
  {
    name: "Essential Only",
    steps: ["Essential Only"],
    event: { preferences: onlyEssential, method: "banner" },
  },
  {
    name: "Save My Preferences",
    steps: ["Customize", "Save My Preferences"],
    event: { preferences: onlyEssential, method: "settings" },
  },
]) {
  test(`${name} tells the page, and analytics only where it was accepted`, async ({ page }) => {
    await page.addInitScript(() => {
      const told: unknown[] = [];
      addEventListener("cookieConsentUpdated", (event) => {
        told.push(event instanceof CustomEvent ? event.detail : "not a CustomEvent");
      });
      const sent: unknown[] = [];
      Object.assign(window, { told, sent, gtag: (...args: unknown[]) => sent.push(args) });
    });
    await visitUntilAsked(page);
    for (const step of steps) await action(page, step).click();

    expect(await page.evaluate("told")).toEqual([event]);
    const accepted = event.preferences.analytics;
    expect(await page.evaluate("sent")).toEqual(
      accepted ? [["event", "cookie-consent-granted", expect.any(Object)]] : [],
    );
  });
}

test("'Close without choosing' stores nothing, and the next load asks again", async ({
  context,
  page,
}) => {
  await visitUntilAsked(page);
  await action(page, "Close without choosing").click();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);

  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(banner(page), "while the visitor stays").toBeHidden();
  await page.reload();
  await untilAlive(page);
  await expect(banner(page)).toBeVisible();
});

// Service workers are off in journeys; offline.spec.ts looks at the offline copy before a choice.
test("nothing at all is stored before a choice", async ({ context, page }) => {
  await visitUntilAsked(page, "/");
  await action(page, "Customize").click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page).toHaveURL("/cookies");
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
  expect(await context.cookies()).toEqual([]);
});

test("the banner stays while pages change, and links to the Cookie Policy", async ({ page }) => {
  await visitUntilAsked(page);
  await banner(page).getByRole("link", { name: "Cookie Policy" }).click();
  await expect(page).toHaveURL("/cookies");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(banner(page)).toBeVisible();
});

test("a choice in one tab closes the banner of another", async ({ context, page }) => {
  const second = await context.newPage();
  await visitUntilAsked(second);
  await visitUntilAsked(page);
  await action(page, "Essential Only").click();
  await expect(banner(second)).toBeHidden();
});

test("storage that throws never stops the banner or the choice", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The user blocks it.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    addEventListener("cookieConsentUpdated", () => Object.assign(window, { told: true }));
  });
  await visitUntilAsked(page);
  await action(page, "Customize").click();
  await category(page, "Functional").click();
  await action(page, "Save My Preferences").click();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate("told")).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(banner(page)).toBeHidden();
});

test("storage that is full never stops the choice", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("It is full.", "QuotaExceededError");
    };
  });
  await visitUntilAsked(page);
  await action(page, "Accept All").click();
  await expect(banner(page)).toBeHidden();
});

test("Global Privacy Control starts analytics and marketing switched off, and the dialog explains it", async ({
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
  const saved = JSON.parse((await storedText(page)) ?? "null");
  expect(saved.preferences).toEqual({ ...onlyEssential, analytics: true });
});

test("under Global Privacy Control an explicit Accept All still stores what it says", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await visitUntilAsked(page);
  await action(page, "Accept All").click();
  expect(JSON.parse((await storedText(page)) ?? "null").preferences).toEqual(all);
});

test("without the signal nothing is said about Global Privacy Control", async ({ page }) => {
  await visitUntilAsked(page);
  await action(page, "Customize").click();
  await expect(action(page, "Save My Preferences")).toBeVisible();
  await expect(page.getByText(/Global Privacy Control/)).toBeHidden();
});

test("consent is stored in one entry", async ({ page }) => {
  await visitUntilAsked(page);
  await action(page, "Accept All").click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([consentKey]);
  await visit(page, "/cookies");
});
