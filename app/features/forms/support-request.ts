import { type FieldErrors, isFilled } from "@yno/intake/fields";
import { requiredTexts } from "@yno/intake/forms";
import type { Submission } from "#app/browser/delivery.ts";
import { textOf } from "./submission.ts";

const texts = [
  "name",
  "email",
  "company",
  "category",
  "priority",
  "subject",
  "description",
] as const;

/** The fields of text that the browser checks. The selects have a star too, but aren't checked. */
const required = requiredTexts("support-request");

export type SupportRequest = Readonly<Record<(typeof texts)[number], string>> & {
  readonly agreeToTerms: boolean;
};

/** The form's current values, as typed. */
export function readSupportRequest(form: FormData): SupportRequest {
  const text = (name: (typeof texts)[number]) => textOf(form, name);
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

/**
 * Required fields that contain only spaces, which the browser accepts as filled.
 *
 * @param message the sentence for each of them
 */
export function blankFields(request: SupportRequest, message: string): FieldErrors {
  const blank = required.filter((name) => !isFilled(request[name]));
  return Object.fromEntries(blank.map((name) => [name, message]));
}

export function supportSubmission(request: SupportRequest): Submission {
  return { form: "support-request", fields: { ...request } };
}
