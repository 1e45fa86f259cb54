import type { FaqEntry } from "../schema/faq.ts";
import { sharedFacts } from "../shared-facts.ts";

const category = "Getting Started";

export const gettingStarted: readonly FaqEntry[] = [
  {
    id: "what-yno-does",
    category,
    question: "What does YNO do that a script or a connector tool doesn't?",
    answer:
      "It stops and asks where a script would carry on. Describe the work, [YNO AI drafts a workflow](/platform), and agents run its steps in your connected systems until one needs an approval. Each step keeps its input, its output and the agent's reason, so a colleague can see later exactly what happened.",
  },
  {
    id: "coding-needed",
    category,
    question: "Do I need to write code to build a workflow?",
    answer:
      "No. If you handle claims or run payroll, you describe the work and correct the draft in everyday words. You only need code for a step that no connector or MCP server covers. A developer packages that step as a [Molfar image](/docs/molfar-image), and you still decide where it goes in the workflow.",
  },
  {
    id: "invitation",
    category,
    question: "Can I sign up today, or do I have to wait for an invitation?",
    answer:
      "You can choose Get Started Free on the [Pricing](/pricing) page today, but sign-up may ask for an invitation because we open access to small groups in turn. To join the next one, choose Request an Invitation on the [home page](/). Two sentences about the process you have in mind help us more than a job title.",
  },
  {
    id: "community-plan",
    category,
    question: "How far does the free Community plan get us?",
    answer: `Far enough for one small team to put agents to real work: up to ${sharedFacts.communityAgents}, ${sharedFacts.communityIntegrations}, ${sharedFacts.communityWorkflows} and ${sharedFacts.communityCalls}. That usually covers a process that starts a few times a day, but not one that reads every incoming order. The [plan comparison](/pricing) shows what Community leaves out.`,
  },
  {
    id: "first-workflow",
    category,
    question: "Which process should we automate first?",
    answer:
      "Pick one that comes up every week, touches two or three systems, and has a result you can check at a glance. Invoice matching and ticket triage are good candidates. Leave unlimited payments until you've named an approver. Of the [20 templates](/workflows), start with the one closest to your trade.",
  },
  {
    id: "time-to-connect",
    category,
    question: "How long does it take to connect a system such as Salesforce?",
    answer:
      "Between 2 and 7 minutes of your own time; each card under [Integrations](/integrations) gives the figure for its system. Permission can take longer. If only an administrator can approve new apps in your Salesforce, ask them before you start. You sign in once, and all your workflows share the connection.",
  },
  {
    id: "no-connector",
    category,
    question: "Our stock system was built in-house. Can agents still use it?",
    answer:
      "Yes, if it has an HTTP interface, a command line or files that can be read. Put an [MCP server](/docs/mcp) in front of the interface, or build a [Molfar image](/docs/molfar-image) around the files or the command line. Both count as custom integrations, which SME and Enterprise include and Community doesn't.",
  },
  {
    id: "after-describing",
    category,
    question: "What happens after I've described the work?",
    answer:
      "You get a draft to review. Read it through with the person who does the job today, because they'll spot the exception you forgot. The [conversation planner](/platform) shows each new draft beside the previous one. When it looks right, let one case through and read its run record before you switch on the rest.",
  },
  {
    id: "try-safely",
    category,
    question: "Can we watch an agent for a while before we let it act?",
    answer:
      "Yes. Start in Assisted, the lowest [tier of autonomy](/platform), where the agent suggests the next step and one of your people takes it. After a few weeks, the run record shows which suggestions were accepted unchanged. Move those steps up one at a time. If one disappoints you, move it back down the same day.",
  },
  {
    id: "two-apps",
    category,
    question: "What's the difference between the Design App and the User-Facing App?",
    answer:
      "You build a workflow in the Design App and take part in it through the User-Facing App. App Designers change the steps in the first and decide who approves what. Everyone else signs in to the second as an [Actor](/docs) and sees only the forms, questions and approvals meant for them.",
  },
  {
    id: "where-developers-start",
    category,
    question: "I'm a developer. Which documentation should I read first?",
    answer:
      "It depends on what you're building. To turn a program into a step, read [Molfar Image](/docs/molfar-image) and then the [Worker Contract](/docs/worker-contract). If it processes a list item by item, add [Artifact Transformation](/docs/artifact-transformation). For a server of tools, start with [MCP](/docs/mcp). To read pipelines from inside a task, the [API Reference](/api) is all you need.",
  },
  {
    id: "rights-in-own-systems",
    category,
    question: "Which permissions do we need in our own systems before we start?",
    answer:
      "As few as the work needs. YNO calls your CRM as the account you connected, so connecting an administrator gives administrator rights to every workflow that uses it. Ask your IT department for a separate account in each system, with only the permissions your steps use. The [Terms](/terms) ask the same of you.",
  },
];
