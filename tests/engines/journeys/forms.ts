import { journey } from "../journey.ts";

const access = 'dialog "Request Platform Access"';
const deck = 'dialog "Request Investor Deck"';
const contact = 'region "Contact form"';
const subscription = 'region "Exclusive Access"';

/** Fills the text boxes of a form. */
const fill = (form: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, text]) => `fill ${form} >> textbox "${name} *" with ${text}`)
    .join("; ");

/** Waits for the alert with its thanks and closes it; the focus goes back to what opened the form. */
const thanks = (text: string, opener: string) =>
  `see alertdialog "${text}"; look desktop phone
  click alertdialog >> button "OK"; gone alertdialog; focused ${opener}`;

/** The five forms, each up to the answer of its simulated delivery. */
export const forms = [
  journey(
    "access is requested in a dialog",
    `visit /; click button "Request an Invitation"
    see ${access} >> button "Submit Request" >> is=disabled; look desktop phone
    ${fill(access, {
      "Full name": "Ada Tan",
      "Work email": "ada@firm.example",
      "Phone number": "+65 0000 0001",
      "Company name": "Firm",
    })}
    see ${access} >> button "Submit Request" >> not=disabled
    click ${access} >> button "Submit Request"; see ${access} >> button "Submitting..."
    ${thanks("Thank you for your interest! We will be in touch soon.", 'button "Request an Invitation"')}`,
  ),
  journey(
    "the deck is requested once address and website are right",
    `visit /; click button "Request Investor Deck"
    ${fill(deck, { "Work email": "ada@fund", "Investor website": "fund.example" })}
    see ${deck} >> text="Please enter a valid email address"; look desktop phone
    ${fill(deck, { "Work email": "ada@fund.example" })}
    click ${deck} >> button "Request Deck"
    ${thanks(
      "Thank you for your interest! We will reach out to clarify your audience and share the relevant deck.",
      'button "Request Investor Deck"',
    )}`,
  ),
  journey(
    "a subscription on the landing page is confirmed by a toast",
    `visit /; ${fill(subscription, { Email: "ada@firm.example" })}
    click ${subscription} >> button "Subscribe"
    reach text="Successfully subscribed!"; look desktop phone
    see ${subscription} >> textbox "Email *" >> value=""`,
  ),
  journey(
    "a request for support is sent once the terms are agreed",
    `visit /support
    ${fill(contact, {
      Name: "Ada Tan",
      Email: "ada@firm.example",
      Subject: "A run waits",
      Description: "It waits for an approval.",
    })}
    see ${contact} >> button "Submit Request" >> is=disabled; click ${contact} >> checkbox
    click ${contact} >> button "Submit Request"; see ${contact} >> button "Submitting Request..."
    look; reach text="Support Request Submitted"; look desktop phone
    see ${contact} >> textbox "Subject *" >> value=""`,
  ),
  journey(
    "a subscription of investors is confirmed by a toast",
    `visit /investors
    fill main >> textbox /^Email/ with ada@fund.example; fill main >> textbox /^Company/ with Fund
    click main >> button "Subscribe"; reach text="Subscription confirmed!"
    see main >> textbox /^Email/ >> value=""`,
  ),
];
