import { site } from "@yno/brand/site";
import { email, type Form } from "../form.ts";
import { ticketsKeptFor } from "../retention.ts";

/** The ticket form. */
export const supportRequest = {
  name: "support-request",
  keptFor: ticketsKeptFor,
  fields: {
    name: { label: "Name", rule: "filled", control: { autoComplete: "name" } },
    email: { label: "Email", hint: "We'll reply to this address.", ...email },
    company: {
      label: "Company (optional)",
      hint: "As it appears on your invoices, if you're a customer.",
      control: { autoComplete: "organization" },
      isWide: true,
    },
    category: {
      label: "Category",
      choose: "Choose a category",
      options: [
        {
          value: "technical",
          label: "Technical Support",
          description: "A run, connector, image or API call isn't working as it should.",
        },
        {
          value: "billing",
          label: "Billing & Account",
          description: `Invoices and account access. For a refund or dispute, email ${site.mail.support}.`,
        },
        {
          value: "feature",
          label: "Feature Request",
          description: `Something ${site.brand} can't do yet. Tell us what you'd use it for.`,
        },
        {
          value: "security",
          label: "Security & Compliance",
          description: `Audits and questionnaires. To report a vulnerability, email ${site.mail.security}.`,
        },
        {
          value: "general",
          label: "General Inquiry",
          description: "Plans, demos, contracts and anything else.",
        },
      ],
    },
    priority: {
      label: "Priority",
      choose: "Choose a priority",
      options: [
        {
          value: "low",
          label: "Low",
          description: "You have a question, or a small detail is wrong. Your work isn't affected.",
        },
        {
          value: "medium",
          label: "Medium",
          description: "A step fails now and then, or you're using a slower workaround.",
        },
        {
          value: "high",
          label: "High",
          description: "A workflow people rely on has stopped, and there's no workaround.",
        },
        {
          value: "critical",
          label: "Critical",
          description: "Nothing runs, or data, money or someone's safety is at risk right now.",
        },
      ],
    },
    subject: {
      label: "Subject",
      hint: "In one line: what went wrong, or what you need.",
      rule: "filled",
      isWide: true,
    },
    description: {
      label: "Description",
      hint: "What you did, what you expected and what happened. Don't include passwords, secrets or health data.",
      rule: "filled",
      control: { rows: 8 },
      isWide: true,
    },
    agreeToTerms: {
      label: "I agree to the [Terms of Service](/terms) and the [Privacy Policy](/privacy)",
      rule: "ticked",
      isWide: true,
    },
  },
} as const satisfies Form;
