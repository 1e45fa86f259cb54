import {
  cardShape,
  mail,
  nonEmptyList,
  prose,
  record,
  sampleNote,
  shortText,
  specified,
} from "@yno/records/words";
import * as z from "zod";

/** The moment in Singapore, written out. */
const moment = z.iso.datetime({
  offset: true,
  error: "isn't a date with a time. Write it as '2025-09-01T00:00:00+08:00'.",
});

const monthOf = z
  .string("must be text. Write it as '2025-03'.")
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "isn't a month. Write it as '2025-03'.");

const milestoneShape = cardShape.extend({
  /** Whether it's about the company or about what the product can do. */
  line: z.enum(["company", "product"]),
  month: monthOf.refine(
    (month) => month >= "2024-06" && month <= "2025-09",
    "is outside the line, which runs from June 2024 to September 2025. Take it out or move it.",
  ),
});

export type RoundDetails = Investors["roundDetails"];
export type MarketAnalysis = Investors["marketAnalysis"];
export type Countdown = Investors["countdown"];
export type CompanyProgress = Investors["companyProgress"];
export type InvestorUpdates = Investors["updates"];

const fundingRoundShape = record({
  company: shortText(40),
  amount: shortText(20),
  round: shortText(20),
  valuation: shortText(20),
  focus: shortText(60),
  growth: shortText(30),
  /** A kind of company, not one company. */
  isGeneral: z.boolean("is neither true nor false. Write true for a kind of company."),
});

/**
 * The words of content/pages/investors.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const investorsPageShape = record({
  roundDetails: record({
    heading: shortText(60),
    details: nonEmptyList("details", record({ label: specified, value: shortText(60) })),
  }),
  /** What the dates of the round mean today, also without JavaScript. */
  roundToday: record({ text: shortText(260), mail }),
  countdown: record({
    heading: shortText(60),
    /** What the board counts towards. */
    board: shortText(40),
    opensAt: moment,
    /** From this moment on, the target close has passed. */
    closedFrom: moment,
    opensText: shortText(40),
    openedText: prose(120),
    closedText: prose(120),
    /** The last month in which the round was to close. */
    target: record({ title: shortText(30), month: monthOf }),
    units: record({
      days: shortText(10),
      hours: shortText(10),
      minutes: shortText(10),
      seconds: shortText(10),
    }),
  }),
  companyProgress: record({
    heading: shortText(60),
    from: moment,
    fromText: shortText(20),
    toText: shortText(20),
    /** Where the figures since the last milestone are. */
    today: record({ label: shortText(60), to: shortText(40) }),
    milestones: nonEmptyList("milestones", milestoneShape).refine(
      (all) =>
        all.every((each, index) => index === 0 || (all[index - 1]?.month ?? "") < each.month),
      "aren't in the order of their months. Sort them, one a month.",
    ),
  }),
  marketAnalysis: record({
    heading: shortText(60),
    text: prose(260),
    note: sampleNote,
    general: shortText(30),
    columns: record({
      company: shortText(20),
      amount: shortText(20),
      round: shortText(20),
      valuation: shortText(20),
      focus: shortText(20),
      growth: shortText(20),
    }),
  }),
  thesis: record({
    heading: shortText(60),
    arguments: nonEmptyList("arguments", record({ title: shortText(60), text: prose(420) })),
  }),
  updates: record({
    heading: shortText(60),
    text: prose(200),
    email: shortText(30),
    company: shortText(40),
    optional: shortText(20),
    button: shortText(20),
    toast: record({ title: specified, text: specified }),
    mail,
  }),
  noOffer: prose(200),
  fundingRounds: nonEmptyList("sample rows", fundingRoundShape),
});

export type Investors = z.infer<typeof investorsPageShape>;
export type FundingRound = z.infer<typeof fundingRoundShape>;
