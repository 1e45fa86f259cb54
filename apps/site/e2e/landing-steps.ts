import type { Locator, Page } from "@playwright/test";
import { answerBefore } from "./support/consent.ts";
import { visit } from "./support/visit.ts";

/** When the clock of a test begins. */
export const opened = Date.UTC(2026, 10, 20, 4);

export const button = (within: Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
export const field = (within: Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true });

/** The cookies were answered before the clock began, so that no banner comes over the page. */
export const answerConsent = (page: Page) =>
  answerBefore(page, { timestamp: new Date(opened - 60_000).toISOString() });

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

export const subscribeForm = (page: Page) => page.getByRole("region", { name: "Exclusive Access" });
export const subscribeField = (page: Page) => field(subscribeForm(page), "Email *");

export const toast = (page: Page) => page.getByText("Successfully subscribed!", { exact: true });

/** Opens the page with a clock that is paused from the start, before anything plays. */
export async function openBeforeItPlays(page: Page): Promise<void> {
  await answerConsent(page);
  await page.clock.install({ time: opened });
  await page.clock.pauseAt(opened + 1000);
  await visit(page, "/");
}
