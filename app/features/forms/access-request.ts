import type { Submission } from "#app/browser/delivery.ts";
import { isFilled } from "./submission.ts";

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

export const emptyAccessRequest: AccessRequest = {
  fullName: "",
  workEmail: "",
  phoneNumber: "",
  companyName: "",
  jobTitle: "",
  companySize: "",
  useCase: "",
  additionalInfo: "",
};

const required = ["fullName", "workEmail", "phoneNumber", "companyName"] as const;

/** Whether the four required fields are filled. */
export function canSubmitAccessRequest(request: AccessRequest): boolean {
  return required.every((field) => isFilled(request[field]));
}

export function accessRequestSubmission(request: AccessRequest): Submission {
  return { form: "access-request", fields: { ...request } };
}
