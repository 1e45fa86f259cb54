import type { Claim } from "./schema/claim.ts";
import { sharedFacts } from "./shared-facts.ts";

const run = { where: "/, Hero, sample runs", origin: "sample" } as const;
const market = { where: "/, Market Opportunity", origin: "spec" } as const;
const exclusive = { where: "/, Exclusive Access", origin: "spec" } as const;

/** The figures of the landing page, and those in the openings of pages without records of their own. */
export const claims: readonly Claim[] = [
  { ...run, figure: "SGD 5,203.22", scope: "Sample run: total of an invoice" },
  { ...run, figure: "3 lines", scope: "Sample run: lines of that invoice" },
  { ...run, figure: "Line 2", scope: "Sample run: a line of that invoice" },
  { ...run, figure: "PO-2188", scope: "Sample run: number of an order, no count" },
  { ...run, figure: "SGD 226.80", scope: "Sample run: billed above order and receipt" },
  { ...run, figure: "12 rolls", scope: "Sample run: billed and never received" },
  { ...run, figure: "SGD 0.50", scope: "Sample run: price of a roll above the order" },
  { ...run, figure: "2 min 10 s", scope: "Sample run: how long the invoice has been waiting" },
  { ...run, figure: "RMA-50772", scope: "Sample run: number of a return, no count" },
  { ...run, figure: "Month 7 of 24", scope: "Sample run: age of a product under warranty" },
  { ...run, figure: "SGD 279", scope: "Sample run: a refund" },
  { ...run, figure: "April 2024", scope: "Sample run: month in which a motor was made" },
  { ...run, figure: "4 min 35 s", scope: "Sample run: how long the refund has been waiting" },
  { ...run, figure: "16 November", scope: "Sample run: first day of a new hire" },
  { ...run, figure: "Grade 6", scope: "Sample run: grade of a new hire" },
  { ...run, figure: "9 rights, 8 in the role", scope: "Sample run: access that was proposed" },
  { ...run, figure: "SGD 250,000", scope: "Sample run: limit of a payment right" },
  { ...run, figure: "1 min 20 s", scope: "Sample run: how long the access has been waiting" },
  {
    figure: "+7 more",
    where: "/, Status bar",
    origin: "spec",
    scope: "Services beyond the six that are shown",
  },
  { ...market, figure: "$50B+", scope: "Enterprise integration market by 2028" },
  { ...market, figure: "2028", scope: "Year of the first figure" },
  { ...market, figure: "+15% CAGR", scope: "Growth of the first figure" },
  { ...market, figure: "$12B", scope: "AI automation market" },
  { ...market, figure: "+25% CAGR", scope: "Growth of the second figure" },
  { ...market, figure: "85%", scope: "Enterprises with many applications" },
  { ...market, figure: "1000+", scope: "Applications in those enterprises" },
  { ...market, figure: "$2.9M", scope: "Average cost of integration complexity" },
  { ...exclusive, figure: "500+", scope: "Enterprise Leaders who asked for an invitation" },
  { ...exclusive, figure: "50+", scope: "Fortune 500 CTOs who asked for an invitation" },
  { figure: "20+", where: "/integrations, Opening", origin: "spec", scope: "Platforms connected" },
  {
    figure: sharedFacts.emailResponse,
    where: "/support, Opening",
    origin: "spec",
    scope: "Answer to an email",
  },
  {
    figure: "12",
    where: "/support, Opening",
    origin: "spec",
    scope: "Hours to the answer to a ticket",
  },
];
