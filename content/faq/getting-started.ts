import type { FaqEntry } from "../schema/faq.ts";

const category = "Getting Started";

export const gettingStarted: readonly FaqEntry[] = [
  {
    id: "what-yno-does",
    category,
    question: "What does YNO do that a script or a connector tool does not?",
    answer:
      "It stops and asks where a script would carry on. You describe the work, [YNO AI drafts a workflow](/platform), and agents run its steps in your connected systems until one needs an approval. Each step keeps its input, its output and the agent's reason, so a colleague can read later what happened.",
  },
  {
    id: "coding-needed",
    category,
    question: "Do I need to write code to build a workflow?",
    answer:
      "No. A claims handler or a payroll clerk describes the work and corrects the draft in everyday words. Code enters only where a step needs a program that no connector and no MCP server offers. A developer then packs it into a [Molfar image](/docs/molfar-image), and the clerk still decides where in the workflow it stands.",
  },
  {
    id: "invitation",
    category,
    question: "Can I sign up today, or do I have to wait for an invitation?",
    answer:
      "You can press Get Started Free on the [Pricing](/pricing) page today, but the sign-up may ask for an invitation, because we let people in by small groups. Request an Invitation, on the [opening page](/), puts you forward for the next group. Two sentences about the process you have in mind help us more than a job title.",
  },
  {
    id: "community-plan",
    category,
    question: "How far do we get on the free Community plan?",
    answer:
      "Far enough for one small team to put agents to real work: up to 3 AI agents, 5 integrations, 10 workflows and 1,000 API calls a month. A process that starts a few times a day usually fits, and one that reads every incoming order does not. The [comparison of plans](/pricing) shows what Community leaves out.",
  },
  {
    id: "first-workflow",
    category,
    question: "Which piece of work should we hand over first?",
    answer:
      "Choose one that returns every week, touches two or three systems, and has a result that you would recognise as right at a glance, such as invoice matching or ticket triage. Payments without a limit can wait until you have an approver for them. Of the [20 templates](/workflows), read the one nearest to your trade first.",
  },
  {
    id: "time-to-connect",
    category,
    question: "How long does it take to connect a system such as Salesforce?",
    answer:
      "Between 2 and 7 minutes of your own time; each card under [Integrations](/integrations) gives the figure for its system. What can take days is the permission. If only an administrator may approve new applications in your Salesforce, tell that person beforehand. You sign in once, and your workflows share the connection from then on.",
  },
  {
    id: "no-connector",
    category,
    question: "Our stock system was built in-house. Can agents still use it?",
    answer:
      "They can, if it has any way in at all. Put an [MCP server](/docs/mcp) in front of its HTTP interface, or a [Molfar image](/docs/molfar-image) around its files or its command line, and a step can use it. Both are custom integrations, which SME and Enterprise include and Community does not.",
  },
  {
    id: "after-describing",
    category,
    question: "What happens once I have described the work in the conversation?",
    answer:
      "You get a draft and not yet a workflow. Read it to the person who does the work today, who will know the exception that you forgot. The [conversation planner](/platform) shows each new draft beside the old one. When it is right, let a single case through and read its record before the rest may follow.",
  },
  {
    id: "try-safely",
    category,
    question: "Can we watch an agent for a while before we let it act?",
    answer:
      "Yes, in the lowest [tier of autonomy](/platform), called Assisted: the agent suggests the next step, and one of your people takes it. After a few weeks the run record shows which suggestions were taken as they stood. Move those steps up one at a time; one that disappoints you goes down again on the same day.",
  },
  {
    id: "two-apps",
    category,
    question: "What is the difference between the Design App and the User-Facing App?",
    answer:
      "A workflow is made in the Design App and met in the User-Facing App. App Designers change its steps in the first and settle who approves what. Everybody else signs in to the second as an [Actor](/docs), who sees only the forms, questions and approvals meant for that person.",
  },
  {
    id: "where-developers-start",
    category,
    question: "I am a developer. Which of the documents do I read first?",
    answer:
      "That depends on what you bring. For a program that should become a step, read [Molfar Image](/docs/molfar-image) and then the [Worker Contract](/docs/worker-contract); for a list that is worked through item by item, add [Artifact Transformation](/docs/artifact-transformation). Somebody with a server of tools begins at [MCP](/docs/mcp), and whoever wants to read pipelines from outside needs only the [API Reference](/api).",
  },
  {
    id: "rights-in-own-systems",
    category,
    question: "Which rights do I need in our own systems before I begin?",
    answer:
      "As few as the work needs. YNO calls your CRM as the account that you connected, so an administrator's connection lends an administrator's rights to every workflow that uses it. Ask your IT department for a separate account in each system, with no more rights than the steps use. The [Terms](/terms) ask the same of you.",
  },
];
