import { site } from "@yno/brand/site";
import type { Limits } from "../collections/plans.ts";
import { hyphenated } from "../messages/amounts.ts";
import * as publicFigures from "../public-figures.ts";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";
import * as sharedFacts from "../shared-facts.ts";

export const pricingPage = {
  path: "/pricing",
  navigation: { line: "plans", station: 2, title: "Pricing" },
  updated: "2026-11-27",
  title: `Pricing | ${site.brand}`,
  description: `Community is free. SME costs ${sharedFacts.smeMonthly} a month or ${sharedFacts.smeYearly} a year. Enterprise is priced to your requirements. Try SME for ${sharedFacts.trial} without a card.`,
  heading: "Pricing",
  opening:
    "For one person, a company, or an organisation with its own rules. Start free, move to SME when agents carry your daily work, and talk to us about your own terms.",
  drawing:
    "Each plan is a line, and each agent a station: Community has three, SME fifty, and the line of Enterprise has no end.",
} as const satisfies Page;

const salesForm = "/support#contact-form";

export const billing = {
  label: "Billing period",
  periods: { monthly: "Monthly", yearly: "Yearly" },
  periodLabels: { monthly: "per month", yearly: "per year" },
  saveBadge: `Save ${publicFigures.yearlySaving}`,
  popularBadge: "Most Popular",
  free: "Free",
  custom: "Custom",
  yearOf: "for a year",
  byTheMonth: "paid monthly",
  byTheYear: "paid yearly",
  saving: "You save",
  tax: "Prices exclude goods and services tax, which we add where it applies.",
  access:
    "New accounts are by invitation for now. Sign up for Community or the SME trial, and we'll email you when your account opens.",
};

export const highlights = [
  {
    title: `${hyphenated(sharedFacts.trial)} free trial`,
    text: "Try everything in the SME plan. No card required.",
  },
  {
    title: "Money-back guarantee",
    text: `Tell us within ${sharedFacts.moneyBack} of the start of your first paid subscription, and we'll refund it.`,
  },
  {
    title: "Encryption on every plan",
    text: `${sharedFacts.encryptionStored} at rest and ${sharedFacts.encryptionInTransit} in transit, on the free plan too.`,
  },
  {
    title: `${sharedFacts.dataAfterCancellation} to export`,
    text: `We keep your data for ${sharedFacts.dataAfterCancellation} after your contract ends. You can export it, or come back.`,
  },
];

export const planLabels = { features: "Features", limitations: "Limitations" };

export const planLines = {
  agents: "agents",
  unlimited: "Unlimited",
  scale: "One station is one agent.",
} as const;

export const comparison = {
  heading: "Compare the plans",
  caption: "What each plan includes",
  groups: [
    {
      title: "Volume",
      rows: [
        { limit: "agents", label: "AI agents" },
        { limit: "workflows", label: "Workflows" },
        { limit: "apiCalls", label: "API calls a month" },
        { limit: "integrations", label: "Integrations" },
        { limit: "customIntegrations", label: "Custom integrations" },
      ],
    },
    {
      title: "Service",
      rows: [
        { limit: "support", label: "Support" },
        { limit: "uptime", label: "Uptime SLA" },
        { limit: "regions", label: "Regions" },
      ],
    },
    {
      title: "Control",
      rows: [
        { limit: "sso", label: "SSO" },
        { limit: "auditLogs", label: "Audit logs" },
        { limit: "onPremises", label: "On-premises" },
      ],
    },
  ],
} satisfies With<{
  groups: readonly With<{ rows: readonly With<{ limit: keyof Limits }>[] }>[];
}>;

export const limitWords = {
  unlimited: "Unlimited",
  included: "Included",
  notIncluded: "Not included",
  support: {
    community: "Community",
    "priority-24-5": `Priority, ${sharedFacts.supportSme}`,
    "24-7": sharedFacts.supportEnterprise,
  },
  regions: { single: "Single", multi: "Several" },
  uptime: {
    none: "None",
    "99.5%": "99.5%",
    custom: `${sharedFacts.uptime} or ${sharedFacts.uptimeEnterpriseOrder}`,
  },
};

export const questions = {
  heading: "Questions",
  entries: [
    {
      question: "Can I change plans?",
      answer:
        "Yes, at any time. The change is effective immediately, and billing is prorated on the next invoice.",
    },
    {
      question: "What happens when I use up my API calls?",
      answer:
        "Runs that have started will finish. New runs wait until the next month or until you change plans. We email the account owner before that happens.",
    },
    {
      question: "What happens when the trial ends?",
      answer:
        "Choose a plan to carry on. Without one, your account moves to Community, and workflows beyond its limits are paused. Nothing is charged.",
    },
  ],
};

export const closing = {
  heading: "Try it on work you know",
  text: "Pick a task where you'd spot a wrong result straight away.",
  trial: { label: "Start Free Trial", to: site.app.signUp },
  demo: { label: "Schedule Demo", to: salesForm },
};

export const billingUnits = {
  heading: "What counts towards your plan",
  text: "Plans limit your agents, and the API calls you make in a calendar month, Singapore time. Community also limits workflows and integrations. There's no charge per run, step or approval.",
  units: [
    {
      title: "API call",
      text: "One request that a run makes to a connected system, an MCP server, a model or the YNO API. A retry is a new call. Requests that fail through our fault, or exceed the rate limit, aren't counted.",
    },
    {
      title: "Run",
      text: "One execution of a workflow, however many steps, retries and approvals it has. There's no separate limit on runs, but the API calls they make count.",
    },
    {
      title: "Agent",
      text: "One AI agent that is switched on in your account. An agent used in several workflows counts once.",
    },
    {
      title: "Workflow",
      text: "Any that is switched on. Paused workflows aren't counted.",
    },
    {
      title: "Integration",
      text: "A system that you connect, however many workflows use it.",
    },
    {
      title: "User",
      text: "Anyone you allow to sign in. Community and SME cost the same for any number of users.",
    },
  ],
};

/** The tiers that the questions name, and the plan that each belongs to. */
export const rateTiers = {
  heading: "API rate limits",
  text: "Each plan has an API tier: how many requests your tasks can send to the YNO API in an hour. Over the limit, requests are refused with 429 until the hour is up.",
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

export type PlanLabels = typeof planLabels;
export type Comparison = typeof comparison;
export type LimitWords = typeof limitWords;
export type Billing = typeof billing;
export type RateTiers = typeof rateTiers;
