import { site } from "@yno/brand/site";
import { email, type Form } from "../form.ts";
import { requestsKeptFor } from "../retention.ts";

/** The request for access to the platform. */
export const accessRequest = {
  name: "access-request",
  keptFor: requestsKeptFor,
  fields: {
    fullName: { label: "Full name", rule: "filled", control: { autoComplete: "name" } },
    workEmail: { label: "Work email", ...email },
    phoneNumber: {
      label: "Phone number",
      rule: "filled",
      control: { type: "tel", autoComplete: "tel" },
    },
    companyName: {
      label: "Company name",
      rule: "filled",
      control: { autoComplete: "organization" },
    },
    jobTitle: { label: "Job title", control: { autoComplete: "organization-title" } },
    companySize: { label: "Company size", hint: "For example, 200 people." },
    useCase: {
      label: "Use case",
      hint: `What would you hand over to ${site.brand} first?`,
      isWide: true,
    },
    additionalInfo: { label: "Additional information", control: { rows: 2 }, isWide: true },
  },
} as const satisfies Form;
