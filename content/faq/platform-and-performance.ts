import { site } from "@yno/brand/site";
import type { FaqEntry } from "../schema/faq.ts";
import { hyphenated, sharedFacts, uptimeByPlan } from "../shared-facts.ts";
import { workflowCounts } from "../workflow-counts.ts";

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
    answer: `We aim to meet a recovery time objective (RTO) of ${sharedFacts.recoveryTime}, counted from the moment we declare a disaster. The recovery point objective (RPO) is ${sharedFacts.recoveryPoint}, so a step that ended in the last hour before the failure may show as unfinished and run again. Both apply to our regions, not to your own installation; see the [security page](/security).`,
  },
  {
    id: "maintenance-notice",
    category,
    question: "How much notice do you give before maintenance?",
    answer: `At least ${sharedFacts.maintenanceNotice}: every planned window comes with a ${hyphenated(sharedFacts.maintenanceNotice)} maintenance notice. Downtime announced later counts against the uptime in the [terms](/terms), unless it closes a security hole that can't wait. If a run has a deadline, let it finish before the window. To see which services are running, check ${site.hosts.status}.`,
  },
  {
    id: "response-time",
    category,
    question: "What does the average response of 20 ms measure?",
    answer:
      "It's how long the platform itself takes to answer a request, on average. It excludes the internet, the model and any slow connected system, which together account for most of the wait that a person notices. The figure on the [platform page](/platform) is an observation, not a service level.",
  },
  {
    id: "processing-centers",
    category,
    question: "Which of your 3 processing centers do our workflows run in?",
    answer:
      "One in your region. The number counts the sites that do the work; it isn't a choice of countries. The region is Singapore for every plan, and an Enterprise contract can name others. With an on-premises installation, your own site replaces ours. The [security page](/security) says where your data is stored afterwards.",
  },
  {
    id: "number-of-integrations",
    category,
    question: "How many systems can YNO connect to?",
    answer:
      "Over 1000 integrations, if you count MCP servers and any system the HTTP request connector can call. The 20+ platforms on [Integrations](/integrations) are ready to connect, and setting one up takes 2 to 7 minutes. For the rest, someone on your side installs a server from the [MCP Registry](/mcp-registry) or creates a key.",
  },
  {
    id: "rate-limits-of-other-systems",
    category,
    question: "What happens when a connected system has a rate limit?",
    answer:
      "The [integration hub](/platform) stays within it, so a large run takes longer instead of overloading the system. If an error still comes back, the agent gets something it can act on: wait, try another way, or ask. Other programs on the same account share its allowance, so give YNO its own.",
  },
  {
    id: "failed-steps",
    category,
    question: "What happens to a run when one of its steps fails?",
    answer:
      "The step is retried. If it still fails, the run tells you which step it was and what caused it, and continues from there once that's fixed. Your own task, written to the [Worker Contract](/docs/worker-contract), must therefore be safe to start twice: have it check first what it has already paid or booked.",
  },
  {
    id: "many-files-at-once",
    category,
    question: "Can a workflow process many files at the same time?",
    answer:
      "Yes. When a collection reaches a step that takes a single item, the workflow switches to parallel mode. A collection is a list with one item per line, a directory of sorted files, or JSONL. Each item arrives with its zero-based index in a parameter whose name ends in _INDEX, as [Artifact Transformation](/docs/artifact-transformation) describes.",
  },
  {
    id: "runs-that-wait",
    category,
    question: "How long can a run wait for a person to decide?",
    answer: `A minute or a month: no container runs and no machine is occupied while a form, a question or an approval is open. Your customers are less patient, so decide in the draft who is asked next and on which day. In ${workflowCounts.withApproval} of the ${workflowCounts.all} templates under [Agentic Workflows](/workflows), at least one step waits for a person.`,
  },
  {
    id: "export-a-workflow",
    category,
    question: "Can we export a workflow and run it somewhere else?",
    answer:
      "You can export it in the Design App's own format, which no other engine reads. Its tasks are container images and run anywhere. Join them in a wiring file, which exports to CWL and Argo Workflows, as [Artifact Transformation](/docs/artifact-transformation) shows. Approvals aren't part of that file, so build them again in the other engine.",
  },
  {
    id: "record-so-far",
    category,
    question: "How much work has the platform done so far?",
    answer:
      "Since its services started on 1 December 2024, it has completed 10K+ workflow executions and answered 1M+ API calls; its users include 10+ enterprise customers. Of the tasks in those runs, 98.5% succeeded. A workflow has several tasks, so its own rate can differ. These figures come from the [platform page](/platform); your own are in the run record.",
  },
  {
    id: "api-operations",
    category,
    question: "Can I create or start a pipeline through the API?",
    answer:
      "No, the [API](/api) is read-only. One operation lists your pipelines, and the other returns one by its UUID. To start a run from your own program, put the Webhook trigger from [Integrations](/integrations) at the start of the workflow. A signed call to it names the pipeline by its trigger_key.",
  },
];
