import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import { workflowCounts } from "../workflow-counts.ts";

export const workflowsPage = {
  path: "/workflows",
  navigation: { line: "product", station: 3, title: "Agentic Workflows" },
  updated: "2026-11-25",
  title: `Agentic Workflows | ${site.brand}`,
  description:
    "Twenty ready-made agentic workflows in fifteen trades, step by step: inputs, AI models, the decisions that stay with people, and outputs.",
  heading: "Agentic Workflows",
  opening: `Start from one of twenty workflows, from invoice matching to customs permits, and adapt it to your systems. Each has five steps, and ${workflowCounts.withApproval} of the workflows stop for a person's decision. Open one to see what goes in, which models work on it and what comes out.`,
  drawing:
    "Twenty lines come in side by side and fan out. A vertical line of people crosses them where a person first decides.",
  next: { label: "See the twenty workflows", to: "/workflows#twenty-workflows" },
} as const satisfies Page;
