import type { Locator, Page } from "@playwright/test";
import { expect } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

/** When the clock of a test begins. */
export const opened = Date.UTC(2026, 10, 20, 4);

export const button = (within: Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
export const field = (within: Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true });

/** The cookies have been answered, so that no banner comes over the page. */
export async function answerConsent(page: Page): Promise<void> {
  const record = {
    preferences: { essential: true, analytics: false, marketing: false, functional: false },
    timestamp: new Date(opened - 60_000).toISOString(),
    version: "2.0",
    consentMethod: "banner",
  };
  await page.addInitScript((text) => {
    localStorage.setItem("cookie-consent", text);
  }, JSON.stringify(record));
}

/** Opens the landing page; once it is alive, its clock moves only when it is told to. */
export async function openPaused(page: Page): Promise<void> {
  await answerConsent(page);
  await page.clock.install({ time: opened });
  await visit(page, "/");
  await page.clock.pauseAt(opened + 60_000);
}

/** 1,000 ms, and the moment React needs to react. */
export async function untilSent(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await page.clock.runFor(50);
}

export async function fill(
  within: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(within, name).fill(value);
}

export async function expectValues(
  within: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(within, name)).toHaveValue(value);
  }
}

/** Listens to the console, and returns the way to ask which records simulated forms have logged. */
export function watchRecords(page: Page): () => Promise<unknown[]> {
  const logged: { jsonValue: () => Promise<unknown> }[] = [];
  page.on("console", (message) => {
    const record = message.args()[1];
    if (message.type() === "info" && record) logged.push(record);
  });
  return () => Promise.all(logged.map((record) => record.jsonValue()));
}

/**
 * Makes every submission fail for as long as it's told to: simulated delivery writes to the
 * console.
 */
export async function letSendingFail(page: Page): Promise<(fails: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const info = console.info.bind(console);
    Object.assign(window, { sendingFails: true });
    console.info = (...said: unknown[]) => {
      if (Reflect.get(window, "sendingFails")) throw new Error("The way out is closed.");
      info(...said);
    };
  });
  return (fails) =>
    page.evaluate((value) => void Object.assign(window, { sendingFails: value }), fails);
}

export const invitation = (page: Page) =>
  page.getByRole("button", { name: "Request an Invitation" });
export const accessDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Request Platform Access" });
export const deckButton = (page: Page) =>
  page.getByRole("button", { name: "Request Investor Deck" });
export const deckDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Request Investor Deck" });
export const alertDialog = (page: Page) => page.getByRole("alertdialog");

/** The required fields of the access form. */
export const required = {
  "Full name *": "Ada Tan",
  "Work email *": "ada@firm.example",
  "Phone number *": "+65 0000 0001",
  "Company name *": "Firm",
};

export const optional = {
  "Job title": "Head of Operations",
  "Company size": "200 people",
  "Use case": "Invoices",
  "Additional information": "First line\nsecond line",
};

export async function openAccess(page: Page): Promise<Locator> {
  await openPaused(page);
  await invitation(page).click();
  await expect(accessDialog(page)).toBeVisible();
  return accessDialog(page);
}

/** The same on a page that has begun to fetch the code of pages whose links are in view. */
export async function openAccessWhenIdle(page: Page): Promise<Locator> {
  let idle = false;
  page.on("response", (response) => {
    idle ||= /\/assets\/mcp-registry-[\w-]+\.js$/.test(response.url());
  });
  const dialog = await openAccess(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return idle;
    })
    .toBe(true);
  return dialog;
}

export async function openDeck(page: Page): Promise<Locator> {
  await openPaused(page);
  await deckButton(page).click();
  await expect(deckDialog(page)).toBeVisible();
  return deckDialog(page);
}

export const subscribeForm = (page: Page) => page.getByRole("region", { name: "Exclusive Access" });
export const subscribeField = (page: Page) => field(subscribeForm(page), "Email *");

export const subscribed = {
  title: "Successfully subscribed!",
  text: "You'll receive exclusive updates about the product's progress and enterprise features.",
};
export const toast = (page: Page) => page.getByText(subscribed.title, { exact: true });

/** Subscribes, and waits until the toast is there. */
export async function subscribe(page: Page): Promise<void> {
  await openPaused(page);
  await subscribeField(page).fill("ada@firm.example");
  await button(subscribeForm(page), "Subscribe").click();
  await untilSent(page);
  await expect(toast(page)).toBeVisible();
}
