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
  updated: "2026-11-29",
  title: `Pricing | ${site.brand}`,
  description: `Community is free. SME costs ${sharedFacts.smeMonthly} a month or ${sharedFacts.smeYearly} a year. Enterprise is priced to your requirements. Try SME for ${sharedFacts.trial} without a card.`,
  heading: "Pricing",
  opening: `Start free on Community, and move to SME when your team relies on agents every day. Talk to us about Enterprise if you need SSO, audit logs, a region of your choice or your own data centre, which we quote for from ${sharedFacts.enterpriseUsers} on an annual contract.`,
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
  exactSaving: `${publicFigures.exactYearlySaving} less than twelve months`,
  tax: "Prices exclude goods and services tax, which we add where it applies.",
  access:
    "New accounts are by invitation for now, so sign up for Community or the SME trial, and we'll email you when your account opens.",
};

export const highlights = [
  {
    title: `${hyphenated(sharedFacts.trial)} free trial`,
    text: "Try everything in the SME plan, without a card. When the trial ends, nothing is charged.",
  },
  {
    title: "Money-back guarantee",
    text: `If you tell us within ${sharedFacts.moneyBack} of the start of your first paid subscription, we refund it, whatever the reason.`,
  },
  {
    title: "Encryption on every plan",
    text: `${sharedFacts.encryptionStored} at rest and ${sharedFacts.encryptionInTransit} in transit protect data on the free plan as they do on the paid ones.`,
  },
  {
    title: `${sharedFacts.dataAfterCancellation} to export`,
    text: `We keep your data for ${sharedFacts.dataAfterCancellation} after your contract ends, in which you can export it or come back.`,
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
  unlimitedCalls: `Up to ${sharedFacts.enterpriseCalls}, or unlimited with dedicated capacity`,
};

export const questions = {
  heading: "Questions",
  entries: [
    {
      question: "Can I change plans?",
      answer:
        "Yes, at any time. The change is effective immediately, and billing is prorated on the next invoice, so you pay for each plan only while you had it.",
    },
    {
      question: "What happens when I use up my API calls?",
      answer:
        "Runs that have started will finish, while new ones wait until the next month or until you change plans. We email the account owner before that happens.",
    },
    {
      question: "What happens when the trial ends?",
      answer:
        "Choose a plan to carry on. If you don't, nothing is charged: your account moves to Community, where workflows beyond its limits are paused.",
    },
  ],
};

export const closing = {
  heading: "Try it on work you know",
  text: "Pick a task where you'd spot a wrong result straight away, because then the trial shows you more than a demo could.",
  trial: { label: "Start Free Trial", to: site.app.signUp },
  demo: { label: "Schedule Demo", to: salesForm },
};

export const billingUnits = {
  heading: "What counts towards your plan",
  text: "A plan limits your agents and the API calls you make in a calendar month, Singapore time, and Community limits workflows and integrations as well. There's no charge per run, step or approval.",
  units: [
    {
      title: "API call",
      text: "One request that a run makes to a connected system, an MCP server, a model or the YNO API. A retry is a new call, while requests that fail through our fault or exceed the rate limit aren't counted.",
    },
    {
      title: "Run",
      text: "One execution of a workflow, however many steps, retries and approvals it has. Runs have no limit of their own, but the API calls they make count.",
    },
    {
      title: "Agent",
      text: "One AI agent that is switched on in your account. It counts once, even if several steps or workflows use it, and the tasks and approvals in them don't count.",
    },
    {
      title: "Workflow",
      text: "A workflow that's switched on. Paused ones don't count, so you can keep drafts and old versions.",
    },
    {
      title: "Integration",
      text: "A system that you connect, however many workflows use it. An MCP server from the registry counts as one too.",
    },
    {
      title: "User",
      text: "Anyone you allow to sign in. Community and SME cost the same for any number of users, which is why approvers don't make a plan dearer.",
    },
  ],
};

/** The tiers that the questions name, and the plan that each belongs to. */
export const rateTiers = {
  heading: "API rate limits",
  text: "A plan's API tier says how many requests your tasks can send to the YNO API in an hour. Beyond that, requests are refused with 429 until the hour is up. Community has no tasks of its own today, so the Starter limit has no effect there.",
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
