import { lineIds } from "@yno/brand/site";
import {
  id,
  mail,
  nonEmptyList,
  oneOf,
  prose,
  record,
  shortText,
  specified,
} from "@yno/records/words";
import * as z from "zod";

/** A way to reach support. */
const contactCard = {
  title: shortText(30),
  text: prose(160),
  /** The address as people read it. */
  address: shortText(40),
  /** When somebody is there or answers, as 'Answered within' and '24 hours'. */
  promise: record({ before: shortText(30), figure: shortText(20) }),
};

const contactNow = specified;
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
  link: record({ label: contactNow, to: shortText(80) }),
});

/** How long it takes until a person answers: the drawing of the opening. */
const answerShape = record({
  name: shortText(30),
  hours: z.int().positive(),
  figure: shortText(20),
});

/** How a priority is drawn; its word says the same without the drawing. */
const priorityStations = ["hollow", "half", "full", "capsule"] as const;

const badgeShape = record({
  word: shortText(12),
  station: oneOf(priorityStations, "a station that the form draws"),
  color: oneOf(lineIds, "a line"),
});

const cell = shortText(140, "It's a cell of a table: shorten it.");

/**
 * The words of content/pages/support.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const supportPageShape = record({
  heroNotes: nonEmptyList("notes", record({ title: specified, text: prose(120) })),
  contact: record({
    heading: shortText(60),
    cards: z
      .tuple(
        [emailCardShape, phoneCardShape, formCardShape],
        "must hold the cards for email, phone and the ticketing form, in this order. Add what is missing.",
      )
      .readonly(),
  }),
  answers: record({
    you: shortText(20),
    ticket: answerShape,
    email: answerShape,
    measure: shortText(30),
    /** What the scale counts. */
    scale: shortText(30),
    phone: record({
      name: shortText(40),
      opens: shortText(10),
      closes: shortText(10),
      hours: z.int().positive(),
    }),
  }),
  form: record({
    heading: shortText(60),
    text: prose(240),
    /** Says what * means. */
    required: prose(60),
    /** How each priority of the form is drawn, by its value. */
    badges: z
      .record(id, badgeShape)
      .refine(
        (all) =>
          new Set(Object.values(all).map(({ color }) => color)).size === Object.keys(all).length,
        "give two badges the same colour. Choose a line for each.",
      ),
    /** The heading of the list of priorities beside the form. */
    priorityGuide: shortText(40),
    button: record({ idle: shortText(30), busy: specified }),
    /** Replaces the button without JavaScript, before the email address. */
    withoutScript: shortText(120),
    mail,
  }),
  toasts: record({
    termsNotAgreed: specified,
    failed: record({ title: specified, text: specified }),
    sent: record({ title: specified, text: specified }),
  }),
  resources: record({
    heading: shortText(60),
    text: prose(200),
    link: record({ label: shortText(40), to: shortText(80) }),
  }),
  /** Cards without links, as the specification has them. */
  elsewhere: record({
    heading: shortText(60),
    cards: z
      .tuple(
        [
          record({ title: specified, text: prose(180) }),
          record({ title: specified, text: prose(180) }),
          record({ title: specified, text: prose(180) }),
        ],
        "must hold the three cards of the specification in their order. Add what is missing.",
      )
      .readonly(),
  }),
  serviceLevels: record({
    heading: shortText(60),
    text: prose(320),
    columns: record({
      topic: shortText(40),
      community: z.literal("Community"),
      sme: z.literal("SME"),
      enterprise: z.literal("Enterprise"),
    }),
    /** One promise, for each plan. */
    rows: nonEmptyList(
      "rows",
      record({ topic: shortText(60), community: cell, sme: cell, enterprise: cell }),
    ),
    /** The days on which engineers work on tickets, drawn as lengths of a week. */
    week: record({
      text: prose(200),
      days: z
        .array(shortText(10))
        .length(7, "must name the seven days. Write them all.")
        .readonly(),
      plans: nonEmptyList("plans", record({ name: shortText(20), days: z.int().min(0).max(7) })),
    }),
    /** How a credit is worked out. */
    credit: prose(420),
    more: record({ text: prose(160), label: shortText(60), to: z.literal("/terms#clause-9-4") }),
  }),
});

export type Support = z.infer<typeof supportPageShape>;
export type PriorityBadge = z.infer<typeof badgeShape>;
export type SupportAnswers = Support["answers"];
export type SupportContact = Support["contact"];
export type SupportForm = Support["form"];
export type SupportToasts = Support["toasts"];
export type ServiceLevels = Support["serviceLevels"];
