import type { Claim } from "./schema/claim.ts";
import type {
  Components,
  HeadlineStats,
  PlatformHero,
  SampleRun,
  Specifications,
  TechnologyStack,
  Tiers,
} from "./schema/platform.ts";
import { site } from "./site.ts";

export const hero: PlatformHero = {
  buttons: ["Schedule Demo", "Platform Architecture"],
  text: "Ask for a demonstration or for the architecture paper by email.",
  mail: site.mail.hello,
};

export const headlineStats: HeadlineStats = {
  heading: "The platform in figures",
  stats: [
    { figure: "10+", text: "enterprise customers" },
    { figure: "150+", text: "models" },
    { figure: "10K+", text: "workflow executions" },
    { figure: "1M+", text: "API calls" },
    { figure: "98.5%", text: "task success" },
    { figure: "3", text: "processing centers" },
    { figure: "20ms", text: "average response" },
    { figure: "99.9%", text: "uptime" },
  ],
};

/** The run itself is in content/runs/, with its own summary. */
export const sampleRun: SampleRun = { heading: "See a run, end to end" };

export const tiers: Tiers = {
  heading: "Five tiers of autonomy",
  text: "Each workflow has a tier, and so can each step in it. You move a step up when its record gives you reason to, and down at any time.",
  labels: { agent: "The agent", person: "A person", example: "For example" },
  tiers: [
    {
      number: 1,
      name: "Assisted",
      agent: "Suggests the next step and drafts what it needs.",
      person: "Takes the step.",
      example:
        "A supplier writes. The agent proposes an answer and an account, and a clerk edits and sends.",
      autonomy: null,
    },
    {
      number: 2,
      name: "Guided",
      agent: "Carries out a single step when it is told to.",
      person: "Starts every step and checks its result.",
      example:
        "A recruiter asks for a shortlist with reasons, reads it, and then asks for the invitations.",
      autonomy: null,
    },
    {
      number: 3,
      name: "Supervised",
      agent: "Runs the whole workflow and stops at each decision.",
      person: "Approves at every interchange.",
      example: "The agent compares tenders and prepares the order. A buyer releases each one.",
      autonomy: null,
    },
    {
      number: 4,
      name: "Delegated",
      agent: "Decides alone within limits of amount, customer and time.",
      person: "Sets the limits and takes what falls outside them.",
      example: "Small refunds are paid at once. A larger one waits for the team lead.",
      autonomy: null,
    },
    {
      number: 5,
      name: "Autonomous",
      agent: "Runs, checks its own result and repairs what it can.",
      person: "Reads a sample of the runs, takes the rest of the cases, and can stop the line.",
      example:
        "Card payments are reconciled overnight. What the agent cannot explain lies ready in the morning.",
      autonomy: "95% autonomy",
    },
  ],
};

export const technologyStack: TechnologyStack = {
  heading: "Technology stack",
  servicesLabel: "Services",
  cards: [
    {
      title: "Models",
      text: "A step says what it needs, and the platform picks a model by measured quality, price and speed. A model of your own can stand in the list.",
      services: ["workflow-service", "rag-service"],
    },
    {
      title: "Execution",
      text: "A task starts in its container with its inputs as files, writes its results to one path, and is gone.",
      services: ["pipeline-engine", "pipeline-service", "task-service", "dockerfile-validator"],
    },
    {
      title: "Connections",
      text: "Connectors and MCP servers are the tools of an agent. Each call is made with the rights of the run, not with those of the platform.",
      services: ["api-gateway", "connectors-service", "auth-service", "secret-service"],
    },
    {
      title: "People",
      text: "Forms, questions and approvals are steps like any other. A run can wait for a person for a minute or for a month.",
      services: ["forms-service", "hitl-service"],
    },
  ],
};

export const components: Components = {
  heading: "Components",
  components: [
    {
      id: "planner",
      title: "Conversation planner",
      text: "Turns what you say into a workflow with steps, systems and approvals, and shows you the difference when you change your mind.",
    },
    {
      id: "orchestration",
      title: "Agent orchestration",
      text: "Starts a step when its inputs are there, gives it an agent or a container, waits for people, and tries again after a failure.",
    },
    {
      id: "hub",
      title: "Integration hub",
      text: "Makes the calls to other systems, keeps to their rate limits, and turns their errors into something that an agent can act on.",
    },
    {
      id: "record",
      title: "Run record",
      text: "Writes down each step as it ends. People read it to understand a run, and auditors to prove one.",
    },
  ],
  connections: [
    { from: "planner", to: "orchestration", carries: "the workflow, step by step" },
    { from: "orchestration", to: "hub", carries: "calls, with the rights of the run" },
    { from: "hub", to: "orchestration", carries: "answers and errors" },
    { from: "orchestration", to: "record", carries: "each step as it ends" },
    { from: "record", to: "planner", carries: "what earlier runs did" },
  ],
};

export const specifications: Specifications = {
  heading: "Technical specifications",
  cards: [
    {
      title: "Tasks",
      facts: [
        { term: "Package", detail: "Molfar image: a container image with labels" },
        { term: "Schema version", detail: "v0.0.3" },
        { term: "Task types", detail: "split, reduce, other" },
        { term: "Inputs", detail: "Files; the path of an input X stands in X_PATH" },
        { term: "Results", detail: "Written to OUTPUT_PATH" },
      ],
    },
    {
      title: "API",
      facts: [
        { term: "Content type", detail: "JSON" },
        { term: "Authentication", detail: "Bearer access token on every request" },
        { term: "Operations", detail: "List pipelines, read one by its UUID" },
        {
          term: "Paging",
          detail: "From page 1, with 20 entries unless you ask for another number",
        },
      ],
    },
    {
      title: "Operation",
      facts: [
        { term: "Encryption", detail: "AES-256 at rest, TLS 1.3 in transit" },
        { term: "Place", detail: "Our regions, or on-premises with the Enterprise plan" },
        { term: "System logs", detail: "Kept for 12 months" },
        { term: "Maintenance", detail: "Announced 48 hours ahead" },
      ],
    },
  ],
};

const inFigures = { where: "/platform, The platform in figures", origin: "spec" } as const;
const inSpecifications = { where: "/platform, Technical specifications", origin: "spec" } as const;

const inRun = { where: "/platform, See a run, end to end", origin: "sample" } as const;

export const claims: readonly Claim[] = [
  { ...inRun, figure: "12 rolls", scope: "Sample run: rolls billed and never received" },
  { ...inRun, figure: "15 seconds", scope: "Sample run: time until the buyer was asked" },
  {
    ...inRun,
    figure: "Sample run. Companies and amounts are made up.",
    scope: "Every figure of the run is part of an example",
  },
  { ...inFigures, figure: "10+", scope: "Enterprise customers" },
  { ...inFigures, figure: "150+", scope: "Models that the platform can use" },
  { ...inFigures, figure: "10K+", scope: "Workflow executions so far" },
  { ...inFigures, figure: "1M+", scope: "API calls so far" },
  { ...inFigures, figure: "98.5%", scope: "Tasks that succeed" },
  { ...inFigures, figure: "3", scope: "Processing centers" },
  { ...inFigures, figure: "20ms", scope: "Average response" },
  { ...inFigures, figure: "99.9%", scope: "Uptime of the platform" },
  {
    figure: "95% autonomy",
    where: "/platform, Five tiers of autonomy",
    origin: "spec",
    scope: "Tier 5 alone",
  },
  { ...inSpecifications, figure: "v0.0.3", scope: "Version of the Molfar label schema" },
  { ...inSpecifications, figure: "page 1", scope: "First page of a list, by default" },
  { ...inSpecifications, figure: "20 entries", scope: "Entries on a page, by default" },
  { ...inSpecifications, figure: "AES-256", scope: "Encryption at rest, all plans" },
  { ...inSpecifications, figure: "TLS 1.3", scope: "Encryption in transit, all plans" },
  { ...inSpecifications, figure: "12 months", scope: "Retention of system logs, as in the terms" },
  { ...inSpecifications, figure: "48 hours", scope: "Notice of maintenance" },
];
