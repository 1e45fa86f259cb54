import { line, record, some } from "@yno/records/words";
import * as z from "zod";

export const fundingRoundShape = record({
  company: line(40),
  amount: line(20),
  round: line(20),
  valuation: line(20),
  focus: line(60),
  growth: line(30),
  /** A kind of company, not one company. */
  isGeneral: z.boolean("is neither true nor false. Write true for a kind of company."),
});

/** Everything that content/funding-rounds.ts exports, its claims aside. */
export const fundingRoundsShape = record({
  fundingRounds: some("sample rows", fundingRoundShape),
});

export type FundingRound = z.infer<typeof fundingRoundShape>;
