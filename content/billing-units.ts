import type { BillingUnits, RateTiers } from "./schema/pricing.ts";
import { sharedFacts } from "./shared-facts.ts";

export const billingUnits: BillingUnits = {
  heading: "What counts towards your plan",
  text: "Plans limit how many agents you have and how many API calls you make in a calendar month, Singapore time. There's no charge per run, step or approval.",
  units: [
    {
      title: "API call",
      text: "One request that a run makes to a connected system, an MCP server, a model or the YNO API. A retry is a new call. We don't count requests that fail because of a fault on our side, or that are over the rate limit.",
    },
    {
      title: "Run",
      text: "One execution of a workflow, from its trigger to its last step, however many steps, retries and approvals it has. There's no separate limit on runs, but the API calls they make count towards your plan.",
    },
    {
      title: "Agent",
      text: "One AI agent that is set up and switched on in your account. An agent used in several workflows counts once. While it's switched off, it isn't counted.",
    },
  ],
};

/** The tiers that the questions name, and the plan that each belongs to. */
export const rateTiers: RateTiers = {
  heading: "API rate limits",
  text: "Each plan has an API tier, which limits how many requests your tasks can send to the YNO API in an hour. It's separate from the monthly allowance. Over the limit, requests are refused with 429 until the hour is up.",
  columns: { tier: "API tier", plan: "Plan", rate: "Rate limit", calls: "Monthly allowance" },
  rows: [
    {
      tier: "Starter",
      plan: "Community",
      rate: sharedFacts.starterRate,
      calls: sharedFacts.communityCalls,
    },
    {
      tier: "Professional",
      plan: "SME",
      rate: sharedFacts.professionalRate,
      calls: sharedFacts.smeCalls,
    },
    {
      tier: "Enterprise",
      plan: "Enterprise",
      rate: "Custom, in your order",
      calls: `Up to ${sharedFacts.enterpriseCalls} a month, or no cap with dedicated capacity`,
    },
  ],
};
