import type { FaqEntry } from "../schema/faq.ts";

const category = "AI & Automation Features";

/** What agents may do, what they read, and how to check their work. */
export const aiAndAutomation: readonly FaqEntry[] = [
  {
    id: "autonomy-tiers",
    category,
    question: "How much can an agent do before a person has to step in?",
    answer:
      "As much as the step's tier allows. The [five AI tiers](/platform) run from an agent that only drafts up to Tier 5, the only one with a figure: 95% autonomy, with the remaining cases left to a person. You can move a step back down at any time.",
  },
  {
    id: "ai-languages",
    category,
    question: "Which languages can I describe a workflow in?",
    answer:
      "You can write in over 50 languages, and agents read and draft in them too. A supplier can write in Vietnamese while the buyer gets an English summary. This site, the documentation and the contract are in English. If the [terms](/terms) are translated, the English version takes precedence.",
  },
  {
    id: "choice-of-models",
    category,
    question: "Which AI models can a workflow use?",
    answer:
      "Choose from 150+ models, or bring your own. Tell a step what it needs, and the [platform](/platform) picks the model with the best measured balance of quality, price and speed. You can swap a model without rebuilding the workflow, and the run record names the one that answered.",
  },
  {
    id: "less-data-for-models",
    category,
    question: "How do we limit what a language model can see?",
    answer:
      "Split the work into small steps. A model sees one step's prompt and the data in it, never the whole run. If an early step reads the contract and passes on five fields, the models after it see only those five. The [security page](/security) lists where a request to a model is sent.",
  },
  {
    id: "prompt-injection",
    category,
    question: "What if an email or a document tells the agent to do something else?",
    answer:
      "Expect it to be tried, because no filter catches every prompt injection. The agent reaches little: one step's data and the rights of the account you connected, never a password. Put an approval between a step that reads outside text and one that sends or pays. For payments above your limit, the [terms](/terms) require one.",
  },
  {
    id: "learning-from-corrections",
    category,
    question: "Does an agent learn when a person corrects it?",
    answer:
      'Yes, through the run record. Your reason for a correction or a refusal is kept there, and the planner reads it before the next run. "Wrong tax code, this supplier is in Johor" helps; "no" doesn\'t. Learning never widens an agent\'s permissions, as [Integrations](/integrations) explains.',
  },
  {
    id: "checking-output",
    category,
    question: "Can we rely on what an agent writes without checking it?",
    answer:
      "No. Output can be wrong, incomplete or out of date, as the [terms](/terms) say, so match the check to the possible harm. Anything that can be calculated, such as the lines of an invoice, is calculated again. Anything that can't be undone waits for a person. For the many small cases in between, review a sample every week.",
  },
  {
    id: "required-approvals",
    category,
    question: "Are there steps an agent may never take alone?",
    answer:
      "Yes, four kinds. One is a decision with legal or similarly significant effect on a person. The others are a payment or commitment above your limit, an action that affects someone's health or safety, and a permanent deletion or a change of access to a system. Under the [terms](/terms), a competent person must approve each of these, whatever the tier.",
  },
  {
    id: "change-during-a-run",
    category,
    question: "Can I change a workflow in the middle of a run?",
    answer:
      "Yes. Describe the change, and the planner shows you what's different. Finished steps keep their results, and the rest of the run continues with the new version. A letter or transfer that has already gone out can't be recalled. On the [Enterprise plan](/enterprise), someone other than the author releases the changed workflow.",
  },
  {
    id: "own-mcp-servers",
    category,
    question: "Can agents use an MCP server we run ourselves?",
    answer:
      "Yes, just like any connector; [MCP Integration](/docs/mcp) shows how. Each call has the rights of the key you give the server, so grant only what the workflow needs. We list the servers in the [MCP Registry](/mcp-registry) but don't test them: treat what they return as untrusted input.",
  },
  {
    id: "what-starts-a-workflow",
    category,
    question: "What can start a workflow, apart from a person?",
    answer:
      "A schedule, a call from another program, or a message in a mailbox. On [Integrations](/integrations), Schedule follows the calendar in the time zone you name, and Webhook trigger refuses any call with a wrong signature. Senders sometimes repeat a message, so have the first step check for an open run of the same case.",
  },
  {
    id: "answers-with-sources",
    category,
    question: "Can an agent answer from our documents and show its sources?",
    answer:
      "Yes. It reads the documents you give it and cites the passage behind each answer, so the approver can check it first. An agent can't know that events have overtaken a passage, so give every document an owner and a review date. For an example, see 'RFP answers from the library' under [Agentic Workflows](/workflows).",
  },
  {
    id: "reasons-for-a-decision",
    category,
    question: "How do I find out why an agent made a decision?",
    answer:
      "Open that step in the run record, which the [platform](/platform) writes as each step ends. You'll see the input, the output, the model that worked on it and the reason it gave. At an approval you'll also see who approved and when. The reason is the agent's own account, so judge the result against the input.",
  },
];
