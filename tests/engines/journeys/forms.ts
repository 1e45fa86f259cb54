import { expect } from "vitest";
import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import type { Page } from "../page.ts";
import { like, type Target } from "../target.ts";

const main: Target = { role: "main" };
const alert: Target = { role: "alertdialog" };
const access: Target = { role: "dialog", name: "Request Platform Access" };
const deck: Target = { role: "dialog", name: "Request Investor Deck" };
const contact: Target = { role: "region", name: "Contact form" };
const subscription: Target = { role: "region", name: "Exclusive Access" };

const button = (name: string, within: Target): Target => ({ role: "button", name, within });
const field = (name: string, within: Target): Target => ({ role: "textbox", name, within });

async function fillAll(page: Page, within: Target, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await page.fill(field(name, within), value);
}

/** Waits for the alert with its thanks and closes it; the focus goes back to what opened the form. */
async function thanks(page: Page, text: string, opener: Target): Promise<void> {
  const { name } = await page.see(alert);
  expect(name).toBe(text);
  await look(page);
  await page.click(button("OK", alert));
  await page.gone(alert);
  await page.focused(opener);
}

/** The five forms, each up to the answer of its simulated delivery. */
export const forms: readonly Journey[] = [
  {
    title: "access is requested in a dialog",
    travel: async (page) => {
      await page.visit("/");
      const opener: Target = { role: "button", name: "Request an Invitation" };
      await page.click(opener);
      const submit = button("Submit Request", access);
      await page.seeThat(submit, "disabled", ({ disabled }) => disabled);
      await look(page);
      await fillAll(page, access, {
        "Full name *": "Ada Tan",
        "Work email *": "ada@firm.example",
        "Phone number *": "+65 0000 0001",
        "Company name *": "Firm",
      });
      await page.seeThat(submit, "enabled", ({ disabled }) => !disabled);
      await page.click(submit);
      await page.see(button("Submitting...", access));
      await thanks(page, "Thank you for your interest! We will be in touch soon.", opener);
    },
  },
  {
    title: "the deck is requested once address and website are right",
    travel: async (page) => {
      await page.visit("/");
      const opener: Target = { role: "button", name: "Request Investor Deck" };
      await page.click(opener);
      await fillAll(page, deck, {
        "Work email *": "ada@fund",
        "Investor website *": "fund.example",
      });
      await page.see({ text: "Please enter a valid email address", within: deck });
      await look(page);
      await page.fill(field("Work email *", deck), "ada@fund.example");
      await page.click(button("Request Deck", deck));
      await thanks(
        page,
        "Thank you for your interest! We will reach out to clarify your audience and share the relevant deck.",
        opener,
      );
    },
  },
  {
    title: "a subscription on the landing page is confirmed by a toast",
    travel: async (page) => {
      await page.visit("/");
      await page.fill(field("Email *", subscription), "ada@firm.example");
      await page.click(button("Subscribe", subscription));
      await page.reach({ text: "Successfully subscribed!" });
      await look(page);
      expect((await page.see(field("Email *", subscription))).value).toBe("");
    },
  },
  {
    title: "a request for support is sent once the terms are agreed",
    travel: async (page) => {
      await page.visit("/support");
      const submit = button("Submit Request", contact);
      await fillAll(page, contact, {
        "Name *": "Ada Tan",
        "Email *": "ada@firm.example",
        "Subject *": "A run waits",
        "Description *": "It waits for an approval.",
      });
      await page.seeThat(submit, "disabled", ({ disabled }) => disabled);
      await page.click({ role: "checkbox", within: contact });
      await page.click(submit);
      await page.see(button("Submitting Request...", contact));
      await look(page);
      await page.reach({ text: "Support Request Submitted" });
      await look(page);
      expect((await page.see(field("Subject *", contact))).value).toBe("");
    },
  },
  {
    title: "a subscription of investors is confirmed by a toast",
    travel: async (page) => {
      await page.visit("/investors");
      await page.fill({ role: "textbox", name: like(/^Email/), within: main }, "ada@fund.example");
      await page.fill({ role: "textbox", name: like(/^Company/), within: main }, "Fund");
      await page.click(button("Subscribe", main));
      await page.reach({ text: "Subscription confirmed!" });
      expect((await page.see({ role: "textbox", name: like(/^Email/), within: main })).value).toBe(
        "",
      );
    },
  },
];
