import { email, type Form } from "../form.ts";

/** The subscription to investor updates. */
export const investorUpdates = {
  name: "investor-updates",
  keptFor: null,
  fields: {
    email: { label: "Email", ...email },
    company: {
      label: "Company or fund name (optional)",
      control: { autoComplete: "organization" },
    },
  },
} as const satisfies Form;
