import type { Fields } from "./fields.ts";
import type { Form } from "./form.ts";
import { accessRequest } from "./forms/access-request.ts";
import { investorDeck } from "./forms/investor-deck.ts";
import { investorUpdates } from "./forms/investor-updates.ts";
import { subscribe } from "./forms/subscribe.ts";
import { supportRequest } from "./forms/support-request.ts";

/**
 * The forms of the site by their names, in the order of their addresses. Pages, the server, its pages
 * without JavaScript, the CSV columns and the emails follow from them.
 */
export const forms = {
  [accessRequest.name]: accessRequest,
  [investorDeck.name]: investorDeck,
  [investorUpdates.name]: investorUpdates,
  [subscribe.name]: subscribe,
  [supportRequest.name]: supportRequest,
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof forms;

/** The names of the forms, in the order of their addresses. */
export const formNames = Object.keys(forms).filter(isFormName);

/** Whether the server takes a form of this name. */
export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

/** The address to answer to, as it was typed; every form has a field for one. */
export function typedEmail({ workEmail, email }: Fields): string {
  return String(workEmail ?? email ?? "");
}
