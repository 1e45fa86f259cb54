import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import { sharedFacts } from "../shared-facts.ts";

export const pricingPage = {
  path: "/pricing",
  navigation: { line: "plans", station: 2, title: "Pricing" },
  updated: "2026-11-26",
  title: `Pricing | ${site.brand}`,
  description: `Community is free. SME costs ${sharedFacts.smeMonthly} a month or ${sharedFacts.smeYearly} a year. Enterprise is priced to your requirements. Try SME for ${sharedFacts.trial} without a card.`,
  heading: "Pricing",
  opening:
    "For one person, a company, or an organisation with its own rules. Start free, move to SME when agents carry your daily work, and talk to us when you need your own terms. You can change plans at any time.",
  drawing:
    "Each plan is a line, and each agent that it can run a station: Community has three, SME fifty, and the line of Enterprise has no end.",
} as const satisfies Page;
