import type { Claim } from "./schema/claim.ts";
import type { WorkflowsHeroStats } from "./schema/workflows-page.ts";

export const heroStats: WorkflowsHeroStats = [
  { figure: "4,967", text: "active workflows" },
  { figure: "96.8%", text: "process efficiency" },
  { figure: "$127M", text: "cost reduction" },
  { figure: "92.7%", text: "automation rate" },
];

/** Stands once above the cards. */
export const metricsNote =
  "Illustrative figures: the metrics on the cards are samples and show what each trade would count.";

const inHero = { where: "/workflows, Hero", origin: "spec" } as const;

const name = { where: "/workflows, Cards", origin: "sample" } as const;

export const claims: readonly Claim[] = [
  { ...inHero, figure: "4,967", scope: "Active workflows, all customers" },
  { ...inHero, figure: "96.8%", scope: "Process efficiency, all workflows" },
  { ...inHero, figure: "$127M", scope: "Cost reduction, all customers" },
  { ...inHero, figure: "92.7%", scope: "Automation rate, all workflows" },
  { ...name, figure: "GST F5", scope: "Name of a tax return, no count" },
  { ...name, figure: "ICD-10", scope: "Name of a coding system, no count" },
  { ...name, figure: "8D", scope: "Name of a method, no count" },
  { ...name, figure: "SOC 2", scope: "Name of a report, no claim of ours" },
  { ...name, figure: "ISO/IEC 27001", scope: "Name of a standard, no claim of ours" },
];
