import type { FaqEntry } from "../schema/faq.ts";
import { site } from "../site.ts";

const category = "Platform & Performance";

/** What the service promises, what its figures count, and how runs behave under load and faults. */
export const platformAndPerformance: readonly FaqEntry[] = [
  {
    id: "uptime-sla",
    category,
    question: "Which uptime do you guarantee?",
    answer:
      "The platform has a 99.9% uptime SLA, measured over each calendar month. A plan or an order can replace that figure: it is 99.5% for SME, and 99.95% for Enterprise as the order states it. For Community, uptime is an aim. If we miss the figure you can ask for a credit; the [Terms of Service](/terms) say which minutes count.",
  },
  {
    id: "recovery-objectives",
    category,
    question: "If the whole service goes down, when do our runs go on?",
    answer:
      "Within the recovery time objective (RTO) of 4 hours, counted from the moment at which we establish the disaster. The recovery point objective (RPO) is 1 hour, so a step that ended in the last hour before that may appear unfinished and run once more. Both stand on the [security page](/security) and are for our regions, not for an installation of yours.",
  },
  {
    id: "maintenance-notice",
    category,
    question: "How long before maintenance do we hear of it?",
    answer: `We give a 48-hour maintenance notice at least. An interruption that was not announced in time counts against the uptime in the [terms](/terms), except when it closes a security hole that cannot wait. If a run has a deadline, let it end before the window; which services are running can be read at ${site.hosts.status}.`,
  },
  {
    id: "response-time",
    category,
    question: "What does the average response of 20 ms measure?",
    answer:
      "It measures how long the platform itself takes to answer a request, on average. The internet, a model at work and a slow connected system are not in it, and those make up most of what a person waits for. The figure is an observation from the [platform page](/platform), not a service level.",
  },
  {
    id: "processing-centers",
    category,
    question: "In which of your 3 processing centers do our workflows run?",
    answer:
      "In one that belongs to your region. The number counts the sites that do the work and is no menu of countries: the region is Singapore for every plan, and an Enterprise contract can name others. With an on-premises installation your own site takes the place of ours. Where data lies afterwards is on the [security page](/security).",
  },
  {
    id: "number-of-integrations",
    category,
    question: "How many systems can YNO connect to?",
    answer:
      "Over 1000 integrations are within reach if you count MCP servers, and the systems that the HTTP request connector can call. The 20+ platforms on [Integrations](/integrations) are ready to connect, and setting one up takes 2 to 7 minutes. For the rest, somebody on your side installs a server from the [MCP Registry](/mcp-registry) or creates a key.",
  },
  {
    id: "rate-limits-of-other-systems",
    category,
    question: "What happens when a connected system limits how often it may be called?",
    answer:
      "The [integration hub](/platform) keeps to the limit of that system, so a large run takes longer and does not overrun it. An error that comes back all the same is turned into something that an agent can act on: wait, try another way, or ask. Other programs on the same account share its allowance, so give YNO one of its own.",
  },
  {
    id: "failed-steps",
    category,
    question: "What becomes of a run when one of its steps fails?",
    answer:
      "The step is tried again. If it fails for good, the run says which step it was and what caused it, and after the repair it continues from there. A task of your own, written to the [Worker Contract](/docs/worker-contract), must therefore bear being started twice: let it check first what it has already paid or booked.",
  },
  {
    id: "many-files-at-once",
    category,
    question: "Can a workflow process many files at the same time?",
    answer:
      "Yes: when a collection meets a step that takes a single item, the workflow goes into parallel mode. A collection is a list with one item per line, a directory of sorted files, or JSONL. As [Artifact Transformation](/docs/artifact-transformation) describes, each item arrives with its index, counted from zero, in a parameter whose name ends in _INDEX.",
  },
  {
    id: "runs-that-wait",
    category,
    question: "How long can a run wait for a person to decide?",
    answer:
      "For a minute or for a month. While a form, a question or an approval is open, no container runs and no machine is occupied. The business outside waits less patiently, so settle in the draft who is asked next and on which day. Under [Agentic Workflows](/workflows), the interchanges show where a person decides.",
  },
  {
    id: "record-so-far",
    category,
    question: "How much work has the platform done so far?",
    answer:
      "Since its services started on 1 December 2024, it has carried out 10K+ workflow executions and answered 1M+ API calls, for 10+ enterprise customers among others. Of the tasks in those runs, 98.5% succeeded; a workflow has several, so its own rate can differ. You find these figures on the [platform page](/platform), and your own in the run record.",
  },
  {
    id: "api-operations",
    category,
    question: "Can I create or start a pipeline through the API?",
    answer:
      "No call for either is documented. The [API](/api) reads: one operation lists your pipelines, the other returns one of them by its UUID. A pipeline record does contain trigger_key, but neither operation takes it. To start a run from a program, put the Webhook trigger of [Integrations](/integrations) in front of the workflow.",
  },
];
