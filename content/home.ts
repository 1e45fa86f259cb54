import type { LineId } from "./schema/navigation.ts";

export const hero = {
  badge: "AI-Powered Integration Platform",
  /** The heading of the page, broken where it reads best. */
  headingLines: ["Describe the work once.", "Approve what matters."],
  requestAccess: "Request an Invitation",
  useNow: "YNO Use AI Now",
  /** Where an approver's evidence is shown: a whole run, step by step. */
  evidence: "/platform",
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

type Feature = { title: string; text: string; line: LineId };

export const features: readonly Feature[] = [
  {
    title: "Converse",
    text: "Say what should happen, in your own words. The draft of the workflow appears while you type, and you correct it the same way.",
    line: "product",
  },
  {
    title: "Intelligent Workflows",
    text: "Agents choose a tool for each step, try again with a reason, and stop where your policy says that a person decides.",
    line: "resources",
  },
  {
    title: "Seamless Integrations",
    text: "Sign in once per system. Credentials stay in the secret service and never reach a prompt.",
    line: "company",
  },
  {
    title: "Transparency",
    text: "Every step keeps its input, its output, the model that worked on it and the reason it gave. You can read a run from end to end.",
    line: "quick",
  },
  {
    title: "Limitless Integrations",
    text: "A system without a connector is reached through an MCP server or a container image of your own.",
    line: "plans",
  },
  {
    title: "User-Friendly",
    text: "Whoever knows the work can build the workflow. Nobody has to learn a diagram language first.",
    line: "legal",
  },
];

type Quality = { title: string; text: string };

export const qualities: readonly Quality[] = [
  {
    title: "Understanding",
    text: "The assistant asks when a sentence can mean two things. It does not guess about money, people or deadlines.",
  },
  {
    title: "Flexible",
    text: "Change a step in the middle of a run. Finished work is kept, and the rest continues from there.",
  },
  {
    title: "Knowledgeable",
    text: "It reads the documents you give it and names the passage behind each answer.",
  },
];

type Metric = { figure: string; change?: string; text: string };

export const market = {
  heading: "Market Opportunity",
  opening:
    "Companies run more applications than any team can connect by hand. These are the figures that we plan with.",
  requestDeck: "Request Investor Deck",
  metrics: [
    { figure: "$50B+", change: "+15% CAGR", text: "market for enterprise integration by 2028" },
    { figure: "$12B", change: "+25% CAGR", text: "market for AI automation" },
    { figure: "85%", text: "of enterprises use 1000+ apps" },
    { figure: "$2.9M", text: "average cost of integration complexity" },
  ] as readonly Metric[],
} as const;

export const exclusive = {
  heading: "Exclusive Access",
  opening:
    "We open the platform in small groups, so that each gets an answer from the people who build it. Leave your address and hear when the next group starts.",
  stats: [
    { figure: "500+", text: "Enterprise Leaders" },
    { figure: "50+", text: "Fortune 500 CTOs" },
    { figure: "Modular", text: "Design Architecture" },
  ],
} as const;
