import { site } from "@yno/brand/site";
import * as publicFigures from "../public-figures.ts";
import { aloneText, irreversibleRule, tierOf } from "../schema/autonomy.ts";
import type { Page } from "../schema/page.ts";
import * as sharedFacts from "../shared-facts.ts";

export const platformPage = {
  path: "/platform",
  navigation: { line: "product", station: 2, title: "Platform" },
  updated: "2026-11-29",
  title: `Platform | ${site.brand}`,
  description:
    "How YNO plans, runs and records agentic workflows, with five tiers of autonomy, four components, the technology stack and the specifications.",
  heading: "Platform",
  opening:
    "Hand agents real work and still know who decided what. YNO plans the work you describe, does it in the systems you already use, and keeps a record of every step that your auditor can check. You decide how much it can do without asking.",
  drawing:
    "A run goes from the conversation planner to agent orchestration, where your people approve, and through the integration hub to connectors, MCP servers and containers. The run record leads back to the planner.",
  onward: { label: "See twenty workflows that run on the platform.", to: "/workflows" },
} as const satisfies Page;

export const hero = {
  buttons: ["Schedule Demo", "Platform Architecture"],
  text: "Email us for a demo or for the architecture paper.",
  mail: site.mail.hello,
};

export const headlineStats = {
  heading: "The platform in figures",
  note: "Running totals count all customers since the services went live in December 2024.",
  stats: [
    {
      figure: publicFigures.enterpriseCustomers,
      text: "enterprise customers",
      scope: "Under contract today",
    },
    { figure: publicFigures.models, text: "models", scope: "That a step can choose from" },
    {
      figure: publicFigures.executions,
      text: "workflow executions",
      scope: "Running total, all plans",
    },
    { figure: publicFigures.apiCalls, text: "API calls", scope: "Running total, all plans" },
    {
      figure: publicFigures.taskSuccess,
      text: "task success",
      scope: "Task runs that succeed, retries included",
    },
    { figure: "3", text: "processing centers", scope: "Where runs execute" },
    {
      figure: publicFigures.averageResponse,
      text: "average response",
      scope: "Of the API gateway; a whole run takes longer",
    },
    {
      figure: sharedFacts.uptime,
      text: "uptime",
      scope: "SLA, unless a plan or order says otherwise",
    },
  ],
};

/** The run itself is in content/runs/, with its own summary. */
export const sampleRun = { heading: "See a run, end to end" };

/** What the tiers of content/schema/autonomy.ts are like to work with, from the first on. */
const tierWords = [
  {
    agent: "Suggests the next step and prepares a draft.",
    person: "Does the step.",
    example:
      "The agent drafts a reply to a supplier's email and suggests an account. A clerk edits the draft and sends it.",
    autonomy: null,
  },
  {
    agent: "Does one step when asked.",
    person: "Starts every step and checks the result.",
    example:
      "A recruiter asks for a shortlist with reasons and, after reviewing it, asks the agent to send the invitations.",
    autonomy: null,
  },
  {
    agent: "Runs the whole workflow and stops at every decision.",
    person: "Approves every decision.",
    example: "Bids are compared and the order is prepared, and a buyer releases it.",
    autonomy: null,
  },
  {
    agent: "Decides alone, within limits on amount, customer and time.",
    person: "Sets the limits and handles the exceptions.",
    example: "Small refunds are paid straight away, and larger ones wait for the team lead.",
    autonomy: null,
  },
  {
    agent: "Runs, checks its own results and fixes what it can.",
    person: "Reviews a sample of runs, handles the remaining cases, and can stop the workflow.",
    example:
      "Card payments are reconciled overnight, and whatever can't be explained is waiting for someone in the morning.",
    autonomy: `${publicFigures.autonomy} autonomy`,
  },
] as const;

export const tiers = {
  heading: "Five tiers of autonomy",
  text: `Every workflow has a tier, and a step in it can have a different one, which you raise when its track record justifies it and lower at any time. ${irreversibleRule}`,
  labels: {
    agent: "The agent",
    alone: "Without approval",
    person: "A person",
    example: "For example",
  },
  tiers: tierWords.map((words, index) => {
    const tier = tierOf(index + 1);
    return { ...words, number: tier.number, name: tier.name, alone: aloneText(tier) };
  }),
};

export const technologyStack = {
  heading: "Technology stack",
  servicesLabel: "Services",
  cards: [
    {
      title: "Models",
      text: "Tell a step what it needs, and YNO picks the model with the best measured balance of quality, price and speed, unless you bring your own.",
      services: ["rag-service"],
    },
    {
      title: "Execution",
      text: "Every attempt at a task gets a container of its own, which reads its inputs as files, writes its results to one path and is then removed.",
      services: [
        "workflow-service",
        "pipeline-engine",
        "pipeline-service",
        "task-service",
        "dockerfile-validator",
      ],
    },
    {
      title: "Connections",
      text: "Agents reach your systems through connectors and MCP servers, or through a container that you build, and every call has the rights of the account you connected.",
      services: ["api-gateway", "connectors-service", "auth-service", "secret-service"],
    },
    {
      title: "People",
      text: "A run can wait for a person for a minute or a month, and continues where it stopped as soon as that person has decided.",
      services: ["forms-service", "hitl-service"],
    },
  ],
};

export const components = {
  heading: "Components",
  components: [
    {
      id: "planner",
      title: "Conversation planner",
      text: "Turns your description into a workflow and, when you change your mind, shows you the difference before anything runs.",
    },
    {
      id: "orchestration",
      title: "Agent orchestration",
      text: "Starts a step when its inputs are ready, assigns it an agent or a container, retries after a failure, and waits wherever a person has to approve.",
    },
    {
      id: "hub",
      title: "Integration hub",
      text: "Calls your other systems through connectors, MCP servers or your own containers, stays within their rate limits, and turns their errors into something an agent can act on.",
    },
    {
      id: "record",
      title: "Run record",
      text: "Records each step as it finishes, so your team can follow a run and an auditor can verify it.",
    },
  ],
  connections: [
    { from: "planner", to: "orchestration", carries: "the workflow, step by step" },
    { from: "orchestration", to: "hub", carries: "calls, with your account's rights" },
    { from: "hub", to: "orchestration", carries: "answers and errors" },
    { from: "orchestration", to: "record", carries: "every step as it finishes" },
    { from: "record", to: "planner", carries: "what earlier runs did" },
  ],
  people: { title: "Your people", note: "approve what you don't delegate" },
  reaches: ["Connectors", "MCP servers", "Containers"],
};

export const specifications = {
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

export const stories = {
  heading: "Customer stories",
  note: "Illustrative figures: these stories are made up, and each describes a type of company and what it could measure.",
  labels: { before: "Before", workflow: "Now", decides: "Who decides" },
  stories: [
    {
      company: "A lift maintenance company",
      before: "A dispatcher noted the fault, looked for the part and rang round for a technician.",
      workflow:
        "The lift sends its fault code, and an agent finds the part in the nearest van and suggests a technician and a time.",
      decides:
        "The dispatcher confirms the visit, and if people are trapped, the call goes straight to a person.",
      figures: [
        { figure: "18 min", text: "from fault to confirmed visit, down from 70 min" },
        { figure: "1 in 20", text: "visits end without the right part, down from 1 in 4" },
      ],
    },
    {
      company: "A hospital group",
      before: "Referral letters waited in a shared mailbox.",
      workflow:
        "An agent reads the letter, suggests a clinic, lists the tests that are missing and proposes an urgency.",
      decides: "A nurse confirms the urgency before an appointment is offered.",
      figures: [
        { figure: "1 day", text: "from letter to offered appointment, down from 4 days" },
        { figure: "9 in 10", text: "patients arrive with every test done" },
      ],
    },
    {
      company: "A supermarket chain",
      before:
        "Shops heard about a recall by phone, and some went on selling the product in the meantime.",
      workflow:
        "An agent finds the affected batches in every shop, prepares to block them at the tills and drafts the notice to customers.",
      decides: "The tills block a batch once the quality manager has confirmed it.",
      figures: [
        { figure: "35 min", text: "from notice to blocked tills, down from 6 hours" },
        { figure: "48", text: "shops covered by a single confirmation" },
      ],
    },
    {
      company: "A maker of industrial pumps",
      before:
        "Customers sent a photo of the nameplate and then waited until an engineer had found the spare part.",
      workflow:
        "An agent reads the nameplate, finds the part or its replacement, and prepares the quote from current price and stock.",
      decides: "An engineer approves quotes for replacement parts.",
      figures: [
        { figure: "4 in 5", text: "quotes go out on the day of the request" },
        { figure: "60 hours", text: "of engineers' time saved each month" },
      ],
    },
  ],
};

export type Tiers = typeof tiers;
export type TechnologyStack = typeof technologyStack;
export type Components = typeof components;
export type Stories = typeof stories;
