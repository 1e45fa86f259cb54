import { isEmail, websiteAddress } from "@yno/intake/fields";
import type { Submission } from "#app/browser/delivery.ts";
import { textOf } from "./submission.ts";

export type DeckRequest = { workEmail: string; investorWebsite: string };

/** The form's current values, as typed. */
export function readDeckRequest(form: FormData): DeckRequest {
  return {
    workEmail: textOf(form, "workEmail"),
    investorWebsite: textOf(form, "investorWebsite"),
  };
}

export function canSubmitDeckRequest(request: DeckRequest): boolean {
  return isEmail(request.workEmail) && websiteAddress(request.investorWebsite) !== null;
}

export function deckRequestSubmission(request: DeckRequest): Submission {
  return {
    form: "investor-deck",
    fields: {
      workEmail: request.workEmail.trim(),
      investorWebsite: websiteAddress(request.investorWebsite) ?? request.investorWebsite,
    },
  };
}
