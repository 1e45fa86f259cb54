import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const workflowsPage = {
  path: "/workflows",
  navigation: { line: "product", station: 3, title: "Agentic Workflows" },
  updated: "2026-11-20",
  title: `Agentic Workflows | ${site.brand}`,
  description:
    "Twenty workflows that agents run, step by step: what goes in, which models work on it, where a person decides, what comes out.",
  heading: "Agentic Workflows",
  opening:
    "Each workflow is a line with five stations. Open one to see what goes in, which models work on it, where a person decides and what comes out.",
} as const satisfies Page;
