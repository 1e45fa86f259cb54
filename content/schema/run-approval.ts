import { boundedList, id, prose, record, shortText } from "@yno/records/words";
import * as z from "zod";

const positive = (what: string) =>
  z
    .number(`must be ${what}. Write a number.`)
    .positive(`is zero or less. Write ${what} above zero.`)
    .max(100_000_000, `is above 100,000,000. Check ${what}.`);

/** A limit of the policy and how far the run was past it. */
const limitShape = record({
  /** What is measured, with its limit: 'Of line value, limit 2%'. */
  label: shortText(48),
  limit: positive("the limit"),
  value: positive("the measured value"),
  /** The value as it is read: '11.2%'. */
  shown: shortText(20),
});

const cellShape = record({
  text: shortText(70),
  /** Where the value comes from, or what it's based on. */
  note: z.exactOptional(shortText(50)),
  /** Set where the value differs from its neighbours. */
  differs: z.exactOptional(z.literal(true)),
});

const rowShape = record({
  name: shortText(24),
  cells: boundedList(3, 3, "cells", cellShape),
  result: record({
    same: z.boolean("must be true or false. Say whether the three agree."),
    text: shortText(44),
    note: z.exactOptional(shortText(44)),
  }),
});

const optionShape = record({
  id,
  /** The key that chooses it while the focus is inside the approval. */
  key: z.string().regex(/^[A-Z]$/, "isn't a capital letter. Write one, as 'A'."),
  label: shortText(28),
  /** What happens next, in the button. */
  consequence: shortText(70),
  /** What the run does then, in a sentence. */
  leadsTo: prose(170),
  /** Set where the choice ends the run without its outcome. */
  refuses: z.exactOptional(z.literal(true)),
});

const decisionShape = record({
  /** The option that the recorded person took. */
  option: id,
  /** The outcome: 'Credit note requested'. */
  title: shortText(48),
  /** A role, never a person: 'the buyer on PO-2188'. */
  by: shortText(60),
  /** 'in chat', 'by email'. */
  via: shortText(40),
  /** How long the answer took, in seconds. */
  seconds: positive("the seconds until the decision"),
  note: shortText(160),
  facts: boundedList(1, 3, "facts", record({ name: shortText(28), value: shortText(40) })),
  /** If nobody answered in time: the wait in seconds, and who was asked next. */
  escalated: z.exactOptional(record({ seconds: positive("the seconds"), to: shortText(60) })),
});

/** What the approver sees, what they may choose, and what the recorded one chose. */
export const approvalShape = record({
  /** 'the buyer on PO-2188'. */
  asks: shortText(60),
  /** 'Escalates to Finance at 17:00'. */
  deadline: shortText(60),
  /** The conclusion, in money where there is any. */
  conclusion: shortText(110),
  detail: prose(190),
  policy: record({
    id: shortText(12),
    rule: shortText(70),
    limits: boundedList(1, 2, "limits", limitShape),
  }),
  columns: boundedList(3, 3, "columns", record({ name: shortText(24), source: shortText(28) })),
  rows: boundedList(2, 5, "rows", rowShape),
  options: boundedList(3, 3, "options", optionShape),
  decision: decisionShape,
});

export type Approval = z.infer<typeof approvalShape>;
