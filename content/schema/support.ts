import * as z from "zod";
import type { LineId } from "./navigation.ts";
import { fixed, headingWith, line, mail, prose, record } from "./words.ts";

const lineIds = [
  "quick",
  "product",
  "company",
  "plans",
  "resources",
  "legal",
] as const satisfies readonly LineId[];

const heroNotesShape = z
  .tuple(
    [
      record({ title: fixed("24/7"), text: prose(120) }),
      record({ title: fixed("Enterprise SLA"), text: prose(120) }),
    ],
    "must hold the notes on 24/7 and Enterprise SLA, in this order. Add what is missing.",
  )
  .readonly();

/** A way to reach support. */
const contactCard = {
  title: line(30),
  text: prose(160),
  /** The address as people read it. */
  address: line(40),
  /** When somebody is there or answers, as 'Answered within' and '24 hours'. */
  promise: record({ before: line(30), figure: line(20) }),
};

const contactNow = fixed("Contact Now");
const target = z.string("must be text. Write what the link opens.");

const emailCardShape = record({
  ...contactCard,
  address: mail,
  link: record({ label: contactNow, to: target }),
}).refine(({ address, link }) => link.to === `mailto:${address}`, {
  path: ["link", "to"],
  error: "does not write to the address on the card. Write 'mailto:' and that address.",
});

const phoneCardShape = record({
  ...contactCard,
  link: record({ label: contactNow, to: target }),
}).refine(({ address, link }) => link.to === `tel:${address.replaceAll(" ", "")}`, {
  path: ["link", "to"],
  error: "does not dial the number on the card. Write 'tel:' and that number without spaces.",
});

const formCardShape = record({
  ...contactCard,
  link: record({ label: contactNow, to: fixed("#contact-form") }),
});

const contactShape = record({
  heading: headingWith("Contact"),
  cards: z
    .tuple(
      [emailCardShape, phoneCardShape, formCardShape],
      "must hold the cards for email, phone and the ticketing form, in this order. Add what is missing.",
    )
    .readonly(),
});

const category = <Value extends string, Label extends string>(value: Value, label: Label) =>
  record({ value: fixed(value), label: fixed(label), description: prose(110) });

const categoriesShape = z
  .tuple(
    [
      category("technical", "Technical Support"),
      category("billing", "Billing & Account"),
      category("feature", "Feature Request"),
      category("security", "Security & Compliance"),
      category("general", "General Inquiry"),
    ],
    "must hold the five categories of the specification in their order. Add what is missing.",
  )
  .readonly();

/** A priority is drawn as a station; its word says the same without the drawing. */
const priority = <Value extends string, Label extends string, Station extends string>(
  value: Value,
  label: Label,
  station: Station,
) =>
  record({
    value: fixed(value),
    label: fixed(label),
    /** The situation in which to choose it. */
    description: prose(110),
    badge: record({
      word: line(12),
      station: fixed(station),
      color: z.enum(lineIds, `is no line. Write one of: ${lineIds.join("; ")}.`),
    }),
  });

const prioritiesShape = z
  .tuple(
    [
      priority("low", "Low", "hollow"),
      priority("medium", "Medium", "half"),
      priority("high", "High", "full"),
      priority("critical", "Critical", "capsule"),
    ],
    "must hold the four priorities from low to critical. Add what is missing.",
  )
  .readonly()
  .refine(
    (all) => new Set(all.map(({ badge }) => badge.color)).size === all.length,
    "give two badges the same colour. Choose a line for each.",
  );

const fieldShape = record({ label: line(30), hint: z.exactOptional(line(120)) });

const selectShape = fieldShape.extend({
  /** Stands in the select until something is chosen. */
  choose: line(30),
});

const formShape = record({
  heading: line(60),
  text: prose(240),
  /** Says what * means. */
  required: prose(60),
  optional: line(20),
  /** Stands under a required field that holds nothing but blanks. */
  blank: prose(80),
  fields: record({
    name: fieldShape,
    email: fieldShape,
    company: fieldShape,
    category: selectShape,
    priority: selectShape,
    subject: fieldShape,
    description: fieldShape,
  }),
  categories: categoriesShape,
  priorities: prioritiesShape,
  /** Stands over the list of the priorities beside the form. */
  priorityGuide: line(40),
  /** The label of the box, with its two links: before, terms, between, privacy. */
  agreement: record({
    before: line(40),
    terms: record({ label: line(30), to: fixed("/terms") }),
    between: line(10),
    privacy: record({ label: line(30), to: fixed("/privacy") }),
  }),
  button: record({ idle: line(30), busy: fixed("Submitting Request...") }),
  /** Stands in the place of the button without JavaScript, before the mail address. */
  withoutScript: line(120),
  mail,
});

const toastsShape = record({
  termsNotAgreed: record({
    title: fixed("Terms Agreement Required"),
    text: fixed("Please agree to our terms and privacy policy to submit your request."),
  }),
  failed: record({
    title: fixed("Submission Failed"),
    text: fixed(
      "There was an error submitting your request. Please try again or contact support directly by email.",
    ),
  }),
  sent: record({
    title: fixed("Support Request Submitted"),
    text: fixed(
      "We've received your request and will respond within 12 hours. Check your email for a confirmation.",
    ),
  }),
});

const resourcesShape = record({
  heading: headingWith("Resources"),
  text: prose(200),
  link: record({ label: line(40), to: fixed("/resources") }),
});

/** Cards without links, as the specification has them. */
const elsewhereShape = record({
  heading: line(60),
  cards: z
    .tuple(
      [
        record({ title: fixed("Community Forum"), text: prose(180) }),
        record({ title: fixed("Status Page"), text: prose(180) }),
        record({ title: fixed("Knowledge Base"), text: prose(180) }),
      ],
      "must hold the three cards of the specification in their order. Add what is missing.",
    )
    .readonly(),
});

/** Everything that content/support.ts exports, its claims aside. */
export const supportShape = record({
  heroNotes: heroNotesShape,
  contact: contactShape,
  form: formShape,
  toasts: toastsShape,
  resources: resourcesShape,
  elsewhere: elsewhereShape,
});

export type SupportCategory = z.infer<typeof categoriesShape>[number];
export type SupportPriority = z.infer<typeof prioritiesShape>[number];
export type SupportHeroNotes = z.infer<typeof heroNotesShape>;
export type SupportContact = z.infer<typeof contactShape>;
export type SupportForm = z.infer<typeof formShape>;
export type SupportToasts = z.infer<typeof toastsShape>;
export type SupportResources = z.infer<typeof resourcesShape>;
export type SupportElsewhere = z.infer<typeof elsewhereShape>;
