import type { FaqEntry } from "../schema/faq.ts";
import { hyphenated, publicFigures, sharedFacts, uptimeByPlan } from "../shared-facts.ts";

const category = "Platform & Performance";

/** What the service promises, what its figures count, and how runs behave under load and faults. */
export const platformAndPerformance: readonly FaqEntry[] = [
  {
    id: "uptime-sla",
    category,
    question: "What uptime do you guarantee?",
    answer: `${uptimeByPlan} Community has a target only. If we miss the figure you can claim a credit. The [Terms of Service](/terms) say which minutes count.`,
  },
  {
    id: "recovery-objectives",
    category,
    question: "If the whole service goes down, when do our runs resume?",
    answer: `We aim to meet two objectives after a disaster:\n\n- The recovery time objective (RTO) is ${sharedFacts.recoveryTime}, counted from the moment we declare the disaster.\n- The recovery point objective (RPO) is ${sharedFacts.recoveryPoint}. A step that ended in the last hour before the failure may show as unfinished and run again.\n\nThat second point matters for your own tasks: have them check first what they've already paid or booked. Both objectives apply to our regions. Your own installation recovers as you set it up; see the [security page](/security).`,
  },
  {
    id: "maintenance-notice",
    category,
    question: "How much notice do you give before maintenance?",
    answer: `At least ${sharedFacts.maintenanceNotice}: every planned window comes with a ${hyphenated(sharedFacts.maintenanceNotice)} maintenance notice. Downtime announced later counts against your uptime, unless it closes a security hole that can't wait.`,
  },
  {
    id: "response-time",
    category,
    question: "What does the average response of 20 ms measure?",
    answer:
      "How long the platform itself takes to answer a request, on average. The internet, the models and your connected systems come on top. We observe the figure and don't guarantee it.",
  },
  {
    id: "processing-centers",
    category,
    question: "Which of your 3 processing centers do our workflows run in?",
    answer:
      "One in your region: Singapore, unless an Enterprise contract names another. With an on-premises installation, your own site replaces ours.",
  },
  {
    id: "number-of-integrations",
    category,
    question: "How many systems can YNO connect to?",
    answer: `Over ${publicFigures.integrations}, if you count MCP servers and any system the HTTP request connector can call. The ${publicFigures.platforms} platforms on [Integrations](/integrations) are ready to connect in ${publicFigures.setup}. For the rest, someone on your side installs a server from the [MCP Registry](/mcp-registry) or creates a key.`,
  },
  {
    id: "rate-limits-of-other-systems",
    category,
    question: "What happens when a connected system has a rate limit?",
    answer:
      "YNO stays within it, and a large run takes longer. Give YNO its own account, because other programs on the same one share its allowance.",
  },
  {
    id: "failed-steps",
    category,
    question: "What happens to a run when one of its steps fails?",
    answer:
      "The step is retried. If it still fails, the run tells you which step it was and what caused it, and continues from there once that's fixed. Your own task must therefore be safe to start twice: have it check first what it has already paid or booked. The [Worker Contract](/docs/worker-contract) has the rules.",
  },
  {
    id: "many-files-at-once",
    category,
    question: "Can a workflow process many files at the same time?",
    answer:
      "Yes. When a collection reaches a step that takes a single item, the workflow switches to parallel mode. A collection can be:\n\n- a list with one item per line\n- a directory of sorted files\n- JSONL\n\nItems arrive with their zero-based index in a parameter whose name ends in _INDEX, as [Artifact Transformation](/docs/artifact-transformation) describes.",
  },
  {
    id: "runs-that-wait",
    category,
    question: "How long can a run wait for a person to decide?",
    answer:
      "A minute or a month: nothing runs and no machine is occupied while an approval is open. Decide in the draft who is asked next, and on which day.",
  },
  {
    id: "export-a-workflow",
    category,
    question: "Can we export a workflow and run it somewhere else?",
    answer:
      "Yes, with some work at the other end.\n\nThe export is in the Design App's own format, which no other engine reads. The tasks in it are container images, though, and run anywhere containers do. To run them elsewhere, join them in a wiring file: it says which output goes to which input. Wiring files export to CWL and to Argo Workflows, as [Artifact Transformation](/docs/artifact-transformation) shows.\n\nApprovals aren't part of that file. You build them again with whatever the other engine offers, and steps that call a connector need a replacement too.",
  },
  {
    id: "record-so-far",
    category,
    question: "How much work has the platform done so far?",
    answer: `Since its services started on 1 December 2024, it has completed ${publicFigures.executions} workflow executions and answered ${publicFigures.apiCalls} API calls. Its users include ${publicFigures.enterpriseCustomers} enterprise customers, and ${publicFigures.taskSuccess} of the tasks in those runs succeeded. A workflow has several tasks, so its own rate can differ.\n\nThese figures come from the [platform page](/platform). Yours are in the run record.`,
  },
  {
    id: "api-operations",
    category,
    question: "Can I create or start a pipeline through the API?",
    answer:
      "No, the [API](/api) is read-only: one operation lists your pipelines, and the other returns one by its UUID. To start a run from your own program, put the Webhook trigger from [Integrations](/integrations) at the start of the workflow. A signed call to it names the pipeline by its trigger_key.",
  },
];
