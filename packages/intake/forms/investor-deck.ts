import type { Form } from "../form.ts";
import { requestsKeptFor } from "../retention.ts";

// Not type="email" and "url", whose own messages would come before ours.
const typed = { autoCapitalize: "none", autoCorrect: "off" } as const;

/** The request for the investor deck. */
export const investorDeck = {
  name: "investor-deck",
  keptFor: requestsKeptFor,
  fields: {
    workEmail: {
      label: "Work email",
      rule: "email",
      control: { inputMode: "email", autoComplete: "email", ...typed },
      isWide: true,
    },
    investorWebsite: {
      label: "Investor website",
      hint: "For example, fund.example.",
      rule: "website",
      control: { inputMode: "url", autoComplete: "url", ...typed },
      isWide: true,
    },
  },
} as const satisfies Form;
