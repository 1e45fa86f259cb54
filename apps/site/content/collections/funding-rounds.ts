import { record, shortText } from "@yno/brand/schema";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";

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

export type FundingRound = z.infer<typeof fundingRoundShape>;

export const fundingRounds: readonly FundingRound[] = [
  {
    company: "Example Orchestration",
    amount: "$3.5M",
    round: "Seed",
    valuation: "$16M",
    focus: "Agents for back-office work",
    growth: "+120% a year",
    isGeneral: false,
  },
  {
    company: "Invented Connect",
    amount: "$8M",
    round: "Series A",
    valuation: "$42M",
    focus: "Connectors for older systems",
    growth: "+70% a year",
    isGeneral: false,
  },
  {
    company: "Specimen Reconcile",
    amount: "$2.4M",
    round: "Seed",
    valuation: "$11M",
    focus: "Monthly closing in finance",
    growth: "+95% a year",
    isGeneral: false,
  },
  {
    company: "Imaginary Process Mining",
    amount: "$12M",
    round: "Series A",
    valuation: "$60M",
    focus: "Finding work worth automating",
    growth: "+55% a year",
    isGeneral: false,
  },
  {
    company: "Nonesuch Voice",
    amount: "$1.8M",
    round: "Pre-seed",
    valuation: "$9M",
    focus: "Telephone intake for clinics",
    growth: "No revenue yet",
    isGeneral: false,
  },
  {
    company: "Agents for one trade",
    amount: "$1M to $4M",
    round: "Pre-seed",
    valuation: "$6M to $15M",
    focus: "One industry and its rules",
    growth: "+100% to +200% a year",
    isGeneral: true,
  },
  {
    company: "Integration platforms",
    amount: "$2M to $6M",
    round: "Seed",
    valuation: "$10M to $25M",
    focus: "Joining existing applications",
    growth: "+50% to +90% a year",
    isGeneral: true,
  },
  {
    company: "Agent platforms",
    amount: "$3M to $10M",
    round: "Seed",
    valuation: "$15M to $50M",
    focus: "Planning and running work",
    growth: "+80% to +150% a year",
    isGeneral: true,
  },
  {
    company: "Workflow automation",
    amount: "$20M to $60M",
    round: "Series B",
    valuation: "$150M to $400M",
    focus: "Whole departments",
    growth: "+30% to +60% a year",
    isGeneral: true,
  },
];

export const collection = defineCollection({
  source: "content/collections/funding-rounds.ts",
  records: fundingRounds,
  shape: fundingRoundShape,
  name: ({ company }) => company,
  page: "/investors",
});
