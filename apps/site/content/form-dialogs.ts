import { site } from "@yno/brand/site";
import type { AccessForm, DeckForm } from "./schema/forms.ts";

const buttons = { cancel: "Cancel", ok: "OK" };

/** The forms in dialogs. Their words come with the code of the dialogs. */
export const access: AccessForm = {
  ...buttons,
  title: "Request Platform Access",
  description: "Tell us a little about you and your work. Fields with * are required.",
  submit: "Submit Request",
  success: "Thank you for your interest! We will be in touch soon.",
  fields: {
    fullName: { label: "Full name" },
    workEmail: { label: "Work email" },
    phoneNumber: { label: "Phone number" },
    companyName: { label: "Company name" },
    jobTitle: { label: "Job title" },
    companySize: { label: "Company size", hint: "For example, 200 people." },
    useCase: { label: "Use case", hint: `What would you hand over to ${site.brand} first?` },
    additionalInfo: { label: "Additional information" },
  },
};

export const deck: DeckForm = {
  ...buttons,
  title: "Request Investor Deck",
  description:
    "We share the deck with investors, so we check each request first. Both fields are required.",
  submit: "Request Deck",
  success:
    "Thank you for your interest! We will reach out to clarify your audience and share the relevant deck.",
  fields: {
    workEmail: { label: "Work email" },
    investorWebsite: { label: "Investor website", hint: "For example, fund.example." },
  },
  errors: {
    workEmail: "Please enter a valid email address",
    investorWebsite: "Please enter a valid website URL",
  },
};
