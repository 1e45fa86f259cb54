import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const investorsPage = {
  path: "/investors",
  navigation: { line: "company", station: 4, title: "Investors" },
  updated: "2026-11-26",
  title: `Investors | ${site.brand}`,
  description:
    "YNO's seed round: its dates, the market, our progress since June 2024 and the investment thesis. Not an offer of securities.",
  heading: "Investors",
  opening:
    "YNO builds the platform companies use to run office work with AI agents and keep people in charge of the decisions. Our seed round opened in September 2025 with a target close in November 2025. Here's the market, our progress and the case for and against.",
  next: { label: "Get investor updates", to: "/investors#updates" },
  drawing:
    "The months from June 2024 to November 2025 to scale: what the company did on one line, what its product could do on another. They meet in September 2025, when the seed round opened. Its target close was in November 2025.",
} as const satisfies Page;
