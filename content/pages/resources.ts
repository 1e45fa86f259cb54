import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const resourcesPage = {
  path: "/resources",
  updated: "2026-11-26",
  title: `Resources | ${site.brand}`,
  description:
    "Answers to common questions about YNO: getting started, billing, support, security, AI features, enterprise plans and performance.",
  heading: "Resources & Documentation",
  opening:
    "Short answers to the questions customers, developers and buyers ask most, with links to the details.",
  next: { label: "Search the questions", to: "/resources#questions" },
} as const satisfies Page;
