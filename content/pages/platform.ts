import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const platformPage = {
  path: "/platform",
  navigation: { line: "product", station: 2, title: "Platform" },
  updated: "2026-11-26",
  title: `Platform | ${site.brand}`,
  description:
    "How YNO plans, runs and records agentic workflows: five tiers of autonomy, four components, the technology stack and the specifications.",
  heading: "Platform",
  opening:
    "For teams that want agents to do real work and still know who decided what. YNO plans the work and runs it in containers, across your systems. It records every step. How much it may do alone is up to you.",
  drawing:
    "A run goes from the conversation planner to agent orchestration, where your people approve, and through the integration hub to connectors, MCP servers and containers. The run record leads back to the planner.",
  onward: { label: "See twenty workflows that run on the platform.", to: "/workflows" },
} as const satisfies Page;
