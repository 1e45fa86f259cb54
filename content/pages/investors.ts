import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const investorsPage = {
  path: "/investors",
  navigation: { line: "company", station: 4, title: "Investors" },
  updated: "2026-11-20",
  title: `Investors | ${site.brand}`,
  description:
    "The seed round of YNO: terms of the round, market analysis, company progress and updates by email. Not an offer of securities.",
  heading: "Investors",
  opening:
    "Our seed round opens in September 2025 and targets closing in November 2025. Here are the market, the progress and the reasoning behind it.",
} as const satisfies Page;
