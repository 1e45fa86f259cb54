import type { BillingUnits, RateTiers } from "./schema/billing-units.ts";
import type { Claim } from "./schema/claim.ts";
import { sharedFacts } from "./shared-facts.ts";

export const billingUnits: BillingUnits = {
  heading: "What counts towards your plan",
  text: "Plans limit how many agents you have and how many API calls you make in a calendar month, Singapore time. You don't pay per run, step or approval.",
  units: [
    {
      title: "API call",
      text: "One request that a run makes to a connected system, an MCP server, a model or the YNO API. A retry is a new call. Requests that fail because of a fault on our side, or that are over the rate limit, don't count.",
    },
    {
      title: "Run",
      text: "One execution of a workflow, from its trigger to its last step, however many steps, retries and approvals it has. The number of runs has no limit of its own. The API calls they make count towards your plan.",
    },
    {
      title: "Agent",
      text: "One AI agent that is set up and switched on in your account. An agent used in several workflows counts once. An agent that's switched off doesn't count.",
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

const onTiers = { where: "/pricing, API rate limits", origin: "spec" } as const;
const onApi = { where: "/api, Rate limiting", origin: "spec" } as const;

export const claims: readonly Claim[] = [
  { ...onTiers, figure: sharedFacts.starterRate, scope: "Starter tier, Community plan" },
  { ...onTiers, figure: sharedFacts.professionalRate, scope: "Professional tier, SME plan" },
  {
    ...onTiers,
    figure: `Up to ${sharedFacts.enterpriseCalls} a month`,
    scope: "Enterprise plan on the shared platform",
  },
  {
    ...onTiers,
    figure: "429",
    origin: "sample",
    scope: "Code of an answer over the limit, no figure of ours",
  },
  { ...onApi, figure: sharedFacts.starterRate, scope: "Starter tier, Community plan" },
  { ...onApi, figure: sharedFacts.professionalRate, scope: "Professional tier, SME plan" },
  { ...onApi, figure: sharedFacts.communityCalls, scope: "Community plan" },
  { ...onApi, figure: sharedFacts.smeCalls, scope: "SME plan" },
  {
    ...onApi,
    figure: `Up to ${sharedFacts.enterpriseCalls} a month`,
    scope: "Enterprise plan on the shared platform",
  },
];
