import { expect } from "vitest";
import { outcome } from "#content/forms.ts";
import { journey } from "../journey.ts";
import type { Page } from "../page.ts";
import { busyPath, connectedPath, readyPath } from "../site.ts";
import { css, role, type Target, text } from "../target.ts";

const access = role("dialog", "Request Platform Access");
const invitation = role("button", "Request an Invitation");
const deck = role("dialog", "Request Investor Deck");
const deckOpener = role("button", "Request Investor Deck");
const contact = role("region", "Contact form");
const subscription = role("region", "Exclusive Access");
const main = role("main");

/** Fills the text boxes of a form. */
async function fill(page: Page, form: Target, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) {
    await page.fill(form.role("textbox", `${name} *`), text);
  }
}

/** Waits for the alert with its thanks and closes it. What opened the form gets the focus back. */
async function closeThanks(page: Page, name: string, opener: Target) {
  await page.see(role("alertdialog", name));
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
const notAnAddress = "This isn't an email address. Write it as name@company.com.";
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

/** The five forms: up to the answer of their simulated delivery, and where they arrive. */
export const forms = [
  journey("access, the deck and news are requested on the landing page", async (page) => {
    const submit = access.role("button", "Submit Request");
    await page.visit("/");
    await page.click(invitation);
    await page.see(submit.is("disabled"));
    await page.look("desktop", "phone");
    await fill(page, access, person);
    await page.click(submit.not("disabled"));
    await page.see(access.role("button", "Submitting..."));
    const thanks = "Thank you for your interest! We will be in touch soon.";
    await closeThanks(page, thanks, invitation);

    await page.click(deckOpener);
    await fill(page, deck, { "Work email": "ada@fund", "Investor website": "fund.example" });
    await page.see(deck.text("Please enter a valid email address"));
    await page.look("desktop", "phone");
    await fill(page, deck, { "Work email": "ada@fund.example" });
    await page.click(deck.role("button", "Request Deck"));
    const start = "Thank you for your interest! We will reach out to clarify your audience";
    await closeThanks(page, `${start} and share the relevant deck.`, deckOpener);

    await fill(page, subscription, { Email: "ada@firm.example" });
    await page.click(subscription.role("button", "Subscribe"));
    await page.reach(text("Successfully subscribed!"));
    await page.look("desktop", "phone");
    await page.see(subscription.role("textbox", "Email *").valued(""));
  }),
  journey("a request for support is sent once the terms are agreed", async (page) => {
    const submit = contact.role("button", "Submit Request");
    await page.visit("/support");
    await page.see(submit.is("disabled"));
    await fillTicket(page, "It waits for an approval.");
    await page.click(submit);
    await page.see(contact.role("button", "Submitting Request..."));
    await page.look();
    await page.reach(text("Support Request Submitted"));
    await page.look("desktop", "phone");
    await page.see(contact.role("textbox", "Subject *").valued(""));
  }),
  journey("a subscription of investors is confirmed by a toast", async (page) => {
    await page.visit("/investors");
    await page.fill(main.role("textbox", /^Email/), "ada@fund.example");
    await page.fill(main.role("textbox", /^Company/), "Fund");
    await page.click(main.role("button", "Subscribe"));
    await page.reach(text("Subscription confirmed!"));
    await page.see(main.role("textbox", /^Email/).valued(""));
  }),
  journey("a request for support arrives, and its number is shown", async (page) => {
    await page.load(connectedPath);
    await page.visit("/support");
    await page.gone(text(/^Demo:/));
    await fillTicket(page, "It waits for an approval.");
    await page.click(contact.role("button", "Submit Request"));
    await page.reach(text("Support Request Submitted"));
    await page.see(contact.text(receipt));
    await page.look("desktop", "phone");
  }),
  journey(
    "the forms of the home page arrive, and the same subscription twice is one",
    async (page) => {
      await page.load(connectedPath);
      await page.visit("/");
      await page.click(invitation);
      await fill(page, access, person);
      await page.click(access.role("button", "Submit Request"));
      await page.see(role("alertdialog").text(receipt));
      await page.look("desktop", "phone");
      await page.click(role("alertdialog").role("button", "OK"));
      await page.click(deckOpener);
      await fill(page, deck, fund);
      await page.click(deck.role("button", "Request Deck"));
      await page.see(role("alertdialog").text(receipt));
      await page.click(role("alertdialog").role("button", "OK"));
      const subscribe = async (email: string) => {
        await fill(page, subscription, { Email: email });
        await page.click(subscription.role("button", "Subscribe"));
      };
      // The browser takes it for an address; the server asks for a dot.
      await subscribe("ada@firm");
      await page.see(subscription.text(notAnAddress));
      await page.see(subscription.role("textbox", "Email *").valued("ada@firm"));
      await subscribe("ada@firm.example");
      const first = await page.see(subscription.text(receipt));
      await subscribe("ada@firm.example");
      expect((await page.see(subscription.text(receipt))).text).toBe(first.text);
    },
  ),
  journey("investor updates wait for a server that's busy, and then arrive", async (page) => {
    await page.load(connectedPath);
    await page.visit("/investors");
    const tell = (path: string) => page.run(async (to) => (await fetch(to)).ok, path);
    await tell(busyPath);
    await page.fill(main.role("textbox", /^Email/), "ada@fund.example");
    await page.click(main.role("button", "Subscribe"));
    await page.see(main.text(outcome.waiting));
    await page.see(main.role("textbox", /^Email/).valued("ada@fund.example"));
    await page.look("desktop", "phone");
    await tell(readyPath);
    await page.see(main.text(receipt));
  }),
  journey(
    "without scripts a request for support comes back with what is wrong, and then arrives",
    async (page) => {
      await page.load(connectedPath);
      await page.load("/support");
      await fillTicket(page, "  ");
      await page.click(contact.role("button", "Submit Request"));
      await page.see(contact.text("This field is empty. Enter some text."));
      await page.see(contact.role("textbox", "Subject *").valued("A run waits"));
      await page.look("desktop", "phone");
      await page.fill(contact.role("textbox", "Description *"), "It still waits.");
      await page.click(contact.role("button", "Submit Request"));
      await page.see(contact.text(receipt));
    },
    { mode: "without scripts" },
  ),
  journey(
    "without scripts the forms of the home page arrive, those of dialogs too",
    async (page) => {
      await page.load(connectedPath);
      await page.load("/");
      const plain = (name: string) => css(`form[action^="/forms/${name}"]`);
      const [request, deckForm] = [plain("access-request"), plain("investor-deck")];
      await page.click(invitation);
      await fill(page, request, { ...person, "Full name": "  " });
      await page.look("desktop", "phone");
      await page.click(request.role("button", "Submit Request"));
      await page.see(request.text("This field is empty. Enter some text."));
      await page.see(request.role("textbox", "Company name *").valued("Firm"));
      await page.look("desktop", "phone");
      await page.fill(request.role("textbox", "Full name *"), "Ada Tan");
      await page.click(request.role("button", "Submit Request"));
      await page.see(request.text(receipt));
      await page.click(deckOpener);
      await fill(page, deckForm, fund);
      await page.click(deckForm.role("button", "Request Deck"));
      await page.see(deckForm.text(receipt));
      await page.look("desktop", "phone");
      await fill(page, subscription, { Email: "ada@firm.example" });
      await page.click(subscription.role("button", "Subscribe"));
      await page.see(subscription.text(receipt));
    },
    { mode: "without scripts" },
  ),
  journey(
    "without scripts investor updates that are sent twice are one",
    async (page) => {
      await page.load(connectedPath);
      const subscribe = async () => {
        await page.load("/investors");
        await page.fill(main.role("textbox", /^Email/), "grace@fund.example");
        await page.click(main.role("button", "Subscribe"));
        return (await page.see(main.text(receipt))).text;
      };
      const first = await subscribe();
      expect(await subscribe()).toBe(first);
    },
    { mode: "without scripts" },
  ),
];
