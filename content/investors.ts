import type { Claim } from "./schema/claim.ts";
import type {
  CompanyProgress,
  Countdown,
  InvestorUpdates,
  MarketAnalysis,
  RoundDetails,
  Thesis,
} from "./schema/investors.ts";
import { site } from "./site.ts";

export const roundDetails: RoundDetails = {
  heading: "Round details",
  details: [
    { label: "Round Type", value: "Seed" },
    { label: "Opens", value: "September 2025" },
    { label: "Target Close", value: "November 2025" },
    { label: "Market", value: "Enterprise integration and AI automation" },
  ],
};

export const countdown: Countdown = {
  heading: "Countdown",
  board: "Seed round",
  opensAt: "2025-09-01T00:00:00+08:00",
  closedFrom: "2025-12-01T00:00:00+08:00",
  opensText: "Opens 1 September 2025",
  openedText: "The round has opened.",
  closedText: "The round has opened, and its target close has passed.",
  units: { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" },
};

export const companyProgress: CompanyProgress = {
  heading: "Company progress",
  from: "2024-06-01T00:00:00+08:00",
  fromText: "June 2024",
  toText: "September 2025",
  milestones: [
    {
      month: "2024-06",
      title: "Work begins",
      text: "The first engineers start in Singapore, with one question: can a sentence become a workflow that an auditor accepts?",
    },
    {
      month: "2024-09",
      title: "A sentence runs",
      text: "Our own supplier invoices go through a workflow that nobody programmed by hand.",
    },
    {
      month: "2024-12",
      title: "Services in operation",
      text: "The services run from 1 December 2024. The uptime on the front page counts from that day.",
    },
    {
      month: "2025-01",
      title: "We publish",
      text: "The first four articles appear: what was tried, what it cost, what came of it.",
    },
    {
      month: "2025-04",
      title: "Open to developers",
      text: "Anybody can package a task as a Molfar image. The platform checks it before it runs.",
    },
    {
      month: "2025-07",
      title: "Five tiers",
      text: "Customers set for each step how much an agent may do alone.",
    },
    {
      month: "2025-09",
      title: "The seed round opens",
      text: "The money is for connectors, for the Enterprise controls and for people who sell.",
    },
  ],
};

export const marketAnalysis: MarketAnalysis = {
  heading: "Market analysis",
  text: "These rows show how we read the market around us: which rounds are raised, at what price, for which kind of work.",
  note: "Illustrative figures: the companies are made up, and a row marked General stands for a kind of company.",
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

export const thesis: Thesis = {
  heading: "Investment thesis",
  arguments: [
    {
      title: "The cost is already being paid",
      text: "85% of enterprises use 1000+ apps, and integration complexity costs one of them $2.9M on average. That money goes to projects, to copying by hand, and to repairing both. A product that takes over a part of it does not need a new budget.",
    },
    {
      title: "The hard part is not the model",
      text: "A model that can plan is of little use to a bank until somebody can bound it, stop it and read what it did. That is the work of an engine, and better models do not make it cheaper. We build the engine.",
    },
    {
      title: "Models become interchangeable",
      text: "The platform measures models step by step and can change between 150+ of them. When a better or cheaper one appears, our customers have it, whoever made it. We do not have to guess which vendor wins.",
    },
    {
      title: "Each customer makes the next one easier",
      text: "A connector that was built for one customer serves all who come later. A workflow in production gathers approvals, exceptions and history, and becomes the place where the next workflow starts.",
    },
    {
      title: "What could prove us wrong",
      text: "Large vendors can give away something similar with what they already sell. Enterprise sales take long and may take longer than our money. Regulators may ask for more people in the process than we expect. We plan for each and report on it in the updates.",
    },
  ],
};

export const updates: InvestorUpdates = {
  heading: "Investor updates",
  text: "Leave your address, and your company or fund if you like. Every update carries a link that ends them.",
  email: "Email",
  company: "Company or fund name",
  optional: "optional",
  button: "Subscribe",
  toast: {
    title: "Subscription confirmed!",
    text: "You'll receive exclusive updates about our seed round opening and investment opportunities.",
  },
  mail: site.mail.investors,
};

export const noOffer =
  "Nothing on this page is an offer of securities, an invitation to make one, or investment advice.";

const inRound = { where: "/investors, Round details", origin: "spec" } as const;
const inProgress = { where: "/investors, Company progress", origin: "spec" } as const;
const inThesis = { where: "/investors, Investment thesis", origin: "spec" } as const;

export const claims: readonly Claim[] = [
  { ...inRound, figure: "September 2025", scope: "Month in which the seed round opens" },
  { ...inRound, figure: "November 2025", scope: "Target close of the seed round" },
  {
    figure: "1 September 2025",
    where: "/investors, Countdown",
    origin: "spec",
    scope: "Day on which the seed round opens, in Singapore",
  },
  { ...inProgress, figure: "June 2024", scope: "Start of the line of progress" },
  { ...inProgress, figure: "September 2025", scope: "End of the line; the seed round opens" },
  { ...inProgress, figure: "December 2024", scope: "The services are in operation" },
  { ...inProgress, figure: "1 December 2024", scope: "Day from which the uptime counts" },
  { ...inProgress, figure: "January 2025", scope: "First articles of /news" },
  { ...inProgress, figure: "September 2024", origin: "sample", scope: "First drafted workflow" },
  { ...inProgress, figure: "April 2025", origin: "sample", scope: "Molfar images for developers" },
  { ...inProgress, figure: "July 2025", origin: "sample", scope: "Five tiers of autonomy" },
  { ...inThesis, figure: "85%", scope: "Enterprises that use 1000+ apps" },
  { ...inThesis, figure: "1000+ apps", scope: "Applications in 85% of enterprises" },
  { ...inThesis, figure: "$2.9M", scope: "Average cost of integration complexity" },
  { ...inThesis, figure: "150+", scope: "Models that the platform can use" },
];
