import { site } from "@yno/brand/site";
import * as publicFigures from "../public-figures.ts";
import type { Page } from "../schema/page.ts";

export const investorsPage = {
  path: "/investors",
  navigation: { line: "company", station: 4, title: "Investors" },
  updated: "2026-11-29",
  title: `Investors | ${site.brand}`,
  description:
    "YNO's seed round: its dates, the market, our progress since June 2024 and the investment thesis. Not an offer of securities.",
  heading: "Investors",
  opening:
    "YNO builds the platform companies use to run office work with AI agents and keep people in charge of the decisions. Our seed round opened in September 2025 with a target close in November 2025. Here's the market, our progress and the case for and against.",
  next: { label: "Get investor updates", to: "/investors#updates" },
  drawing:
    "The months from June 2024 to November 2025 to scale, the company on one line and its product on another. They meet in September 2025, when the seed round opened. Its target close was in November 2025.",
} as const satisfies Page;

export const roundDetails = {
  heading: "Round details",
  details: [
    { label: "Round Type", value: "Seed" },
    { label: "Opens", value: "September 2025" },
    { label: "Target Close", value: "November 2025" },
    { label: "Market", value: "Enterprise integration and AI automation" },
  ],
};

export const countdown = {
  heading: "Countdown",
  board: "Seed round",
  opensAt: "2025-09-01T00:00:00+08:00",
  closedFrom: "2025-12-01T00:00:00+08:00",
  opensText: "Opens 1 September 2025",
  openedText: "The round has opened.",
  target: { title: "Target close", month: "2025-11" },
  closedText: "The round has opened, and its target close has passed.",
  units: { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" },
};

export const roundToday = {
  text: "Both dates have passed, and we don't publish the round's status, size or terms, our revenue or the names of our team. To ask about them, or about the next round, accredited and institutional investors can write to",
  mail: site.mail.investors,
};

export const companyProgress = {
  heading: "Company progress",
  from: "2024-06-01T00:00:00+08:00",
  fromText: "June 2024",
  toText: "September 2025",
  today: { label: "See today's totals on the Platform page.", to: "/platform" },
  milestones: [
    {
      month: "2024-06",
      line: "company",
      title: "First engineers",
      text: "We start in Singapore by asking whether a sentence can become a workflow that an auditor would accept.",
    },
    {
      month: "2024-09",
      line: "product",
      title: "First workflow",
      text: "Our own supplier invoices run through a workflow that began as a description.",
    },
    {
      month: "2024-12",
      line: "product",
      title: "Services go live",
      text: "The uptime on our home page counts from 1 December 2024.",
    },
    {
      month: "2025-01",
      line: "company",
      title: "First articles",
      text: "We publish what we tried, what it cost and what came of it.",
    },
    {
      month: "2025-04",
      line: "product",
      title: "Open to developers",
      text: "Developers outside the company can package their own tasks as Molfar images, a format first used on our own workflows. The platform checks each image before it runs.",
    },
    {
      month: "2025-07",
      line: "product",
      title: "Five tiers of autonomy",
      text: "Customers set how much an agent may do on its own, step by step, with the tiers we wrote about in January and first used on our own workflows.",
    },
    {
      month: "2025-09",
      line: "company",
      title: "Seed round opens",
      text: "We raise for more connectors, the Enterprise controls and a sales team.",
    },
  ],
};

export const marketAnalysis = {
  heading: "Market analysis",
  text: "Rounds and valuations, by kind of work.",
  note: "Illustrative figures: the companies are made up. A row marked General describes a type of company.",
  general: "General",
  columns: {
    company: "Company",
    amount: "Amount",
    round: "Round",
    valuation: "Valuation",
    focus: "Focus",
    growth: "Growth",
  },
};

export const thesis = {
  heading: "Investment thesis",
  arguments: [
    {
      title: "Companies already pay for this",
      text: `We estimate that ${publicFigures.enterprisesWithManyApps} of enterprises use ${publicFigures.manyApps} apps, and that integration complexity costs an enterprise ${publicFigures.integrationCost} on average. The investor deck says where the estimates come from. That money goes on integration projects and copying data by hand, so YNO competes for spending that's already in the budget.`,
    },
    {
      title: "Control is the hard part",
      text: "A model that can plan is of little use to a bank until someone can limit it, stop it and read what it did. That takes an engine with approvals, limits and records, which better models don't make any easier to build, and YNO is that engine.",
    },
    {
      title: "We don't bet on one model",
      text: `YNO measures models step by step and can switch between ${publicFigures.models} of them, so when a better or cheaper one appears, our customers can use it.`,
    },
    {
      title: "Every customer makes the next one easier",
      text: "A connector built for one customer works for all of them, and the approvals, exceptions and history that one workflow gathers in production are where that customer's next one starts.",
    },
    {
      title: "What could prove us wrong",
      text: "Large vendors can bundle something similar with products they already sell. Enterprise sales are slow and could outlast our funding, and regulators may ask for more human review than we expect.",
    },
  ],
};

export const updates = {
  heading: "Investor updates",
  text: "Get our progress, figures and risks by email. The updates are for accredited and institutional investors, and each has an unsubscribe link.",
  button: "Subscribe",
  toast: {
    title: "Subscription confirmed!",
    text: "You'll receive exclusive updates about our seed round opening and investment opportunities.",
  },
  mail: site.mail.investors,
};

export const noOffer =
  "Nothing on this page is an offer of securities, an invitation to make one, or investment advice. This page and the updates are for accredited and institutional investors.";

export type RoundDetails = typeof roundDetails;
export type MarketAnalysis = typeof marketAnalysis;
export type Countdown = typeof countdown;
export type CompanyProgress = typeof companyProgress;
export type InvestorUpdates = typeof updates;
