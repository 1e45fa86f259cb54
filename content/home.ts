import type { SubscribeForm } from "./schema/forms.ts";

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

type Feature = { title: string; text: string };

export const features: readonly Feature[] = [
  {
    title: "Converse",
    text: "Say what should happen, in your own words. A draft workflow appears as you type, and you correct it the same way.",
  },
  {
    title: "Intelligent Workflows",
    text: "Agents pick the right tool for each step, retry when a call fails, and stop for approval wherever your policy says so.",
  },
  {
    title: "Seamless Integrations",
    text: "Sign in to each system once. Your credentials stay in the secret service and never appear in a prompt.",
  },
  {
    title: "Transparency",
    text: "Every step keeps its input, its output, the model that did the work and the reason it gave. Read any run from start to finish.",
  },
  {
    title: "Limitless Integrations",
    text: "No connector for your system? Use an MCP server, or package your own container image.",
  },
  {
    title: "User-Friendly",
    text: "If you know the work, you can build the workflow. No code and no diagrams to learn.",
  },
];

type Quality = { title: string; text: string };

export const qualities: readonly Quality[] = [
  {
    title: "Understanding",
    text: "When a sentence could mean two things, YNO AI asks. It never guesses about money, people or deadlines.",
  },
  {
    title: "Flexible",
    text: "Change a step in the middle of a run. Finished steps are kept, and the run continues from there.",
  },
  {
    title: "Knowledgeable",
    text: "YNO AI reads the documents you give it and cites the passage behind each answer.",
  },
];

type Metric = { figure: string; change?: string; text: string };

export const market = {
  heading: "Market Opportunity",
  opening:
    "Companies run more applications than any team can connect by hand. We plan with these market estimates, in US dollars. None of them is a result of ours.",
  requestDeck: "Request Investor Deck",
  metrics: [
    { figure: "$50B+", change: "+15% CAGR", text: "enterprise integration market by 2028" },
    { figure: "$12B", change: "+25% CAGR", text: "AI automation market today" },
    { figure: "85%", text: "of enterprises use 1000+ apps" },
    { figure: "$2.9M", text: "average cost of integration complexity" },
  ] as readonly Metric[],
} as const;

export const subscribe: SubscribeForm = {
  email: "Email",
  button: "Subscribe",
  toast: {
    title: "Successfully subscribed!",
    text: "You'll receive exclusive updates about the product's progress and enterprise features.",
  },
};

export const exclusive = {
  heading: "Exclusive Access",
  opening:
    "New accounts are by invitation, in small cohorts, so you can talk to the people who build YNO. Join the waitlist and we'll email you when the next cohort opens. Already invited? YNO Use AI Now, at the top of this page, opens the app.",
  stats: [
    { figure: "500+", text: "Enterprise Leaders" },
    { figure: "50+", text: "Fortune 500 CTOs" },
    { figure: "Modular", text: "Design Architecture" },
  ],
  scope:
    "The first two count people who asked for an invitation. They aren't customers. Modular means you can use one part of the platform without the others.",
} as const;
