import { email, type Form } from "../form.ts";

/** The subscription to product news. */
export const subscribe = {
  name: "subscribe",
  keptFor: null,
  fields: { email: { label: "Email", ...email } },
} as const satisfies Form;
