import type { Claim } from "./schema/claim.ts";
import type { WorkflowsHeroStats } from "./schema/workflows-page.ts";
import { workflowCounts } from "./workflow-counts.ts";

export const heroStats: WorkflowsHeroStats = [
  { figure: "4,967", text: "active workflows", scope: "In the modelled year" },
  { figure: "96.8%", text: "process efficiency", scope: "Cases finished within their target time" },
  { figure: "$127M", text: "cost reduction", scope: "US dollars, all modelled companies together" },
  { figure: "92.7%", text: "automation rate", scope: "Steps done without a person" },
];

/** Shown under the figures. */
export const heroNote = "Illustrative figures from a modelled year.";

/** Says more about them, beside the list: next to the totals of /platform they wouldn't add up. */
export const modelNote =
  "The figures at the top are a model of one year in which many companies run these workflows. They aren't our customers' results. The platform's own totals are on the Platform page.";

/** Shown once above the cards. */
export const metricsNote =
  "Illustrative figures: the metrics on the cards are samples that show what each trade would measure.";

/** The map of the workflows: its name for screen readers, and what it says. */
export const mapWords = {
  label: "All workflows by approval",
  choose: "Choose a line to open its workflow.",
  people: "A person decides",
} as const;

const inHero = { where: "/workflows, Hero", origin: "spec" } as const;

const name = { where: "/workflows, Cards", origin: "sample" } as const;

export const claims: readonly Claim[] = [
  {
    figure: `${workflowCounts.withApproval} of the workflows`,
    where: "/workflows, Opening",
    origin: "sample",
    scope: "Workflows on the page in which a person decides, counted from their records",
  },
  { ...inHero, figure: "4,967", scope: "Active workflows in a modelled year" },
  { ...inHero, figure: "96.8%", scope: "Cases finished within their target time, in the model" },
  { ...inHero, figure: "$127M", scope: "Cost reduction of all modelled companies, in US dollars" },
  { ...inHero, figure: "92.7%", scope: "Steps done without a person, in the model" },
  { ...name, figure: "GST F5", scope: "Name of a tax return, no count" },
  { ...name, figure: "ICD-10", scope: "Name of a coding system, no count" },
  { ...name, figure: "8D", scope: "Name of a method, no count" },
  { ...name, figure: "SOC 2", scope: "Name of a report, no claim of ours" },
  { ...name, figure: "ISO/IEC 27001", scope: "Name of a standard, no claim of ours" },
];
