import type { Submission } from "#app/browser/delivery.ts";
import { isFilled } from "./submission.ts";

const texts = [
  "name",
  "email",
  "company",
  "category",
  "priority",
  "subject",
  "description",
] as const;

/** The fields that the browser checks. The selects have a star too, but aren't checked. */
const required = ["name", "email", "subject", "description"] as const;

export type SupportRequest = Readonly<Record<(typeof texts)[number], string>> & {
  readonly agreeToTerms: boolean;
};
export type RequiredField = (typeof required)[number];

/** The form's current values, as typed. */
export function readSupportRequest(form: FormData): SupportRequest {
  const text = (name: (typeof texts)[number]) => String(form.get(name) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    company: text("company"),
    category: text("category"),
    priority: text("priority"),
    subject: text("subject"),
    description: text("description"),
    agreeToTerms: form.has("agreeToTerms"),
  };
}

/** Required fields that contain only spaces, which the browser accepts as filled. */
export function blankFields(request: SupportRequest): RequiredField[] {
  return required.filter((name) => !isFilled(request[name]));
}

export function supportSubmission(request: SupportRequest): Submission {
  return { form: "support-request", fields: { ...request } };
}
