import type { FormDialogWords } from "./schema/forms.ts";

const buttons = { cancel: "Cancel", ok: "OK" };

/** The forms in dialogs. Their words come with the code of the dialogs. */
export const access: FormDialogWords = {
  ...buttons,
  title: "Request Platform Access",
  description: "Tell us a little about you and your work. Fields with * are required.",
  submit: "Submit Request",
  success: "Thank you for your interest! We will be in touch soon.",
};

export const deck: FormDialogWords = {
  ...buttons,
  title: "Request Investor Deck",
  description:
    "We share the deck with investors, so we check each request first. Both fields are required.",
  submit: "Request Deck",
  success:
    "Thank you for your interest! We will reach out to clarify your audience and share the relevant deck.",
};
