import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const pricingPage = {
  path: "/pricing",
  navigation: { line: "plans", station: 2, title: "Pricing" },
  updated: "2026-11-20",
  title: `Pricing | ${site.brand}`,
  description:
    "Community is free. SME costs SGD 988 a month or SGD 9,998 a year. Enterprise is priced to your requirements. Try SME for 14 days without a card.",
  heading: "Pricing",
  opening:
    "Start free, move to SME when agents carry your daily work, and talk to us when you need your own terms. You can change plans at any time.",
} as const satisfies Page;
