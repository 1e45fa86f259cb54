import type { Page } from "@playwright/test";
import * as landing from "./landing-steps.ts";
import type { State } from "./layout-steps.ts";
import { expect } from "./support/journey.ts";
import * as support from "./support-steps.ts";

/** The clock runs until the page is alive; then it moves only when it's told to. */
async function installClock(page: Page): Promise<void> {
  await landing.answerConsent(page);
  await page.clock.install({ time: landing.opened });
}

const pause = (page: Page) => page.clock.pauseAt(landing.opened + 60_000);

async function openAccess(page: Page) {
  await pause(page);
  await landing.invitation(page).click();
  await expect(landing.accessDialog(page)).toBeVisible();
  return landing.accessDialog(page);
}

async function openDeck(page: Page) {
  await pause(page);
  await landing.deckButton(page).click();
  await expect(landing.deckDialog(page)).toBeVisible();
  return landing.deckDialog(page);
}

async function submitAccess(page: Page): Promise<void> {
  const dialog = await openAccess(page);
  await landing.fill(dialog, landing.required);
  await landing.button(dialog, "Submit Request").click();
}

async function submitTicket(page: Page): Promise<void> {
  await pause(page);
  await support.fillAll(page);
  await support.submit(page).click();
}

type FormState = Pick<State, "name" | "reach"> & { path: "/" | "/support" | "/investors" };

const forms: readonly FormState[] = [
  {
    name: "the access request",
    path: "/",
    reach: async (page) => {
      await openAccess(page);
    },
  },
  {
    name: "the access request while it's sent",
    path: "/",
    reach: async (page) => {
      await submitAccess(page);
      await expect(landing.accessDialog(page).getByText("Submitting...")).toBeVisible();
    },
  },
  {
    name: "the thanks for an access request",
    path: "/",
    reach: async (page) => {
      await submitAccess(page);
      await landing.untilSent(page);
      await expect(landing.alertDialog(page)).toBeVisible();
    },
  },
  {
    name: "the deck request with its errors",
    path: "/",
    reach: async (page) => {
      const dialog = await openDeck(page);
      await landing.fill(dialog, { "Work email *": "ada", "Investor website *": "ftp://a" });
      await landing.field(dialog, "Investor website *").press("Tab");
      await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
      await expect(dialog.getByText("Please enter a valid website URL")).toBeVisible();
    },
  },
  {
    name: "the toast of the landing page",
    path: "/",
    reach: async (page) => {
      await pause(page);
      await landing.subscribeField(page).fill("ada@firm.example");
      await landing.button(landing.subscribeForm(page), "Subscribe").click();
      await landing.untilSent(page);
      await expect(landing.toast(page)).toBeVisible();
    },
  },
  {
    name: "the toast of the investors' page",
    path: "/investors",
    reach: async (page) => {
      await pause(page);
      await page.getByLabel("Email").fill("wei.ling@fund.example");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.clock.runFor(50);
      await expect(page.getByText("Subscription confirmed!").first()).toBeVisible();
    },
  },
  {
    name: "the ticket form while it's sent",
    path: "/support",
    reach: async (page) => {
      await submitTicket(page);
      await expect(support.busy(page)).toBeVisible();
    },
  },
  {
    name: "the toast of a ticket",
    path: "/support",
    reach: async (page) => {
      await submitTicket(page);
      await support.untilSent(page);
      await expect(support.toast(page, "Support Request Submitted")).toBeVisible();
    },
  },
  {
    name: "the ticket form without the terms",
    path: "/support",
    reach: async (page) => {
      await pause(page);
      await support.fillAll(page);
      await support.terms(page).uncheck();
      await landing.field(support.contactForm(page), "Subject *").press("Enter");
      await expect(page.getByRole("alert")).toContainText("Terms Agreement Required");
    },
  },
];

/** The forms: open, with errors, busy and done. */
export const formStates: readonly State[] = forms.map((form) => ({
  ...form,
  before: installClock,
  paused: true,
}));
