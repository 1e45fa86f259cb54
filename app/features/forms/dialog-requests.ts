import { isEmail, isFilled, websiteAddress } from "@yno/intake/fields";
import { requiredTexts } from "@yno/intake/forms";
import type { Submission } from "#app/browser/delivery.ts";
import { textOf } from "./submission.ts";

export type AccessRequest = {
  fullName: string;
  workEmail: string;
  phoneNumber: string;
  companyName: string;
  jobTitle: string;
  companySize: string;
  useCase: string;
  additionalInfo: string;
};

/** The form's current values, as typed. */
export function readAccessRequest(form: FormData): AccessRequest {
  const text = (name: keyof AccessRequest) => textOf(form, name);
  return {
    fullName: text("fullName"),
    workEmail: text("workEmail"),
    phoneNumber: text("phoneNumber"),
    companyName: text("companyName"),
    jobTitle: text("jobTitle"),
    companySize: text("companySize"),
    useCase: text("useCase"),
    additionalInfo: text("additionalInfo"),
  };
}

const required = requiredTexts("access-request");

/** Whether the four required fields are filled. */
export function canSubmitAccessRequest(request: AccessRequest): boolean {
  return required.every((field) => isFilled(request[field]));
}

export function accessRequestSubmission(request: AccessRequest): Submission {
  return { form: "access-request", fields: { ...request } };
}

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
