import { site } from "@yno/brand/site";
import * as publicFigures from "../public-figures.ts";
import type { SubscribeForm } from "../schema/forms.ts";
import type { Page } from "../schema/page.ts";

export const homePage = {
  path: "/",
  updated: "2026-11-29",
  title: `${site.brand}: agents that run your workflows`,
  description:
    "A no-code platform for finance, support and HR teams. Describe the work in a sentence, and agents run it, stop for approval and record every step.",
  heading: "Describe the work once. Approve what matters.",
  opening:
    "YNO is a no-code platform for finance, support and HR teams. Its agents run your workflows across your systems, stop for approval where your policy says, and record every step.",
} as const satisfies Page;

export const hero = {
  badge: "AI-Powered Integration Platform",
  /** The heading of the page, broken where it reads best. */
  headingLines: ["Describe the work once.", "Approve what matters."],
  requestAccess: "Request an Invitation",
  useNow: "YNO Use AI Now",
} as const;

export const services = {
  operationalSince: "2024-12-01T00:00:00Z",
  operationalSinceText: "1 December 2024",
  shownFirst: 6,
  names: [
    "api-gateway",
    "auth-service",
    "connectors-service",
    "dockerfile-validator",
    "forms-service",
    "hitl-service",
    "pipeline-engine",
    "pipeline-service",
    "rag-service",
    "secret-service",
    "shared",
    "task-service",
    "workflow-service",
  ],
} as const;

export const features = [
  {
    title: "Converse",
    text: "Describe the work in your own words and watch a draft appear as you type. To change the draft, say what's wrong with it.",
  },
  {
    title: "Intelligent Workflows",
    text: "Agents pick the tool for each step, retry when a call fails, and stop for approval wherever your policy says so.",
  },
  {
    title: "Seamless Integrations",
    text: "Sign in to a system once. Your credentials then stay in the secret service, which no model can read and which hands them only to the connectors, MCP servers and tasks that need them.",
  },
  {
    title: "Transparency",
    text: "Read any run from start to finish, because every step keeps its input and output, the model that did the work and the reason that the model gave.",
  },
  {
    title: "Limitless Integrations",
    text: "If your system has no connector, reach it through an MCP server or through a container image that you build.",
  },
  {
    title: "User-Friendly",
    text: "If you know the work, you can build the workflow, because you describe it in sentences and there are no diagrams to learn.",
  },
];

export const qualities = [
  {
    title: "Understanding",
    text: "When a sentence could mean two things, YNO AI asks you which, and it's designed to ask before it assumes anything about money, people or deadlines. Answering usually takes less than a minute.",
  },
  {
    title: "Flexible",
    text: "Change a step in the middle of a run, and the run continues from there.",
  },
  {
    title: "Knowledgeable",
    text: "YNO AI reads the documents you give it, and its answers cite the passages they come from.",
  },
];

type Metric = { figure: string; change?: string; text: string };

export const market = {
  heading: "Market Opportunity",
  opening:
    "Companies run more applications than any team can connect by hand. These are the market estimates we plan with, in US dollars. They aren't our results.",
  requestDeck: "Request Investor Deck",
  metrics: [
    {
      figure: publicFigures.integrationMarket,
      change: publicFigures.integrationGrowth,
      text: "enterprise integration market by 2028",
    },
    {
      figure: publicFigures.automationMarket,
      change: publicFigures.automationGrowth,
      text: "AI automation market today",
    },
    {
      figure: publicFigures.enterprisesWithManyApps,
      text: `of enterprises use ${publicFigures.manyApps} apps`,
    },
    { figure: publicFigures.integrationCost, text: "average cost of integration complexity" },
  ] as readonly Metric[],
} as const;

export const subscribe: SubscribeForm = {
  button: "Subscribe",
  toast: {
    title: "Successfully subscribed!",
    text: "You'll receive exclusive updates about the product's progress and enterprise features.",
  },
};

export const exclusive = {
  heading: "Exclusive Access",
  opening:
    "New accounts are by invitation, in small cohorts, so you can talk to the people who build YNO. Subscribe to product news, and we'll also email you when the next cohort opens. Every email has an unsubscribe link. If you've been invited already, open the app with the YNO Use AI Now link at the top of this page.",
  stats: [
    { figure: publicFigures.leaders, text: "Enterprise Leaders" },
    { figure: publicFigures.technologyChiefs, text: "Fortune 500 CTOs" },
    { figure: "Modular", text: "Design Architecture" },
  ],
  scope:
    "The first two count people who asked for an invitation. They aren't customers. Modular means you can use one part of the platform without the others.",
} as const;
