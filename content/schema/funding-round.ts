import { nonEmptyList, record, shortText } from "@yno/records/words";
import * as z from "zod";

export const fundingRoundShape = record({
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
 * Everything that content/funding-rounds.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
export const fundingRoundsShape = record({
  fundingRounds: nonEmptyList("sample rows", fundingRoundShape),
});

export type FundingRound = z.infer<typeof fundingRoundShape>;
