import {
  cardShape,
  line,
  mail,
  prose,
  record,
  sampleNote,
  some,
  specified,
} from "@yno/records/words";
import * as z from "zod";

/** The moment in Singapore, written out. */
const moment = z.iso.datetime({
  offset: true,
  error: "isn't a date with a time. Write it as '2025-09-01T00:00:00+08:00'.",
});

const roundDetailsShape = record({
  heading: line(60),
  details: some("details", record({ label: specified, value: line(60) })),
});

const marketAnalysisShape = record({
  heading: line(60),
  text: prose(260),
  note: sampleNote,
  general: line(30),
  columns: record({
    company: line(20),
    amount: line(20),
    round: line(20),
    valuation: line(20),
    focus: line(20),
    growth: line(20),
  }),
});

const countdownShape = record({
  heading: line(60),
  /** What the board counts towards. */
  board: line(40),
  opensAt: moment,
  /** From this moment on, the target close has passed. */
  closedFrom: moment,
  opensText: line(40),
  openedText: prose(120),
  closedText: prose(120),
  units: record({
    days: line(10),
    hours: line(10),
    minutes: line(10),
    seconds: line(10),
  }),
});

const milestoneShape = cardShape.extend({
  month: z
    .string("must be text. Write it as '2025-03'.")
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "isn't a month. Write it as '2025-03'.")
    .refine(
      (month) => month >= "2024-06" && month <= "2025-09",
      "is outside the line, which runs from June 2024 to September 2025. Take it out or move it.",
    ),
});

const companyProgressShape = record({
  heading: line(60),
  from: moment,
  fromText: line(20),
  toText: line(20),
  milestones: some("milestones", milestoneShape).refine(
    (all) => all.every((each, index) => index === 0 || (all[index - 1]?.month ?? "") < each.month),
    "aren't in the order of their months. Sort them, one a month.",
  ),
});

/** What the dates of the round mean today, also without JavaScript. */
const roundTodayShape = record({ text: line(260), mail });

const thesisShape = record({
  heading: line(60),
  arguments: some("arguments", record({ title: line(60), text: prose(420) })),
});

const updatesShape = record({
  heading: line(60),
  text: prose(200),
  email: line(30),
  company: line(40),
  optional: line(20),
  button: line(20),
  toast: record({
    title: specified,
    text: specified,
  }),
  mail,
});

/** Everything that content/investors.ts exports, its claims aside. */
export const investorsShape = record({
  roundDetails: roundDetailsShape,
  roundToday: roundTodayShape,
  countdown: countdownShape,
  companyProgress: companyProgressShape,
  marketAnalysis: marketAnalysisShape,
  thesis: thesisShape,
  updates: updatesShape,
  noOffer: prose(200),
});

export type RoundDetails = z.infer<typeof roundDetailsShape>;
export type RoundToday = z.infer<typeof roundTodayShape>;
export type MarketAnalysis = z.infer<typeof marketAnalysisShape>;
export type Countdown = z.infer<typeof countdownShape>;
export type CompanyProgress = z.infer<typeof companyProgressShape>;
export type Thesis = z.infer<typeof thesisShape>;
export type InvestorUpdates = z.infer<typeof updatesShape>;
