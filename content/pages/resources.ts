import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const resourcesPage = {
  path: "/resources",
  updated: "2026-11-20",
  title: `Resources | ${site.brand}`,
  description:
    "Answers to the questions people ask about YNO: starting, billing, security, AI features, enterprise plans and performance.",
  heading: "Resources & Documentation",
  opening:
    "Short answers to the questions that customers, developers and buyers ask us most, each with the page that says more.",
} as const satisfies Page;
