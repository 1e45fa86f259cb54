import { site } from "@yno/brand/site";
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
import { sharedFacts } from "./shared-facts.ts";

export const hero: PlatformHero = {
  buttons: ["Schedule Demo", "Platform Architecture"],
  text: "Email us for a demo or the architecture paper.",
  mail: site.mail.hello,
};

export const headlineStats: HeadlineStats = {
  heading: "The platform in figures",
  note: "Running totals count all customers since the services went live in December 2024.",
  stats: [
    { figure: "10+", text: "enterprise customers", scope: "Under contract today" },
    { figure: "150+", text: "models", scope: "That a step can choose from" },
    { figure: "10K+", text: "workflow executions", scope: "Running total, all plans" },
    { figure: "1M+", text: "API calls", scope: "Running total, all plans" },
    { figure: "98.5%", text: "task success", scope: "Task runs that finish, retries included" },
    { figure: "3", text: "processing centers", scope: "Where runs execute" },
    { figure: "20ms", text: "average response", scope: "Of the API gateway, not of a whole run" },
    {
      figure: sharedFacts.uptime,
      text: "uptime",
      scope: "SLA, unless a plan or order says otherwise",
    },
  ],
};

/** The run itself is in content/runs/, with its own summary. */
export const sampleRun: SampleRun = { heading: "See a run, end to end" };

export const tiers: Tiers = {
  heading: "Five tiers of autonomy",
  text: "Every workflow has a tier, and any step can have its own. Move a step up when its track record justifies it, and down whenever you like.",
  labels: { agent: "The agent", person: "A person", example: "For example" },
  tiers: [
    {
      number: 1,
      name: "Assisted",
      agent: "Suggests the next step and prepares a draft.",
      person: "Does the step.",
      example:
        "A supplier sends an email. The agent drafts a reply and suggests an account, and a clerk edits and sends it.",
      autonomy: null,
    },
    {
      number: 2,
      name: "Guided",
      agent: "Does one step when asked.",
      person: "Starts every step and checks the result.",
      example:
        "A recruiter asks for a shortlist with reasons, reviews it, then asks the agent to send the invitations.",
      autonomy: null,
    },
    {
      number: 3,
      name: "Supervised",
      agent: "Runs the whole workflow and stops at every decision.",
      person: "Approves each decision.",
      example: "The agent compares bids and prepares the order. A buyer releases each one.",
      autonomy: null,
    },
    {
      number: 4,
      name: "Delegated",
      agent: "Decides alone, within limits on amount, customer and time.",
      person: "Sets the limits and handles the exceptions.",
      example: "Small refunds are paid straight away. Larger ones wait for the team lead.",
      autonomy: null,
    },
    {
      number: 5,
      name: "Autonomous",
      agent: "Runs, checks its own results and fixes what it can.",
      person: "Reviews a sample of runs, handles the remaining cases, and can stop the workflow.",
      example:
        "Card payments are reconciled overnight. In the morning, a person gets the ones the agent couldn't explain.",
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
      text: "Tell a step what it needs. YNO picks the model with the best measured balance of quality, price and speed. Or bring your own model.",
      services: ["workflow-service", "rag-service"],
    },
    {
      title: "Execution",
      text: "Each task runs in its own container. It reads its inputs as files, writes its results to one path, and the container is removed.",
      services: ["pipeline-engine", "pipeline-service", "task-service", "dockerfile-validator"],
    },
    {
      title: "Connections",
      text: "Agents reach your systems through connectors and MCP servers. Every call has the rights of the account you connected.",
      services: ["api-gateway", "connectors-service", "auth-service", "secret-service"],
    },
    {
      title: "People",
      text: "Forms, questions and approvals are ordinary steps. A run can wait for a person for a minute or a month.",
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
      text: "Turns your description into a workflow with steps, systems and approvals. When you change your mind, it shows what changes.",
    },
    {
      id: "orchestration",
      title: "Agent orchestration",
      text: "Starts each step when its inputs are ready, assigns it an agent or a container, waits for approvals, and retries after a failure.",
    },
    {
      id: "hub",
      title: "Integration hub",
      text: "Calls your other systems, stays within their rate limits, and turns their errors into something an agent can act on.",
    },
    {
      id: "record",
      title: "Run record",
      text: "Logs each step as it finishes. Your team uses it to understand a run, and your auditors to verify one.",
    },
  ],
  connections: [
    { from: "planner", to: "orchestration", carries: "the workflow, step by step" },
    { from: "orchestration", to: "hub", carries: "calls, with your account's rights" },
    { from: "hub", to: "orchestration", carries: "answers and errors" },
    { from: "orchestration", to: "record", carries: "each step as it finishes" },
    { from: "record", to: "planner", carries: "what earlier runs did" },
  ],
  people: { title: "Your people", note: "approve what you don't delegate" },
  reaches: ["Connectors", "MCP servers", "Containers"],
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
        { term: "Inputs", detail: "Files; X_PATH holds the path of input X" },
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
          detail: "Starts at page 1, with 20 entries by default",
        },
      ],
    },
    {
      title: "Operation",
      facts: [
        {
          term: "Encryption",
          detail: `${sharedFacts.encryptionStored} at rest, ${sharedFacts.encryptionInTransit} in transit`,
        },
        { term: "Hosting", detail: "Our regions, or on-premises on the Enterprise plan" },
        { term: "System logs", detail: `Kept for ${sharedFacts.systemLogs}` },
        { term: "Maintenance", detail: `Announced ${sharedFacts.maintenanceNotice} in advance` },
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
  {
    ...inFigures,
    figure: "December 2024",
    scope: "Month from which running totals count; the services are in operation",
  },
  { ...inFigures, figure: "10+", scope: "Enterprise customers under contract" },
  { ...inFigures, figure: "150+", scope: "Models that the platform can use" },
  { ...inFigures, figure: "10K+", scope: "Workflow executions since December 2024, all plans" },
  { ...inFigures, figure: "1M+", scope: "API calls since December 2024, all plans" },
  { ...inFigures, figure: "98.5%", scope: "Task runs that finish, retries included" },
  { ...inFigures, figure: "3", scope: "Processing centers" },
  { ...inFigures, figure: "20ms", scope: "Average response of the API gateway" },
  { ...inFigures, figure: sharedFacts.uptime, scope: "Uptime SLA, as in the terms" },
  {
    figure: "95% autonomy",
    where: "/platform, Five tiers of autonomy",
    origin: "spec",
    scope: "Tier 5 alone",
  },
  { ...inSpecifications, figure: "v0.0.3", scope: "Version of the Molfar label schema" },
  { ...inSpecifications, figure: "page 1", scope: "First page of a list, by default" },
  { ...inSpecifications, figure: "20 entries", scope: "Entries on a page, by default" },
  {
    ...inSpecifications,
    figure: sharedFacts.encryptionStored,
    scope: "Encryption at rest, all plans",
  },
  {
    ...inSpecifications,
    figure: sharedFacts.encryptionInTransit,
    scope: "Encryption in transit, all plans",
  },
  { ...inSpecifications, figure: "12 months", scope: "Retention of system logs, as in the terms" },
  { ...inSpecifications, figure: sharedFacts.maintenanceNotice, scope: "Notice of maintenance" },
];
