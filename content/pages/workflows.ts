import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import { workflowCounts } from "../workflows.ts";

export const workflowsPage = {
  path: "/workflows",
  navigation: { line: "product", station: 3, title: "Agentic Workflows" },
  updated: "2026-11-26",
  title: `Agentic Workflows | ${site.brand}`,
  description:
    "Twenty ready-made agentic workflows in fifteen trades, step by step: inputs, AI models, the decisions that stay with people, and outputs.",
  heading: "Agentic Workflows",
  opening: `For teams that want to see the work before they hand it over. Start from one of twenty workflows, from invoice matching to customs permits, and adapt its five steps to your systems. Ticket triage and meter reads run alone; the other ${workflowCounts.withApproval} stop for a person.`,
  drawing:
    "Twenty lines come in side by side and fan out. A vertical line of people crosses them where a person first decides.",
  next: { label: "See the twenty workflows", to: "/workflows#twenty-workflows" },
  onward: { label: "Find the systems that they work in.", to: "/integrations#browse" },
} as const satisfies Page;
