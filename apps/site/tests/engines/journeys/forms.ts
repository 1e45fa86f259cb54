import { homeMaps } from "#content/collections/home-maps.ts";
import { outcome } from "#content/forms.ts";
import { journey } from "../journey.ts";
import type { Page } from "../page.ts";
import { css, role, type Target, text } from "../target.ts";

const access = role("dialog", "Request Platform Access");
const invitation = role("button", "Request an Invitation");
const deck = role("dialog", "Request Investor Deck");
const deckOpener = role("button", "Request Investor Deck");
const contact = role("region", "Contact form");
const subscription = role("region", "Exclusive Access");
const main = role("main");
const [, map] = homeMaps;
if (!map) throw new Error("These journeys need a second map.");

/** Fills the text boxes of a form. */
async function fill(page: Page, form: Target, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) {
    await page.fill(form.role("textbox", `${name} *`), text);
  }
}

/** Waits for the alert with its thanks and closes it. What opened the form gets the focus back. */
async function closeThanks(page: Page, opener: Target) {
  await page.see(role("alertdialog").text(receipt));
  await page.look("desktop", "phone");
  await page.click(role("alertdialog").role("button", "OK"));
  await page.gone(role("alertdialog"));
  await page.see(opener.is("focused"));
}

const person = {
  "Full name": "Ada Tan",
  "Work email": "ada@firm.example",
  "Phone number": "+65 0000 0001",
  "Company name": "Firm",
};
const fund = { "Work email": "ada@fund.example", "Investor website": "fund.example" };
const notAnAddress = "Please enter a valid email address";
const receipt = /Receipt number: [\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/;

async function fillTicket(page: Page, description: string): Promise<void> {
  await fill(page, contact, {
    Name: "Ada Tan",
    Email: "ada@firm.example",
    Subject: "A run waits",
    Description: description,
  });
  await page.click(contact.role("checkbox"));
}

/** The five forms, up to where they arrive. */
export const forms = [
  journey(
    "/",
    "its map follows the chosen sentence, and its forms take what is right and arrive",
    async (page) => {
      await page.click(role("radio", map.name));
      await page.see(role("figure", map.sentence));
      await page.look("desktop", "phone");

      const submit = access.role("button", "Submit Request");
      await page.click(invitation);
      await page.see(submit.is("disabled"));
      await page.look("desktop", "phone");
      await fill(page, access, person);
      await page.click(submit.not("disabled"));
      await closeThanks(page, invitation);

      await page.click(deckOpener);
      await fill(page, deck, { ...fund, "Work email": "ada@fund" });
      await page.see(deck.text("Please enter a valid email address"));
      await page.look("desktop", "phone");
      await fill(page, deck, fund);
      await page.click(deck.role("button", "Request Deck"));
      await closeThanks(page, deckOpener);

      // The browser takes it for an address; the server asks for a dot.
      await fill(page, subscription, { Email: "ada@firm" });
      await page.click(subscription.role("button", "Subscribe"));
      await page.see(subscription.text(notAnAddress));
      await page.see(subscription.role("textbox", "Email *").valued("ada@firm"));
      await fill(page, subscription, { Email: "ada@firm.example" });
      await page.click(subscription.role("button", "Subscribe"));
      await page.see(subscription.text(receipt));
      await page.look("desktop", "phone");
    },
    { connected: true },
  ),
  journey(
    "/support",
    "a request arrives once the terms are agreed, and its number is shown",
    async (page) => {
      const submit = contact.role("button", "Submit Request");
      await page.gone(text(/^Demo:/));
      await page.see(submit.is("disabled"));
      await fillTicket(page, "It waits for an approval.");
      await page.look();
      await page.click(submit);
      await page.reach(text("Support Request Submitted"));
      await page.see(contact.text(receipt));
      await page.look("desktop", "phone");
      await page.see(contact.role("textbox", "Subject *").valued(""));
    },
    { connected: true },
  ),
  journey(
    "/investors",
    "a subscription waits for a server that's busy, and then arrives",
    async (page, site) => {
      site.isBusy = true;
      await page.fill(main.role("textbox", /^Email/), "ada@fund.example");
      await page.click(main.role("button", "Subscribe"));
      await page.see(main.text(outcome.waiting));
      await page.see(main.role("textbox", /^Email/).valued("ada@fund.example"));
      await page.look("desktop", "phone");
      site.isBusy = false;
      await page.see(main.text(receipt));
    },
    { connected: true },
  ),
  journey(
    "/support",
    "without scripts a request for support comes back with what is wrong, and then arrives",
    async (page) => {
      await fillTicket(page, "  ");
      await page.click(contact.role("button", "Submit Request"));
      await page.see(contact.text("This field is empty. Enter some text."));
      await page.see(contact.role("textbox", "Subject *").valued("A run waits"));
      await page.look("desktop", "phone");
      await page.fill(contact.role("textbox", "Description *"), "It still waits.");
      await page.click(contact.role("button", "Submit Request"));
      await page.see(contact.text(receipt));
    },
    { mode: "without scripts", connected: true },
  ),
  journey(
    "/",
    "without scripts the forms of the home page arrive, those of dialogs and of investors too",
    async (page) => {
      const plain = (name: string) => css(`form[action^="/forms/${name}"]`);
      const home = main.role("link", "YNO");
      // A form that a button opens, and each answer, is a separate page.
      await page.click(invitation);
      await fill(page, main, { ...person, "Full name": "  " });
      await page.look("desktop", "phone");
      await page.click(main.role("button", "Submit Request"));
      await page.see(main.text("This field is empty. Enter some text."));
      await page.see(main.role("textbox", "Company name *").valued("Firm"));
      await page.fill(main.role("textbox", "Full name *"), "Ada Tan");
      await page.click(main.role("button", "Submit Request"));
      await page.see(main.text(receipt));
      await page.look("desktop", "phone");
      await page.click(home);
      await page.click(deckOpener);
      await fill(page, main, fund);
      await page.click(main.role("button", "Request Deck"));
      await page.see(main.text(receipt));
      await page.click(home);
      await fill(page, plain("subscribe"), { Email: "ada@firm.example" });
      await page.click(plain("subscribe").role("button", "Subscribe"));
      await page.see(main.text(receipt));
      await page.click(role("contentinfo").role("link", "Investors"));
      await page.expectAt("/investors");
      await fill(page, plain("investor-updates"), { Email: "ada@fund.example" });
      await page.click(plain("investor-updates").role("button", "Subscribe"));
      await page.see(main.text(receipt));
    },
    { mode: "without scripts", connected: true },
  ),
];
