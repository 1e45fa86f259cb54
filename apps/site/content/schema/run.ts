import { boundedList, id, nonEmptyList, oneOf, prose, record, shortText } from "@yno/brand/schema";
import type { LineId } from "@yno/brand/site";
import * as z from "zod";
import { autonomyTiers, effects } from "./autonomy.ts";

const positive = (what: string) =>
  z
    .number(`must be ${what}. Write a number.`)
    .positive(`is zero or less. Write ${what} above zero.`)
    .max(100_000_000, `is above 100,000,000. Check ${what}.`);

/** A limit of the policy and how far the run was past it. */
const limitShape = record({
  /** What is measured, with its limit: 'Of value received, limit 2%'. */
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
const approvalShape = record({
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

const seconds = z
  .number("must be a number of seconds. Write it as 0.41.")
  .positive("is zero or less. Write how long it took, in seconds.")
  .max(10_000_000, "is above 10,000,000 seconds. Check the unit.");

const itemShape = record({ name: shortText(32), text: shortText(90) });

const callShape = record({
  system: shortText(28),
  tool: shortText(34),
  arguments: shortText(64),
  /** What the call changes outside YNO. Calls that a model answered have none to name. */
  effect: z.exactOptional(oneOf(["none", ...effects], "an effect")),
  seconds,
  /** Set where a model answered the call. */
  model: z.exactOptional(z.literal(true)),
  /** What the audit record says of the call. Calls without it stay out of the record. */
  recorded: z.exactOptional(shortText(70)),
  /** Why the call failed. The next call is then its repetition. */
  failed: z.exactOptional(shortText(70)),
  /** How long the platform waited before the call, in seconds. */
  waited: z.exactOptional(seconds),
});

const findingShape = record({
  same: z.boolean("must be true or false. Say whether the compared things agree."),
  name: shortText(40),
  text: shortText(80),
});

const whyShape = record({
  title: shortText(28),
  model: shortText(28),
  facts: boundedList(1, 3, "facts", record({ name: shortText(24), value: shortText(24) })),
  /** The model's reason, in its own words. */
  text: prose(320),
});

/** What every step has. */
const common = {
  /** The workflow's name for the step. */
  name: shortText(22),
  /** The outcome of the step, in its row and in the audit record. */
  result: shortText(110),
  /** What the step will do, until the run reaches it. */
  plan: z.exactOptional(prose(110)),
  /** Inputs from earlier steps, by the names of their outputs. */
  takes: z.exactOptional(nonEmptyList("inputs", itemShape)),
  /** Inputs from outside the run: the trigger, a setting, a system. */
  outside: z.exactOptional(nonEmptyList("inputs from outside", itemShape)),
  /** The outputs for the next step. */
  gives: nonEmptyList("outputs", itemShape),
};

const workShape = record({
  kind: z.literal("work"),
  ...common,
  /** Time that passes before the step starts, and why. */
  pause: z.exactOptional(record({ seconds, reason: shortText(70) })),
  calls: boundedList(1, 6, "calls", callShape),
  /** The comparisons, before the outputs. */
  findings: z.exactOptional(nonEmptyList("findings", findingShape)),
  why: z.exactOptional(whyShape),
  /** Cents of SGD. */
  cost: z
    .number("must be a number of cents. Write it as 3.")
    .int("isn't a whole number of cents. Round it.")
    .nonnegative("is below zero. Write the cost in cents."),
});

const approvalStepShape = record({
  kind: z.literal("approval"),
  ...common,
  approval: approvalShape,
});

const stepShape = z.discriminatedUnion("kind", [workShape, approvalStepShape], {
  error: "is neither 'work' nor 'approval'. Write one of them as its kind.",
});

/** One recorded sample run of a workflow: five steps with what came in, what was done and what came out. */
export const runShape = record({
  /** The id of the workflow. */
  id,
  number: z.string().regex(/^run_[0-9A-Z]{8}$/, "isn't a run number. Write it as 'run_7QK4M2XN'."),
  version: z.number().int("isn't a version. Write a whole number.").positive(),
  /** What happened, in one or two sentences. */
  summary: prose(190),
  trigger: record({ name: shortText(32), detail: shortText(48) }),
  started: z
    .string()
    .regex(
      /^2026-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\+08:00$/,
      "isn't a time in Singapore. Write it as '2026-11-19T09:14:02.1+08:00'.",
    ),
  /** The number of its tier of autonomy: content/schema/autonomy.ts says what each may do alone. */
  tier: z
    .int("isn't a tier. Write its number, as 3.")
    .min(1, "is below 1. Write the number of a tier.")
    .max(autonomyTiers.length, `is above ${autonomyTiers.length}. Write the number of a tier.`),
  steps: z
    .tuple(
      [stepShape, stepShape, stepShape, stepShape, stepShape],
      "must hold exactly five steps. Add the missing one or take one out.",
    )
    .readonly(),
});

export type Run = z.infer<typeof runShape>;
export type RunStep = z.infer<typeof stepShape>;
export type WorkStep = z.infer<typeof workShape>;
export type ApprovalStep = z.infer<typeof approvalStepShape>;
export type RunCall = z.infer<typeof callShape>;
export type RunItem = z.infer<typeof itemShape>;
export type RunFinding = z.infer<typeof findingShape>;

/**
 * A run with the hash of each entry of its audit record, in hexadecimal and at least 8 characters,
 * with the words of its tier and with what draws it.
 */
export type SealedRun = Run & {
  title: string;
  line: LineId;
  autonomy: { name: string; detail: string };
  seals: readonly string[];
};
