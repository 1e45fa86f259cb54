import type { FaqEntry } from "../schema/faq.ts";
import { publicFigures, sharedFacts } from "../shared-facts.ts";

const category = "Getting Started";

export const gettingStarted: readonly FaqEntry[] = [
  {
    id: "what-yno-does",
    category,
    question: "What does YNO do that a script or a connector tool doesn't?",
    answer:
      "It stops and asks where a script would carry on.\n\nTake supplier invoices. A script posts what it can read, and fails or posts the wrong amount when a line doesn't match its order. Describe the same work to YNO, and [YNO AI drafts a workflow](/platform). Agents read the invoice, find the order and the goods receipt, and compare them. When a line differs, the buyer gets both documents and a question. The run continues from the answer. The run record keeps all of it. A colleague can read later who approved the difference, and why.",
  },
  {
    id: "coding-needed",
    category,
    question: "Do I need to write code to build a workflow?",
    answer:
      "No. You describe the work and correct the draft in everyday words. A developer is needed only for a step that no connector or MCP server covers.",
  },
  {
    id: "invitation",
    category,
    question: "Can I sign up today, or do I have to wait for an invitation?",
    answer:
      "You can choose Get Started Free on the [Pricing](/pricing) page today, but sign-up may ask for an invitation: we open access to small groups in turn. To join the next one, choose Request an Invitation on the [home page](/). Two sentences about the process you have in mind help us more than a job title.",
  },
  {
    id: "community-plan",
    category,
    question: "How far does the free Community plan get us?",
    answer: `Far enough for a small team to put agents to real work. You get:\n\n- up to ${sharedFacts.communityAgents}\n- ${sharedFacts.communityIntegrations}\n- ${sharedFacts.communityWorkflows}\n- ${sharedFacts.communityCalls}\n\nThat suits a process that starts a few times a day. Reading every incoming order takes more calls. The [plan comparison](/pricing) shows what Community leaves out.`,
  },
  {
    id: "first-workflow",
    category,
    question: "Which process should we automate first?",
    answer:
      "Look for a process that passes these four tests:\n\n- It comes up every week.\n- It touches two or three systems.\n- Someone can check the result at a glance.\n- A mistake can be put right.\n\nInvoice matching and ticket triage usually pass. Payments without a limit don't, until you've named an approver for them. A process that changes every month is a poor first choice too, because you'd be correcting the draft instead of learning from it. Of the [20 templates](/workflows), start with the one closest to your trade, and change its steps in your own words.",
  },
  {
    id: "time-to-connect",
    category,
    question: "How long does it take to connect a system such as Salesforce?",
    answer: `From ${publicFigures.setup}, once you have permission. If only an administrator can approve new apps in your Salesforce, ask them before you start.`,
  },
  {
    id: "no-connector",
    category,
    question: "Our stock system was built in-house. Can agents still use it?",
    answer:
      "Yes, if it has an HTTP interface, a command line or files that can be read. There are two ways in:\n\n- an [MCP server](/docs/mcp) in front of the interface\n- a [Molfar image](/docs/molfar-image) around the files or the command line\n\nBoth count as custom integrations. SME and Enterprise include those; Community doesn't.",
  },
  {
    id: "after-describing",
    category,
    question: "What happens after I've described the work?",
    answer:
      "You get a draft, and three things are worth doing with it before you switch it on:\n\n- Go through it with the person who does the job today. They'll spot the exception you forgot.\n- Describe that exception in a sentence. The [conversation planner](/platform) shows the new draft beside the previous one.\n- Let one real case through, and read its run record from the first step to the last.\n\nIf the record shows what you'd have done yourself, let the next cases through. If it doesn't, the step that went wrong is the one to describe again.",
  },
  {
    id: "try-safely",
    category,
    question: "Can we watch an agent for a while before we let it act?",
    answer:
      "Yes. In Assisted, the lowest [tier of autonomy](/platform), the agent suggests the next step and one of your people takes it.\n\nAfter a few weeks, the run record tells you which suggestions were accepted unchanged. Move those steps up, one at a time, and leave the others where they are. You can move a step back down on the day it disappoints you. Read a sample of runs for as long as the workflow is in use, on every tier: a supplier's new invoice layout or a changed price list doesn't announce itself.",
  },
  {
    id: "two-apps",
    category,
    question: "What's the difference between the Design App and the User-Facing App?",
    answer:
      "You build a workflow in the Design App. People take part in it through the User-Facing App, as [Actors](/docs).",
  },
  {
    id: "where-developers-start",
    category,
    question: "I'm a developer. Which documentation should I read first?",
    answer:
      "That depends on what you're building:\n\n- A program that becomes a step: [Molfar Image](/docs/molfar-image), then the [Worker Contract](/docs/worker-contract).\n- A step that processes a list item by item: also [Artifact Transformation](/docs/artifact-transformation).\n- A server of tools: [MCP](/docs/mcp).\n- A task that reads pipelines: the [API Reference](/api).",
  },
  {
    id: "rights-in-own-systems",
    category,
    question: "Which permissions do we need in our own systems before we start?",
    answer:
      "As few as the work needs. YNO calls your CRM as the account you connected. Connect an administrator, and every workflow that uses the connection has administrator rights.\n\nAsk your IT department for a separate account in each system, with only the permissions your steps use. The [Terms](/terms) ask the same of you.",
  },
];
