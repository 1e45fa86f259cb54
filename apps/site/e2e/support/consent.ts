import type { Locator, Page } from "@playwright/test";
import { type ConsentPreferences, consentRecord } from "#app/browser/platform/consent-record.ts";
import { expect } from "./journey.ts";
import { neverIdle, plainPage, untilHydrated, visit } from "./visit.ts";

export const consentKey = "cookie-consent";

export const all: ConsentPreferences = {
  essential: true,
  analytics: true,
  marketing: true,
  functional: true,
};

export const onlyEssential: ConsentPreferences = {
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
};

export function banner(page: Page): Locator {
  return page.getByRole("region", { name: "Cookies on this site" });
}

export function action(page: Page, name: string): Locator {
  return banner(page).getByRole("button", { name, exact: true });
}

export function category(page: Page, name: string): Locator {
  return banner(page).getByRole("switch", { name: new RegExp(`^${name}`) });
}

/** Opens a page and goes on to when the banner appears by itself; from then on time passes as usual. */
export async function visitUntilAsked(page: Page, address: string = plainPage): Promise<void> {
  await page.clock.install();
  await visit(page, address);
  await page.clock.fastForward(1500);
  await expect(banner(page)).toBeVisible();
}

/** Has a page note what it tells other scripts, and what it sends to one of analytics. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    addEventListener("cookieConsentUpdated", (event) => {
      told.push(event instanceof CustomEvent ? event.detail : "not a CustomEvent");
    });
    const sent: unknown[] = [];
    Object.assign(window, { told, sent, gtag: (...args: unknown[]) => sent.push(args) });
  });

/** The text of the stored record, or null. */
export function storedText(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), consentKey);
}

/** Stores a record, with changes, before the first script of a page runs, and returns its text. */
export async function answerBefore(
  page: Page,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const answer = consentRecord(onlyEssential, "banner", new Date().toISOString());
  const record = [consentKey, JSON.stringify({ ...answer, ...changes })] as const;
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), record);
  return record[1];
}

/**
 * Opens a page whose clock is paused at its load event. Everything the banner needs is loaded, so
 * from here on it depends only on the clock (`page.clock.runFor`).
 *
 * @param options.idle whether the browser ever calls back when it is idle
 */
export async function visitWithStoppedClock(
  page: Page,
  address: string,
  time: Date,
  { idle = true } = {},
): Promise<void> {
  await page.clock.install({ time: new Date(time.getTime() - 60 * 60 * 1000) });
  await page.clock.pauseAt(time);
  if (!idle) await neverIdle(page);
  const code = page.waitForResponse(/consent-controller[\w-]*\.js$/);
  await page.goto(address);
  await untilHydrated(page);
  // A timer after the load event asks for the code of the banner.
  await page.clock.runFor(50);
  await page.evaluate(letReactFinish, (await code).url());
}

/** Waits for a module that the page imports, and for the tasks in which React shows it. */
async function letReactFinish(url: string): Promise<void> {
  await import(url);
  const { port1, port2 } = new MessageChannel();
  for (let task = 0; task < 20; task++) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Makes all that a browser can remember throw, as some do when everything is blocked. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The user blocks it.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
}
