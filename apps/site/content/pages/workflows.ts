import { site } from "@yno/brand/site";
import { workflowCounts } from "../collections/workflows.ts";
import type { Page } from "../schema/page.ts";

export const workflowsPage = {
  path: "/workflows",
  navigation: { line: "product", station: 3, title: "Agentic Workflows" },
  updated: "2026-11-29",
  title: `Agentic Workflows | ${site.brand}`,
  description:
    "Twenty ready-made agentic workflows in fifteen trades, step by step, with the systems they connect to and the decisions that stay with people.",
  heading: "Agentic Workflows",
  opening: `See the work before you hand it over. Start from one of twenty workflows, from invoice matching to customs permits, and adapt its five steps to the systems you already use. Ticket triage and meter reads run alone, while the other ${workflowCounts.withApproval} stop for a person.`,
  drawing: `Twenty lines come in side by side and fan out. A vertical line of people crosses ${workflowCounts.withApproval} of them where a person first decides. Ticket triage and meter reads pass under it.`,
  next: { label: "See the twenty workflows", to: "/workflows#twenty-workflows" },
  onward: { label: "Find the systems these workflows use.", to: "/integrations#browse" },
} as const satisfies Page;

export const heroStats = [
  { figure: "4,967", text: "active workflows", scope: "In the modelled year" },
  { figure: "96.8%", text: "process efficiency", scope: "Cases finished within their target time" },
  { figure: "$127M", text: "cost reduction", scope: "US dollars, all modelled companies together" },
  { figure: "92.7%", text: "automation rate", scope: "Steps done without a person" },
];

/** Shown under the figures. */
export const heroNote = "Illustrative figures from a modelled year.";

/** Says more about them, beside the list: next to the totals of /platform they wouldn't add up. */
export const modelNote =
  "The figures at the top come from a model of one year in which many companies run these workflows. They aren't our customers' results, and the platform's own totals are on the Platform page.";

/** Shown once above the cards. */
export const metricsNote =
  "Illustrative figures: the metrics on the cards are samples that show what each trade would measure.";

/** On each card, where it leads to a list of the files. */
export const filesLink = "Files to run it yourself";

/** The map of the workflows: its name for screen readers, and what it says. */
export const mapWords = {
  label: "All workflows by approval",
  choose: "Choose a line to open its workflow.",
  people: "A person decides",
} as const;
